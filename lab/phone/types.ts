import type { Decision, OwnedContract } from '../wallet/types'

/** A chain by its CAIP-2 id, like `eip155:1`. */
export interface PhoneChain {
  readonly id: string
  readonly name: string
  /** Endpoint for transactions; without one it only signs. */
  readonly rpcUrl?: string
  /** Accounts of its first key that are contracts, one deployed and one not yet; EVM chains only. */
  readonly contracts?: readonly OwnedContract[]
}

/** The app that asks, by its own words. */
export interface PhoneApp {
  readonly name: string
  readonly url: string
}

/** A question to the phone's person. */
export type PhoneAsk =
  | {
      readonly kind: 'connect'
      readonly app: PhoneApp
      readonly chains: readonly PhoneChain[]
      readonly methods: readonly string[]
    }
  | {
      readonly kind: 'signIn'
      readonly app: PhoneApp
      readonly chains: readonly PhoneChain[]
      readonly message: string
    }
  | {
      readonly kind: 'request'
      readonly app: PhoneApp
      readonly chain: PhoneChain
      readonly method: string
      readonly params: unknown
    }

/** Faults of the phone; changed at any time. */
export interface Misbehaviour {
  /** Takes proposals and requests and never answers. */
  neverAnswers: boolean
  /** Approves other chains than it was asked for. */
  wrongChains: boolean
  /** Approves with invalid addresses. */
  malformedAccounts: boolean
  /** Signs in to another app than the one that asked. */
  wrongSignIn: boolean
  /** Signs in with an invalid signature. */
  forgedSignIn: boolean
  /** Waits this long before it answers, in milliseconds. */
  delayMs: number
}

/** Storage of the client's keys and sessions; a browser has one of its own. */
export interface PhoneStorage {
  getKeys(): Promise<string[]>
  getEntries<T = unknown>(): Promise<[string, T][]>
  getItem<T = unknown>(key: string): Promise<T | undefined>
  setItem<T = unknown>(key: string, value: T): Promise<void>
  removeItem(key: string): Promise<void>
}

export interface PhoneOptions {
  readonly relayUrl: string
  readonly projectId: string
  readonly chains: readonly PhoneChain[]
  /** Decides for its person. */
  readonly decide: (ask: PhoneAsk) => Promise<Decision>
  /** Left out: true. An older wallet has sessions only. */
  readonly hasSignIn?: boolean
  readonly storage?: PhoneStorage
  /** Phones of one page need different ones. */
  readonly storagePrefix: string
}

export interface PhoneSession {
  readonly topic: string
  readonly app: PhoneApp
  /** CAIP-10 accounts. */
  readonly accounts: readonly string[]
  /** The network it was last sent to, where it was. */
  readonly network: string | null
}

export interface PhoneAccount {
  readonly namespace: string
  readonly address: string
}

export interface Phone {
  readonly misbehave: Misbehaviour
  /** Takes what a QR code or a link says: `wc:…`. */
  pair(uri: string): Promise<void>
  /** Pays what a code asks for: `ethereum:…`, `solana:…`. Resolves to the hash. */
  pay(uri: string): Promise<string>
  sessions(): readonly PhoneSession[]
  chains(): readonly PhoneChain[]
  /** Index of the accounts in use. */
  accountIndex(): number
  /** The accounts in use, one for each namespace, on its first chain. */
  accounts(): readonly PhoneAccount[]
  /** Tells one session, or all, that its person went to another network. */
  switchNetwork(chainId: string, topic?: string): Promise<void>
  /** Puts the accounts of this index in place of the others, in every session. */
  useAccount(index: number): Promise<void>
  disconnect(topic: string): Promise<void>
  /** The last failure, in words; a project that the relay refused needs a new phone with another prefix. */
  problem(): string | null
  /** Calls back whenever any of this may have changed; returns how to stop. */
  onChange(listener: () => void): () => void
  stop(): Promise<void>
}
