import { expect, it } from 'vitest'
import type { CaipNetworkId } from '../network'
import { createHandle } from './handle'
import type { SessionClient } from './sessionClient'

const account = '0x52908400098527886E0F7030069857D2E4169EE7'
const polkadot = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
const ss58 = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'

function open(namespace: 'eip155' | 'polkadot', accounts: readonly string[], methods: readonly string[]) {
  const session = { topic: 't', namespaces: { [namespace]: { accounts, methods } } }
  const client = { session: () => session, subscribe: () => () => undefined, clock: {} }
  return createHandle(client as unknown as SessionClient, namespace, [])
}

it.each([
  ['granted', 'eip155:1', []],
  ['anew', 'eip155:10', ['personal_sign']],
  ['onRequest', 'eip155:10', ['wallet_switchEthereumChain']],
  ['onRequest', 'eip155:10', ['wallet_addEthereumChain']],
])('a session’s network is %s: %s with %j', (grant, network, methods) => {
  expect(open('eip155', [`eip155:1:${account}`], methods).grantOf?.(network as CaipNetworkId)).toBe(grant)
})

it('another network than EVM’s is never asked for within a session', () => {
  const handle = open('polkadot', [`${polkadot}:${ss58}`], ['wallet_switchEthereumChain'])
  expect(handle.grantOf?.(polkadot)).toBe('granted')
  expect(handle.grantOf?.('polkadot:b0a8d493285c2df73290dfb7e61f870f')).toBe('anew')
})

it.each([
  ['can be asked', true, ['eth_sendTransaction']],
  ['cannot be asked', false, ['personal_sign']],
])('to send, a session %s whose methods say so', (_answer, sends, methods) => {
  expect(open('eip155', [`eip155:1:${account}`], methods).sendTransaction !== undefined).toBe(sends)
})
