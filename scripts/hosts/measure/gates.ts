import { entryOf, reachedWithout, type Chunk } from '../../build/chunks'

/** Code that reads chains, pairs or checks signatures: libraries of the host, and files of Portico that have some in them. */
const heavy =
  /node_modules\/((viem|ox|abitype|@noble|@scure|@solana|@walletconnect)\/|portico\/dist\/chunks\/(client\.late|client|verifier|recover|polkadot|bip122)\.js)/
/** Code that only an open modal needs. */
const late = /node_modules\/(@radix-ui|react-remove-scroll|qr)\//
const neverShipped = /node_modules\/(@vanilla-extract\/css|jotai\/.*\/react)/

/** Names of the files that may bring what is heavy: they read, pair, check what was signed, or explain a request. */
export const gates: readonly string[] = [
  'bip122',
  'client',
  'cosmos',
  'describeRequest',
  'eip155',
  'eip155Key',
  'nameReader',
  'oneClick',
  'polkadot',
  'reader',
  // Solana's, which has the same name as the one of EVM.
  'reader2',
  'solana',
]

/** Modules in a built host that are in a file they must not be in. */
export function findMisplaced(chunks: readonly Chunk[]): readonly string[] {
  const early = [...entryOf(chunks)].flatMap(({ moduleIds }) => moduleIds)
  return [
    ...early.filter((id) => late.test(id)).map((id) => `loaded before a click: ${id}`),
    ...reachedWithout(chunks, gates, heavy).map((id) => `loaded before the first read, pairing or sign-in: ${id}`),
    ...chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => neverShipped.test(id))).map((id) => `shipped: ${id}`),
  ]
}

/** Of the files that `eagerFunctions` writes in parentheses, how many functions keep them in a host at least. */
const least: Readonly<Record<string, number>> = { opening: 30, state: 40 }

/** Files of a built host whose functions lost their parentheses, so that each is compiled at its first call. */
export function findLazy(
  chunks: readonly Pick<Chunk, 'name' | 'fileName'>[],
  read: (fileName: string) => string,
): readonly string[] {
  return Object.entries(least).flatMap(([name, wanted]) => {
    const chunk = chunks.find((one) => one.name === name)
    const count = chunk ? (read(chunk.fileName).match(/=\(function\(/g)?.length ?? 0) : 0
    return count < wanted ? [`compiled at the first call: all but ${count} functions of ${name}`] : []
  })
}
