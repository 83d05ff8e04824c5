import type { Bundler } from './builds'
import type { SetName } from './install'

/** An installed host: a set, and how it is laid out. */
export type HostName = Exclude<SetName, 'tools'> | 'linked'

/** A page that is built by a bundler in an installed host. */
export interface PageBuild {
  readonly host: HostName
  readonly page:
    'bare' | 'readme' | 'turnkey' | 'evm' | 'pairing' | 'view' | 'solana' | 'five' | 'everything' | 'layers'
  readonly bundler: Bundler
}

/** Enough that each bundler, each set of peers and each page occurs; not every combination. */
export const pageBuilds: readonly PageBuild[] = [
  { host: 'evm', page: 'bare', bundler: 'vite8' },
  { host: 'evm', page: 'readme', bundler: 'vite8' },
  { host: 'evm', page: 'evm', bundler: 'vite8' },
  { host: 'evm', page: 'evm', bundler: 'webpack' },
  { host: 'evm', page: 'pairing', bundler: 'vite8' },
  { host: 'evm', page: 'view', bundler: 'vite8' },
  { host: 'linked', page: 'pairing', bundler: 'esbuild' },
  { host: 'evm', page: 'turnkey', bundler: 'rspack' },
  { host: 'parcel', page: 'turnkey', bundler: 'parcel' },
  { host: 'parcel', page: 'pairing', bundler: 'parcel' },
  { host: 'react18', page: 'bare', bundler: 'vite6' },
  { host: 'react18', page: 'readme', bundler: 'vite6' },
  { host: 'react18', page: 'evm', bundler: 'vite6' },
  { host: 'react18', page: 'turnkey', bundler: 'vite6' },
  { host: 'dialogs', page: 'layers', bundler: 'vite8' },
  { host: 'solana', page: 'solana', bundler: 'vite8' },
  { host: 'solana', page: 'solana', bundler: 'webpack' },
  { host: 'everything', page: 'five', bundler: 'vite8' },
  { host: 'everything', page: 'everything', bundler: 'vite8' },
  { host: 'everything', page: 'everything', bundler: 'vite6' },
  { host: 'everything', page: 'everything', bundler: 'webpack' },
]

export const hostNames: readonly HostName[] = [
  'next',
  'evm',
  'react18',
  'everything',
  'solana',
  'linked',
  'parcel',
  'tests',
  'dialogs',
]

/** Entries that a host does not import, because it has not installed the packages that they need. */
export const entriesLeftOut: Readonly<Record<HostName, readonly string[]>> = {
  evm: ['./solana'],
  linked: ['./solana'],
  react18: ['./solana'],
  next: ['./solana'],
  parcel: ['./solana'],
  tests: ['./solana'],
  dialogs: ['./solana'],
  solana: ['./eip155'],
  everything: [],
}

/** A strict compilation of what a host can import. */
export interface TypeCheck {
  readonly host: HostName
  readonly compiler: 'typescript' | 'typescript5'
  readonly resolution: 'bundler' | 'node16'
  readonly peers: readonly string[]
  /** Ambient types. */
  readonly types: readonly string[]
}

/** Both ways to resolve modules, two compilers, both versions of React, with and without viem. */
export const typeChecks: readonly TypeCheck[] = [
  { host: 'react18', compiler: 'typescript5', resolution: 'node16', peers: ['react', 'react-dom', 'viem'], types: [] },
  {
    host: 'solana',
    compiler: 'typescript',
    resolution: 'bundler',
    peers: ['react', 'react-dom', '@solana/web3.js'],
    types: ['node'],
  },
  {
    host: 'everything',
    compiler: 'typescript',
    resolution: 'bundler',
    peers: ['react', 'react-dom', 'viem', '@solana/web3.js'],
    types: ['node'],
  },
]

/** A compilation of the first example of the README as a page of the host. */
export const pageChecks = [
  { host: 'react18', compiler: 'typescript5' },
  { host: 'everything', compiler: 'typescript' },
] as const satisfies readonly Pick<TypeCheck, 'host' | 'compiler'>[]

/** Test runners and DOM libraries that hosts test their components with. */
export const testRunners = [
  { name: 'Vitest, jsdom', command: ['vitest/vitest.mjs', 'run', '--globals', '--environment=jsdom'] },
  { name: 'Vitest, happy-dom', command: ['vitest/vitest.mjs', 'run', '--globals', '--environment=happy-dom'] },
  { name: 'Jest, jsdom', command: ['jest/bin/jest.js', '--ci'] },
] as const
