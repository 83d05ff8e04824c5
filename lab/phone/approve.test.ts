import type { ProposalTypes } from '@walletconnect/types'
import { describe, expect, it } from 'vitest'
import { approveNamespaces } from './approve'

const misbehave = {
  neverAnswers: false,
  wrongChains: false,
  malformedAccounts: false,
  wrongSignIn: false,
  forgedSignIn: false,
  delayMs: 0,
}
const chains = ['eip155:1', 'eip155:10', 'solana:main'].map((id) => ({ id, name: id }))
const means = { chains, misbehave, accountOn: ({ id }: { id: string }) => `${id}:me` }

function propose(
  requiredNamespaces: ProposalTypes.RequiredNamespaces,
  optionalNamespaces: ProposalTypes.OptionalNamespaces = {},
) {
  const parties = { id: 1, expiryTimestamp: 0, relays: [], pairingTopic: '', requiredNamespaces, optionalNamespaces }
  const metadata = { name: '', description: '', url: '', icons: [] }
  return approveNamespaces({ ...parties, proposer: { publicKey: '', metadata } }, means)
}
const asks = (chain: string | null, methods: string[] = ['personal_sign'], events: string[] = []) => ({
  ...(chain === null ? {} : { chains: [chain] }),
  methods,
  events,
})

describe('what a phone approves', () => {
  it('is the required and the optional of a namespace together', () => {
    const approved = propose(
      { eip155: asks('eip155:1') },
      { eip155: asks('eip155:10', ['eth_sendTransaction'], ['chainChanged', 'message']) },
    )
    expect(approved).toEqual({
      eip155: {
        chains: ['eip155:1', 'eip155:10'],
        accounts: ['eip155:1:me', 'eip155:10:me'],
        methods: ['personal_sign', 'eth_sendTransaction'],
        events: ['chainChanged'],
      },
    })
  })

  it('is a chain that a proposal names by itself', () => {
    expect(propose({ 'eip155:1': asks(null) }, { 'eip155:10': asks(null) })['eip155']?.chains).toEqual([
      'eip155:1',
      'eip155:10',
    ])
  })

  it.each([
    [{ eip155: asks('eip155:5') }, 5100],
    [{ near: asks('near:mainnet') }, 5100],
    [{ eip155: asks('eip155:1', ['eth_sign']) }, 5101],
    [{ eip155: asks('eip155:1', [], ['message']) }, 5102],
    [{}, 5100],
  ])('is nothing where %j is required', (required, code) => {
    expect(() => propose(required, { near: asks('near:mainnet') })).toThrow(expect.objectContaining({ code }))
  })
})
