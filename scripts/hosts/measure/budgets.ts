import { lateFiles } from './lateFiles'

export type Unit = 'kB' | 'MB' | 'files' | 'packages'

export interface Budget {
  readonly name: string
  /** The limit. */
  readonly limit: number
  readonly unit: Unit
}

/** A budget and what was measured for it. */
export interface Verdict {
  readonly name: string
  /** Undefined where the check has no limit for what it found. */
  readonly limit: number | undefined
  /** Undefined where nothing was measured. */
  readonly measured: number | undefined
  readonly unit: Unit
  readonly isKept: boolean
}

/** kB are 1000 bytes after gzip, of what Vite 8 loads from the installed tarball over a page of the same bundler with React alone. */
export const budgets: readonly Budget[] = [
  { name: 'EVM, before any input: JS', limit: 14.5, unit: 'kB' },
  { name: 'EVM, before any input: JS and CSS', limit: 21, unit: 'kB' },
  { name: 'EVM, until wallets show: JS and CSS', limit: 57.6, unit: 'kB' },
  { name: 'EVM and pairing, before any input: JS', limit: 17.5, unit: 'kB' },
  { name: 'EVM and pairing, before any input: JS and CSS', limit: 24, unit: 'kB' },
  { name: 'five namespaces and pairing, before any input: JS', limit: 24, unit: 'kB' },
  { name: 'five namespaces and pairing, before any input: JS and CSS', limit: 31, unit: 'kB' },
  { name: "README's example, vite8: JS", limit: 20, unit: 'kB' },
  { name: "README's example, vite6: JS", limit: 20, unit: 'kB' },
  { name: 'ConnectView alone: JS', limit: 11, unit: 'kB' },
  ...(['vite8', 'vite6', 'webpack'] as const).flatMap((bundler): readonly Budget[] => [
    { name: `EVM, ${bundler}: files before any input`, limit: 3, unit: 'files' },
    { name: `EVM, ${bundler}: more at the first open`, limit: 3, unit: 'files' },
    { name: `everything, ${bundler}: files before any input`, limit: 3, unit: 'files' },
    { name: `everything, ${bundler}: more at the first open`, limit: 5, unit: 'files' },
  ]),
  { name: 'EVM, vite8: files until quiet', limit: 13, unit: 'files' },
  { name: 'EVM and pairing, vite8: files until quiet', limit: 31, unit: 'files' },
  { name: 'everything, vite8: files until quiet', limit: 32, unit: 'files' },
  { name: 'EVM host: packages', limit: 60, unit: 'packages' },
  { name: 'pairing: packages more', limit: 0, unit: 'packages' },
  { name: 'EVM host: node_modules', limit: 110, unit: 'MB' },
]

/** Every budget beside its measure. What was not measured is not kept. */
export function judge(measured: ReadonlyMap<string, number>, limits: readonly Budget[] = budgets): readonly Verdict[] {
  return limits.map(({ name, limit, unit }) => {
    const value = measured.get(name)
    return { name, limit, unit, measured: value, isKept: value !== undefined && value <= limit }
  })
}

/** Every late file beside its limit. A file without a name is not kept, and neither is a name without a file. */
export function judgeLate(
  measured: ReadonlyMap<string, number>,
  limits: Readonly<Record<string, number>> = lateFiles,
): readonly Verdict[] {
  const names = [...new Set([...Object.keys(limits), ...measured.keys()])].sort()
  return names.map((name) => {
    const [value, limit] = [measured.get(name), limits[name]]
    const isKept = value !== undefined && limit !== undefined && value <= limit
    return { name, limit, unit: 'kB', measured: value, isKept }
  })
}
