import type { Decision, Knobs, WalletRequest } from '../types'

/** What the wallet in the page and its window say to each other. */
export type Message =
  | { readonly type: 'ready'; readonly id: string }
  | { readonly type: 'request'; readonly id: string; readonly request: WalletRequest }
  | { readonly type: 'decision'; readonly id: string; readonly decision: Decision }
  | { readonly type: 'command'; readonly command: Command }

/** What its person does by hand, from the settings. */
export type Command =
  | { readonly name: 'useAccount'; readonly index: number }
  | { readonly name: 'useChain'; readonly chainId: number }
  | { readonly name: 'disconnect' }

export interface Settings extends Knobs {
  /** More wallets that announce themselves, for long lists. */
  readonly extraWallets: number
}

export const channelName = 'lab-wallet'
export const settingsKey = 'lab-wallet:settings'

export const defaultSettings: Settings = {
  delayMs: 0,
  neverAnswers: false,
  isLocked: false,
  isMalformed: false,
  extraWallets: 0,
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
