import type { WalletAccount } from '@wallet-standard/base'
import type { Hex } from 'viem'
import type { Decision, Knobs, WalletRequest, WalletStorage } from '../types'

export interface SolanaChain {
  /** As the Wallet Standard calls it. */
  readonly id: `solana:${string}`
  readonly name: string
  readonly rpcUrl: string
}

export type SolanaKnobs = Pick<Knobs, 'delayMs' | 'neverAnswers' | 'isMalformed' | 'isLocked'>

export interface SolanaWalletOptions {
  readonly name: string
  /** A `data:` image. */
  readonly icon: string
  /** Seeds of ed25519 keys; the first is the account in use. */
  readonly keys: readonly Hex[]
  readonly chains: readonly SolanaChain[]
  /** Decides for its person. */
  readonly decide: (request: WalletRequest) => Promise<Decision>
  /** Origin of the page it is in. */
  readonly origin?: string
  /** Keeps permissions over reloads. */
  readonly storage?: WalletStorage
  readonly knobs?: Partial<SolanaKnobs>
}

export interface SolanaKey {
  readonly account: WalletAccount
  readonly secret: Uint8Array
}

/** State that the features of a wallet see and change. */
export interface SolanaCore {
  readonly origin: string
  readonly chains: readonly SolanaChain[]
  /** Its keys, the one in use first. */
  all(): readonly SolanaKey[]
  /** Keys whose accounts this origin may see now. */
  shared(): readonly SolanaKey[]
  permit(isPermitted: boolean): void
  /** Asks its person. */
  ask(request: WalletRequest): Promise<void>
  /** Answers as the knobs say. */
  answer(run: () => Promise<unknown>, nonsense: unknown): Promise<unknown>
}

export interface SolanaWallet {
  /** The wallet of the Wallet Standard. */
  readonly wallet: { readonly accounts: readonly WalletAccount[]; readonly features: Readonly<Record<string, object>> }
  readonly knobs: SolanaKnobs
  /** Registers by the Wallet Standard; returns how to stop. */
  register(target?: EventTarget): () => void
  /** Another of its accounts comes first. */
  useAccount(index: number): void
  /** Its person takes the permission back. */
  disconnect(): void
}
