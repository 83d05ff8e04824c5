import { expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import type { TokenBalance } from '../../../chains/tokens'
import { connectWallet } from '../../session/connection/connect'
import { handlesAtom } from '../../core/visitor/connections'
import { watchStateAtom, watchToken } from './watchToken'

const coin: TokenBalance = {
  networkId: 'eip155:1',
  address: `0x${'a'.repeat(40)}`,
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  value: 1n,
  icon: 'https://host.example/usdc.svg',
}

async function open(answer: (call: unknown) => Promise<unknown>) {
  const { portico } = createLab()
  const { store } = portico
  await store.set(connectWallet, 'alpha')
  const handle = store.get(handlesAtom).eip155
  Object.assign(handle!, { provider: { request: answer } })
  return { store, state: (token = coin) => store.get(watchStateAtom)(token) }
}

it('A token is added to the wallet’s list by EIP-747, and the wallet’s answer is told', async () => {
  const asked: unknown[] = []
  const { store, state } = await open(async (call): Promise<boolean> => asked.push(call) > 0)
  expect(state()).toBe('idle')
  const adding = store.set(watchToken, coin)
  expect(state()).toBe('asking')
  await adding
  expect(state()).toBe('added')
  const options = { address: coin.address, symbol: 'USDC', decimals: 6, image: coin.icon }
  expect(asked).toEqual([{ method: 'wallet_watchAsset', params: { type: 'ERC20', options } }])
})

it.each<readonly [outcome: string, answer: () => Promise<unknown>]>([
  ['declined', async () => false],
  ['declined', () => Promise.reject(Object.assign(new Error('User rejected'), { code: 4001 }))],
  ['failed', () => Promise.reject(new Error('Unsupported method'))],
])('It is %s where the wallet says so', async (outcome, answer) => {
  const { store, state } = await open(answer)
  await store.set(watchToken, coin)
  expect(state()).toBe(outcome)
})

it('The wallet is not asked for the currency of a network, nor for a token of another network', async () => {
  const { state } = await open(async () => true)
  expect(state({ ...coin, address: undefined })).toBeNull()
  expect(state({ ...coin, networkId: 'eip155:10' })).toBeNull()
})
