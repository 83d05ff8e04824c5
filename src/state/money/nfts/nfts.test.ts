import { describe, expect, it } from 'vitest'
import { labAccounts } from '../../../../lab/chains/startChain'
import { createLab } from '../../../../stories/lab/lab'
import { startChainReader } from '../../../../stories/lab/testing/chains/chainReader'
import type { ListedCollection, Nft, NftQuery, NftSource } from '../../../chains/tokens'
import { connectWallet } from '../../session/connection/connect'
import { chainNfts } from './chainNfts.late'
import { checkNfts } from './checkNfts.late'
import { NftsUnavailableError } from './nftErrors'
import { mediaUrl } from './media.late'
import { nftPageAtom, nftsAtom, refreshNfts } from './nfts'

const boat: Nft = { networkId: 'eip155:1', address: `0x${'a'.repeat(40)}`, tokenId: '7', name: 'Boat 7', value: 1n }
const cid = 'QmSP4nq9fnN9dAiCj42ug9Wa79rqmQerZXZch82VqpiH7U'
const media = { proxy: 'https://media.shop.example/?at={url}', ipfsGateway: 'https://ipfs.shop.example' }

async function watch(sources: object) {
  const lab = createLab({ config: { sources } })
  const { store } = lab.portico
  store.sub(nftsAtom, () => undefined)
  await store.set(connectWallet, 'alpha')
  await expect.poll(() => store.get(nftsAtom).status).not.toBe('loading')
  return { ...lab, nfts: () => store.get(nftsAtom) }
}

describe('the collectibles of an account', () => {
  it('come from the host, and one of them is found by contract and id, however its contract is written', async () => {
    const asked: string[] = []
    const nfts: NftSource = {
      listNfts: async ({ account, network }) => {
        asked.push(`${account} ${network.name}`)
        return [boat, { ...boat, tokenId: '8' }]
      },
    }
    const { nfts: shown, portico } = await watch({ nfts })
    expect(shown()).toMatchObject({ status: 'ready', value: [{ tokenId: '7' }, { tokenId: '8' }] })
    expect(asked).toEqual(['eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8 Ethereum'])
    const pageOf = portico.store.get(nftPageAtom)
    expect(pageOf(`0x${'A'.repeat(40)}`, '8')).toMatchObject({ nft: { tokenId: '8' }, network: { name: 'Ethereum' } })
    expect(pageOf(boat.address, '9')).toBeNull()
  })

  it('are empty without a source, and end with the connection', async () => {
    expect((await watch({})).nfts()).toEqual({ status: 'ready', value: [] })
    const { nfts, portico } = await watch({ nfts: { listNfts: async () => [boat] } })
    await portico.disconnect()
    await expect.poll(nfts).toEqual({ status: 'ready', value: [] })
  })

  it('are not known where the source fails, and asked for again by who presses', async () => {
    let answer: unknown = 'many'
    const { nfts, portico } = await watch({ nfts: { listNfts: async () => answer as never } })
    expect(nfts()).toMatchObject({ status: 'failed', error: { name: 'NftsUnavailableError' } })
    answer = [boat]
    portico.store.set(refreshNfts)
    await expect.poll(nfts).toEqual({ status: 'ready', value: [boat] })
  })

  it.each([
    [{ nfts: {} }, 'sources.nfts'],
    [{ collections: [{ chainId: 1, name: 'Boats', address: 'boats' }] }, 'sources.collections'],
    [{ collections: [{ chainId: 1, name: 'B', address: boat.address, tokenIds: ['one'] }] }, 'sources.collections'],
    [{ media: { proxy: 'javascript:alert(1)' } }, 'sources.media'],
  ])('say which of the sources %j is not usable', async (sources, option) => {
    const { nfts } = await watch(sources)
    expect(nfts()).toMatchObject({ status: 'failed', error: { name: 'InvalidConfigError' } })
    expect(JSON.stringify((nfts() as { error: Error }).error.message)).toContain(option)
  })
})

