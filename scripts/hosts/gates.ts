import { entryOf, reachedWithout, type Chunk } from '../chunks'

/** What reads chains, pairs or checks signatures. */
const heavy = /node_modules\/(viem|ox|abitype|@noble|@scure\/(?!base\/)\w+|@solana|@walletconnect)\//
/** What only an open modal needs. */
const late = /node_modules\/(@radix-ui|react-remove-scroll|qr)\//
const neverShipped = /node_modules\/(@vanilla-extract\/css|jotai\/.*\/react)/

/** Names of the files that may bring what is heavy. */
export const gates: readonly string[] = ['reader', 'client', 'describeRequest']

/** Modules in a built host that are in a file they must not be in. */
export function findMisplaced(chunks: readonly Chunk[]): readonly string[] {
  const early = [...entryOf(chunks)].flatMap(({ moduleIds }) => moduleIds)
  return [
    ...early.filter((id) => late.test(id)).map((id) => `loaded before a click: ${id}`),
    ...reachedWithout(chunks, gates, heavy).map((id) => `loaded before the first read or pairing: ${id}`),
    ...chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => neverShipped.test(id))).map((id) => `shipped: ${id}`),
  ]
}
