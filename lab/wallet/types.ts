import type { Hex } from 'viem'

export interface WalletChain {
  readonly id: number
  readonly name: string
  readonly rpcUrl: string
}

/** A chain of any namespace, as far as a person sees it. */
export interface NamedChain {
  readonly name: string
}

/** A question to the wallet's own person. */
export type WalletRequest =
  | { readonly kind: 'connect'; readonly origin: string }
  | { readonly kind: 'signMessage'; readonly origin: string; readonly message: string; readonly account: string }
  | { readonly kind: 'signTypedData'; readonly origin: string; readonly typedData: string; readonly account: Hex }
  | {
      readonly kind: 'signTransaction'
      readonly origin: string
      readonly transaction: object
      readonly chain: NamedChain
    }
  | {
      readonly kind: 'sendTransaction'
      readonly origin: string
      readonly transaction: object
      readonly chain: NamedChain
    }
  | { readonly kind: 'switchChain'; readonly origin: string; readonly chain: WalletChain }
  | {
      readonly kind: 'addChain'
      readonly origin: string
      readonly chain: Omit<WalletChain, 'id'> & { readonly id: number | string }
    }

/**
 * Its way to do several calls (EIP-5792): each for itself; all or none in one transaction of an account that became a
 * contract for it (EIP-7702), also once its person agreed to that; the same in the words of the first version; nothing.
 */
export type CallsKind = 'oneByOne' | 'atomic' | 'ready' | 'firstVersion' | 'none'

export type Decision = 'approve' | 'reject'

/** Settings of the wallet; changed at any time. */
export interface Knobs {
  /** Waits this long before it answers, in milliseconds. */
  delayMs: number
  /** Takes requests and never answers. */
  neverAnswers: boolean
  /** Shares no account until it is unlocked; connecting asks for that first. */
  isLocked: boolean
  /** Answers with nonsense. */
  isMalformed: boolean
  calls: CallsKind
  /** Until a chain is chosen, is on an unknown one that does not answer. */
  startsOnUnknownChain?: boolean
}

export interface WalletStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

/** A contract that a key owns and signs for. */
export interface OwnedContract {
  readonly owner: Hex
  readonly address: Hex
  /** Left out where it is deployed; else what would deploy it, which its signatures then carry (EIP-6492). */
  readonly deployment?: { readonly factory: Hex; readonly factoryData: Hex }
}

export interface TestWalletOptions {
  readonly name: string
  /** EIP-6963 reverse domain name. */
  readonly rdns: string
  /** A `data:` image. */
  readonly icon: string
  /** Private keys; the first is the account in use. */
  readonly keys: readonly Hex[]
  /** Its accounts are these contracts of the keys, and not the keys' own. */
  readonly contracts?: readonly OwnedContract[]
  readonly chains: readonly WalletChain[]
  /** Decides for its person. */
  readonly decide: (request: WalletRequest) => Promise<Decision>
  /** Origin of the page it is in. */
  readonly origin?: string
  /** Keeps permissions and chain over reloads. */
  readonly storage?: WalletStorage
  readonly knobs?: Partial<Knobs>
}

/** An EIP-1193 provider. */
export interface TestProvider {
  request(call: { method: string; params?: unknown }): Promise<unknown>
  on(event: string, listener: (payload: never) => void): void
  removeListener(event: string, listener: (payload: never) => void): void
}

export interface TestWallet {
  readonly provider: TestProvider
  readonly knobs: Knobs
  /** Announces by EIP-6963, now and whenever a page asks; returns how to stop. */
  announce(target?: EventTarget): () => void
  /** Another of its accounts comes first. */
  useAccount(index: number): void
  /** Its person switches its network by hand. */
  useChain(chainId: number): void
  /** Its person takes the permission back. */
  disconnect(): void
}
