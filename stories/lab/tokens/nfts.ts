import type { Nft } from '../../../src/chains/tokens'
import { contractOf } from './samples'

const drawing = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="hsl(${hue} 40% 82%)"/><path d="M1 5h6l-1 2H2zM4 1v3h2z" fill="hsl(${hue} 45% 35%)"/></svg>`,
  )}`

const one = (index: number, name: string, rest: Partial<Nft> = {}): Nft => ({
  networkId: 'eip155:1',
  address: contractOf(20),
  tokenId: `${index + 1}`,
  name,
  collection: 'Lab Boats',
  description: 'Seaworthy, with a sail of her own.',
  value: 1n,
  image: drawing((index * 47) % 360),
  ...rest,
})

/** Collectibles in the lab. */
export const sampleNfts: readonly Nft[] = [
  one(0, 'Boat 1'),
  one(1, 'The Remarkably Long Named Boat of the Old Harbour'),
  one(2, 'قارب الميناء'),
  one(3, '<script>alert(1)</script>', { image: undefined, description: undefined }),
  one(4, 'Coil of rope', { collection: 'Lab Items', value: 5n }),
]

export const manyNfts = (count: number): readonly Nft[] =>
  Array.from({ length: count }, (_, index) => one(index, `Boat ${index + 1}`))