describe('at the border', () => {
  it.each<[string, object]>([
    ['another network', { networkId: 'eip155:10' }],
    ['a script for a contract', { address: '<script>' }],
    ['an id that is none', { tokenId: '../1' }],
    ['a number that may be inexact', { value: 1 }],
    ['none of it', { value: 0n }],
    ['a negative number', { value: -1n }],
    ['more than there can be', { value: 2n ** 256n }],
  ])('%s is left out', (_what, wrong) => {
    expect(checkNfts([{ ...boat, ...wrong }, { ...boat, tokenId: '1' }, null], 'eip155:1', {})).toHaveLength(1)
  })

  it('names that hide something are the id, other words are left out, and each stands once', () => {
    const hidden = { ...boat, name: 'Boat\u202e', collection: '\u200b', description: 'a\u0000b' }
    expect(checkNfts([hidden, boat], 'eip155:1', {})).toEqual([{ ...boat, name: '#7' }])
    expect(checkNfts([{ ...boat, description: 'Two\n lines' }], 'eip155:1', {})[0]?.description).toBe('Two lines')
    const many = Array.from({ length: 10_000 }, (_, index) => ({ ...boat, tokenId: `${index}` }))
    expect(checkNfts(many, 'eip155:1', {})).toHaveLength(5_000)
    expect(() => checkNfts({}, 'eip155:1', {})).toThrow(NftsUnavailableError)
  })

  it.each([
    ['https://pictures.example/a.png', 'https://media.shop.example/?at=https%3A%2F%2Fpictures.example%2Fa.png'],
    ['https://media.shop.example/kept/a.png', 'https://media.shop.example/kept/a.png'],
    [`ipfs://${cid}/1.png`, `https://ipfs.shop.example/ipfs/${cid}/1.png`],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['http://tracker.example/a.png', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,<script>alert(1)</script>', undefined],
    ["data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>", undefined],
    [`ipfs://${cid}/../../logout`, undefined],
    [7, undefined],
  ])('a picture at %s is asked for at %s', (image, url) => expect(mediaUrl(image, media)).toBe(url))

  it('strangers are not asked where the host named no proxy and no gateway', () => {
    for (const image of ['https://pictures.example/a.png', `ipfs://${cid}/1.png`])
      expect(mediaUrl(image, {})).toBeUndefined()
  })
})

const { reader, started } = startChainReader()

describe('from the chain', () => {
  const owner = labAccounts[1]!.address

  async function list(collections: readonly Partial<ListedCollection>[], documents: Record<string, string> = {}) {
    const { network } = started()
    const asked: string[] = []
    const source = chainNfts({
      loadReader: async () => reader,
      collections: collections.map((one) => ({ chainId: 31337, name: 'Boats', address: '', ...one })),
      media,
      fetchDocument: async (url) => {
        asked.push(url)
        const text = documents[url]
        return text === undefined ? null : { type: 'application/json', text }
      },
    })
    const query: NftQuery = { account: `eip155:31337:${owner}`, network, signal: new AbortController().signal }
    return { asked, nfts: checkNfts(await source.listNfts(query), network.caipNetworkId, media) }
  }

  it('a collection that lists its tokens is read whole; what leads away is asked for at the gateway', async () => {
    const { boats: address } = started().chain.nfts
    const url = `https://ipfs.shop.example/ipfs/${cid}/5`
    const document = JSON.stringify({ name: 'Far boat', image: 'https://pictures.example/5.png' })
    const { asked, nfts } = await list([{ address }], { [url]: document })
    expect(asked).toEqual([url])
    expect(nfts.map(({ tokenId, name, image }) => [tokenId, name, image?.slice(0, 30)])).toEqual([
      ['4', 'Boat 4', 'data:image/svg+xml,%3Csvg xmln'],
      ['5', 'Far boat', 'https://media.shop.example/?at'],
      // A value that looks like a script is drawn as text, and no page without a lock is asked.
      ['6', '<script>alert(1)</script>', undefined],
    ])
    expect(nfts[0]).toMatchObject({ collection: 'Boats', description: 'Seaworthy.', value: 1n })
  })

  it('of named tokens those of the account are found, also of ERC-1155, with how many there are', async () => {
    const { boats, items } = started().chain.nfts
    const { asked, nfts } = await list([
      { address: boats, tokenIds: [1, '5', 99n] },
      { address: items, name: 'Items', standard: 'erc1155', tokenIds: [1, 2] },
    ])
    expect(nfts.map(({ collection, tokenId, value }) => [collection, tokenId, value])).toEqual([
      ['Boats', '5', 1n],
      ['Items', '1', 5n],
    ])
    expect(nfts[1]?.name).toBe('Items #1')
    const hex = '1'.padStart(64, '0')
    expect(asked).toContain(`https://media.shop.example/?at=${encodeURIComponent(`https://items.example/${hex}.json`)}`)
  })

  it('what is no collection is left out, and other networks are not asked about', async () => {
    const { token } = started().chain
    expect((await list([{ address: token }, { address: owner }])).nfts).toEqual([])
    expect((await list([{ address: started().chain.nfts.boats, chainId: 1 }])).nfts).toEqual([])
  })
})
