import { plainAddress } from '../../core/visitor/connections'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { systemClock } from '../../../chains/clock'
import { labKeys } from '../../../../lab/wallet/labKeys'
import { createSolanaWallet } from '../../../../lab/wallet/solana/solanaWallet'
import type { Decision } from '../../../../lab/wallet/types'
import { createLabSiwx } from '../../../../stories/lab/siwx'
import { UserRejectedError } from '../../../chains/errors/errors'
import { defineNetwork, type CaipAddress } from '../../../chains/network'
import { formatSiwxMessage } from '../../../siwx/message/formatSiwxMessage'
import { connectWallet } from '../../../chains/solana/wallet.late'
import { readDraft } from './prepareMessage'
import { signDraft } from './signDraft'

const mainnet = defineNetwork({
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  chainNamespace: 'solana',
  name: 'Solana',
  nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8899'] } },
})

type Features = Record<string, unknown>

/** A connected wallet with keys, and a message for it; `alter` changes its features. */
async function connected(alter: (features: Features) => Features = (same) => same, statement = true) {
  const asked: string[] = []
  let decision: Decision = 'approve'
  const { wallet } = createSolanaWallet({
    name: 'Harbour',
    icon: '',
    keys: labKeys,
    chains: [{ id: 'solana:mainnet', name: 'Solana', rpcUrl: 'http://127.0.0.1:8899' }],
    origin: 'https://host.example',
    decide: async () => decision,
  })
  const counted = (name: 'signIn' | 'signMessage') => {
    const feature = wallet.features[`solana:${name}`] as Record<string, (...inputs: unknown[]) => unknown>
    const verb = (...inputs: unknown[]) => (asked.push(name), feature[name]?.(...inputs))
    return { [`solana:${name}`]: { ...feature, [name]: verb } }
  }
  const features = { ...wallet.features, ...counted('signIn'), ...counted('signMessage') }
  const altered = { accounts: [], features: alter(features) }
  const handle = await connectWallet(altered, {
    networks: [mainnet],
    signal: new AbortController().signal,
    clock: systemClock,
  })
  const caipAddress: CaipAddress = handle.snapshot.address
  const subject = {
    namespace: 'solana',
    caipAddress,
    chainId: mainnet.caipNetworkId,
    accountAddress: plainAddress(caipAddress),
  } as const
  const siwx = createLabSiwx()
  const { statement: words, ...fields } = readDraft(await siwx.createMessage(subject)).data
  const data = { ...fields, ...(statement && { statement: words }) }
  const draft = { ...data, toString: () => formatSiwxMessage(data) }
  const sign = () => signDraft(siwx, handle, subject, readDraft(draft), () => undefined)
  return { subject, draft, sign, asked, refuse: () => (decision = 'reject') }
}

const isSigned = (signature: string, message: string, address: string) =>
  ed25519.verify(base58.decode(signature), new TextEncoder().encode(message), base58.decode(address))

describe('signing in with a Solana wallet', () => {
  it('is one request where the wallet knows sign-in, for the very message shown', async () => {
    const { subject, draft, sign, asked } = await connected()
    const session = await sign()
    expect(session.message).toBe(draft.toString())
    expect(session.data).toEqual(readDraft(draft).data)
    expect(isSigned(session.signature, session.message, subject.accountAddress)).toBe(true)
    expect(asked).toEqual(['signIn'])
  })

  it('signs a plain message where it does not', async () => {
    const { subject, sign, asked } = await connected(({ 'solana:signIn': _gone, ...others }) => others)
    const session = await sign()
    expect(isSigned(session.signature, session.message, subject.accountAddress)).toBe(true)
    expect(asked).toEqual(['signMessage'])
  })

  it('signs a plain message without a statement, where the two ways of writing it differ', async () => {
    const { draft, sign, asked } = await connected(undefined, false)
    expect((await sign()).message).toBe(draft.toString())
    expect(asked).toEqual(['signMessage'])
  })

  it('does not take another message for the one shown', async () => {
    const { subject, draft, sign, asked } = await connected((features) => {
      const { signIn, version } = features['solana:signIn'] as { version: string; signIn: (input: object) => unknown }
      const other = { version, signIn: (input: object) => signIn({ ...input, nonce: 'another1' }) }
      return { ...features, 'solana:signIn': other }
    })
    const session = await sign()
    expect(session.message).toBe(draft.toString())
    expect(isSigned(session.signature, session.message, subject.accountAddress)).toBe(true)
    expect(asked).toEqual(['signIn', 'signMessage'])
  })

  it('asks once when the visitor declines', async () => {
    const { sign, asked, refuse } = await connected()
    refuse()
    await expect(sign()).rejects.toThrow(UserRejectedError)
    expect(asked).toEqual(['signIn'])
  })
})
