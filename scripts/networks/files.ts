import { cosmosNetworks } from './cosmos'
import { evmGroups, evmNetworks, type NamedNetwork } from './evm'
import { genesisGroups } from './genesis'
import { usdcAddresses } from './usdc'

export const networksFolder = 'src/networks'

const widest = 120
const notice = '// Written by `npm run networks` from the sources in scripts/networks.'

/** The modules of `portico/networks`: file names and what is in them. */
export function networkFiles(): ReadonlyMap<string, string> {
  const evm = Object.entries(evmGroups).map(([group, names]) => [group, evmNetworks(names)] as const)
  const groups = [...evm, ...Object.entries(genesisGroups), ['cosmos', cosmosNetworks] as const]
  const index = groups.map(([group]) => `export * from './${group}'\n`)
  return new Map([
    ...groups.map(([group, networks]) => [`${group}.ts`, moduleOf(networks)] as const),
    ['usdc.ts', usdcModule()],
    ['index.ts', `${notice}\n${index.join('')}export * from './usdc'\n`],
  ])
}

function moduleOf(networks: readonly NamedNetwork[]): string {
  // Literals that nothing is called for: a bundler drops what a host does not import.
  const constants = networks.map(([name, network]) => {
    const lines = Object.entries(network).map(([key, value]) => `  ${key}: ${print(value, '  ', key.length + 5)},\n`)
    return `\nexport const ${name} = {\n${lines.join('')}} as const satisfies NetworkInput\n`
  })
  return `${notice}\nimport type { NetworkInput } from '../chains/network'\n${constants.join('')}`
}

/** One list of a token, in the format of Token Lists. */
function usdcModule(): string {
  // Literals, as above.
  const coin = { name: 'USDC', symbol: 'USDC', decimals: 6 }
  const rows = usdcAddresses.map(([chainId, address]) => `  ${print({ chainId, address, ...coin }, '  ', 3)},\n`)
  return `${notice}
import type { ListedToken } from '../chains/tokens'

/**
 * USDC on each of these networks on which its issuer mints it, for \`sources.tokens\`.
 * @example
 * createPortico({ networks: [mainnet, base], adapters: [eip155()], sources: { tokens: usdc } })
 */
export const usdc = [
${rows.join('')}] as const satisfies readonly ListedToken[]
`
}

/** A value as it is written in the sources: on one line where that is short enough. */
function print(value: unknown, indent: string, used: number): string {
  const line = inline(value)
  if (used + line.length <= widest || typeof value !== 'object' || value === null) return line
  const inner = `${indent}  `
  const parts = Object.entries(value).map(([key, part]) => {
    const label = Array.isArray(value) ? '' : `${key}: `
    return `${inner}${label}${print(part, inner, inner.length + label.length + 1)},\n`
  })
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.join('')}${indent}${close}`
}

function inline(value: unknown): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&')}'`
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  return `{ ${Object.entries(value)
    .map(([key, part]) => `${key}: ${inline(part)}`)
    .join(', ')} }`
}
