import type { Decision, Knobs, WalletRequest } from '../types'

/** The chains it speaks with, by CAIP-2 namespace, and what a person calls them. */
export const namespaceNames = {
  eip155: 'Ethereum',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
} as const

export type WalletNamespace = keyof typeof namespaceNames

export const walletNamespaces = Object.keys(namespaceNames) as readonly WalletNamespace[]

/** Messages between the wallet in the page and its window. */
export type Message =
  | { readonly type: 'ready'; readonly id: string }
  | {
      readonly type: 'request'
      readonly id: string
      readonly request: WalletRequest
      readonly namespace: WalletNamespace
    }
  | { readonly type: 'decision'; readonly id: string; readonly decision: Decision }
  | { readonly type: 'command'; readonly command: Command }

/** Commands of its person, from the settings. */
export type Command =
  | { readonly name: 'useAccount'; readonly index: number }
  | { readonly name: 'useChain'; readonly chainId: number }
  | { readonly name: 'disconnect' }

export interface Settings extends Knobs {
  /** More wallets that announce themselves, for long lists. */
  readonly extraWallets: number
  /** Namespaces of the wallet, from the next page on. */
  readonly namespaces: readonly WalletNamespace[]
  /** Calls itself otherwise in every namespace, as wallets that have nothing to do with each other. */
  readonly hasSeparateNames: boolean
  /** Kind of its Ethereum accounts: keys, contracts, or contracts that are not there yet; from the next page on. */
  readonly accountKind: 'key' | 'contract' | 'future'
}

export const channelName = 'lab-wallet'
export const settingsKey = 'lab-wallet:settings'

export const defaultSettings: Settings = {
  delayMs: 0,
  neverAnswers: false,
  isLocked: false,
  isMalformed: false,
  calls: 'oneByOne',
  extraWallets: 0,
  namespaces: walletNamespaces,
  hasSeparateNames: false,
  accountKind: 'key',
}

export function readSettings(): Settings {
  try {
    return { ...defaultSettings, ...(JSON.parse(localStorage.getItem(settingsKey) ?? '{}') as Partial<Settings>) }
  } catch {
    return defaultSettings
  }
}

export function writeSettings(settings: Settings): void {
  localStorage.setItem(settingsKey, JSON.stringify(settings))
}
