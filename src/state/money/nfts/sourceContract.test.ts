import { describe, expect, it } from 'vitest'
import { createLab, labNetworks } from '../../../../stories/lab/lab'
import type { ChainReader } from '../../../chains/adapter'
import { defineNetwork } from '../../../chains/network'
import type { Nft, NftSource } from '../../../chains/tokens'
import { connectWallet } from '../../session/connection/connect'
import { chainNfts } from './chainNfts.late'
import { checkNfts } from './checkNfts.late'
import { nftsAtom } from './nfts'

const address = `0x${'a'.repeat(40)}`
const boat = (tokenId: string): Nft => ({
  networkId: 'eip155:1',
  address,
  tokenId,
  name: `Boat ${tokenId}`,
  collection: 'Boats',
  value: 1n,
})
const all = [boat('7'), boat('8')]
const reader = {
  listNfts: async () =>
    all.map(({ tokenId, name, value }) => ({
      address,
      tokenId: BigInt(tokenId),
      value,
      uri: `data:application/json,${encodeURIComponent(JSON.stringify({ name }))}`,
    })),
} satisfies Partial<ChainReader>

/** Every implementation tells of the same two. */
const sources: Readonly<Record<string, () => NftSource>> = {
  'of a host': () => ({ listNfts: async () => all }),
  'of the chain': () =>
    chainNfts({
      loadReader: async () => reader as unknown as ChainReader,
      collections: [{ chainId: 1, name: 'Boats', address }],
      media: {},
      fetchDocument: async () => expect.fail('A document on the chain needs no request'),
    }),
}

describe.each(Object.entries(sources))('collectibles %s', (_name, open) => {
  const query = {
    account: 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    network: defineNetwork(labNetworks[0]!),
    signal: new AbortController().signal,
  } as const

  it('pass the border as they are', async () => {
    expect(checkNfts(await open().listNfts(query), 'eip155:1', {})).toEqual(all)
  })

  it('are only those of the network', async () => {
    expect(checkNfts(await open().listNfts(query), 'eip155:10', {})).toEqual([])
  })

  it('stand in the account', async () => {
    const { store } = createLab({ config: { sources: { nfts: open() } } }).portico
    store.sub(nftsAtom, () => undefined)
    await store.set(connectWallet, 'alpha')
    await expect.poll(() => store.get(nftsAtom)).toEqual({ status: 'ready', value: all })
  })
})
