import { readFileSync } from 'node:fs'
import * as given from '../../src/networks'
import { walletList } from '../../src/services/wallets/walletList.late'
import { chosenMarks, type Chosen } from './chosen'
import { drawingOf } from './drawing'

export const marksFolder = 'src/services/marks'

const { name, version, license, author } = JSON.parse(
  readFileSync('node_modules/@web3icons/core/package.json', 'utf8'),
) as Readonly<Record<string, string>>

const notice = `// Written by \`npm run marks\` from ${name} ${version}, ${license}, by ${author}. The licence covers the
// drawings. The marks are trademarks of their owners, shown to name a wallet, a network or a token.`

const keysOf: Readonly<Record<string, string>> = {
  Wallets: 'image ids of the built-in list',
  Tokens: 'CAIP-2 id and contract of tokens, and `native:` with a symbol',
}

/** The modules of drawings: file names and what is in them. */
export function markFiles(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(chosenMarks).map(([end, chosen]) => [`marksOf${end}.late.ts`, moduleOf(end, chosen)] as const),
  )
}

function moduleOf(end: string, chosen: readonly Chosen[]): string {
  const keys = new Map<string, (string | number)[]>()
  // Some tokens share a drawing.
  for (const { icon, of } of chosen) keys.set(drawingOf(icon), [...(keys.get(drawingOf(icon)) ?? []), ...of])
  const lines = [...keys].map(([drawing, of]) => `  '${of.join(' ')}': '${drawing}',\n`)
  const of = keysOf[end] ?? 'references of the namespace'
  return `${notice}

/** Drawings of 24 by 24 px, by the ${of}, with a space between them. */
export const drawings: Readonly<Record<string, string>> = {
${lines.join('')}}
`
}

/** Listed tokens and networks without a mark: a letter stands for them. */
export function withoutMark(): readonly string[] {
  const marked = Object.entries(chosenMarks).flatMap(([end, chosen]) =>
    chosen.flatMap(({ of }) => of.map((one) => `${end.toLowerCase()}:${one}`)),
  )
  const { usdc: _token, ...networks } = given
  const own = Object.values(networks).map((network) => ({
    name: network.name,
    key: `${network.chainNamespace}:${network.id}`,
  }))
  const listed = walletList.map((wallet) => ({ name: wallet.name, key: `wallets:${wallet.imageId}` }))
  return [...listed, ...own].filter(({ key }) => !marked.includes(key)).map((one) => one.name)
}
