import type { Bundler } from './builds'
import type { SetName } from './install'

/** An installed host: a set, and how it is laid out. */
export type HostName = Exclude<SetName, 'tools'> | 'linked'

/** A page that is built by a bundler in an installed host. */
export interface PageBuild {
  readonly host: HostName
  readonly page: 'bare' | 'evm' | 'pairing' | 'view' | 'solana' | 'five' | 'everything'
  readonly bundler: Bundler
}

/** Enough that each bundler, each set of peers and each page occurs; not every combination. */
export const pageBuilds: readonly PageBuild[] = [
  { host: 'evm', page: 'bare', bundler: 'vite8' },
  { host: 'evm', page: 'evm', bundler: 'vite8' },
  { host: 'evm', page: 'evm', bundler: 'webpack' },
  { host: 'evm', page: 'evm', bundler: 'esbuild' },
  { host: 'evm', page: 'pairing', bundler: 'vite8' },
  { host: 'evm', page: 'view', bundler: 'vite8' },
  { host: 'linked', page: 'evm', bundler: 'vite8' },
  { host: 'linked', page: 'pairing', bundler: 'esbuild' },
  { host: 'react18', page: 'evm', bundler: 'vite6' },
  { host: 'solana', page: 'solana', bundler: 'vite8' },
  { host: 'solana', page: 'solana', bundler: 'webpack' },
  { host: 'everything', page: 'five', bundler: 'vite8' },
  { host: 'everything', page: 'everything', bundler: 'vite8' },
  { host: 'everything', page: 'everything', bundler: 'vite6' },
  { host: 'everything', page: 'everything', bundler: 'webpack' },
]

export const hostNames: readonly HostName[] = ['next', 'evm', 'react18', 'everything', 'solana', 'linked']

/** Entries that need a peer which only some hosts have. */
export const entriesOf: Readonly<Record<'eip155' | 'solana' | 'rest', readonly string[]>> = {
  eip155: ['./eip155', './walletconnect'],
  solana: ['./solana'],
  rest: ['./bip122', './polkadot', './cosmos', './server'],
}

/** What a host without some peers does not import. */
export const entriesLeftOut: Readonly<Record<HostName, readonly string[]>> = {
  evm: [...entriesOf.solana, ...entriesOf.rest],
  linked: [...entriesOf.solana, ...entriesOf.rest],
  react18: [...entriesOf.solana, ...entriesOf.rest],
  next: [...entriesOf.solana, ...entriesOf.rest],
  solana: [...entriesOf.eip155, ...entriesOf.rest],
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

export const typeChecks: readonly TypeCheck[] = [
  { host: 'react18', compiler: 'typescript5', resolution: 'bundler', peers: ['react', 'react-dom', 'viem'], types: [] },
  { host: 'react18', compiler: 'typescript5', resolution: 'node16', peers: ['react', 'react-dom', 'viem'], types: [] },
  { host: 'solana', compiler: 'typescript', resolution: 'bundler', peers: ['react', 'react-dom', '@solana/web3.js'], types: ['node'] },
  {
    host: 'everything',
    compiler: 'typescript',
    resolution: 'bundler',
    peers: ['react', 'react-dom', 'viem', '@solana/web3.js'],
    types: ['node'],
  },
  {
    host: 'everything',
    compiler: 'typescript',
    resolution: 'node16',
    peers: ['react', 'react-dom', 'viem', '@solana/web3.js'],
    types: ['node'],
  },
]
