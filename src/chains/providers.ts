import type { Eip1193Provider } from './eip155/provider'

type Identifier = `${string}:${string}`
type PictureData = `data:image/${'svg+xml' | 'webp' | 'png' | 'gif'};base64,${string}`

/** An account of a wallet of the Wallet Standard. */
export interface StandardWalletAccount {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly Identifier[]
  readonly features: readonly Identifier[]
  readonly label?: string
  readonly icon?: PictureData
}

/**
 * A wallet of the Wallet Standard: `features['solana:signMessage']` and others by name. Assignable to `Wallet` of
 * `@wallet-standard/base`, as `@solana/kit` and `@solana/wallet-adapter` take it.
 */
export interface StandardWalletProvider {
  readonly version: '1.0.0'
  readonly name: string
  readonly icon: PictureData
  readonly chains: readonly Identifier[]
  readonly features: Readonly<Record<Identifier, unknown>>
  readonly accounts: readonly StandardWalletAccount[]
}

/** A wallet that was paired by WalletConnect: methods of the namespace, such as `solana_signMessage`. */
export interface SessionProvider {
  request(call: { readonly method: string; readonly params?: unknown }): Promise<unknown>
}

/** A wallet of sats-connect: `request('getAccounts', { purposes })`. */
export interface SatsConnectProvider {
  request(method: string, params?: unknown): Promise<unknown>
}

/** An extension of `injectedWeb3` that was enabled, as `@polkadot/api` takes its `signer`. */
export interface InjectedExtensionProvider {
  readonly accounts: {
    get(anyType?: boolean): Promise<readonly { readonly address: string; readonly name?: string }[]>
    subscribe(listener: (accounts: readonly { readonly address: string }[]) => void): () => void
  }
  readonly signer: {
    signRaw?(payload: { address: string; data: string; type: 'bytes' }): Promise<{ id: number; signature: string }>
    signPayload?(payload: unknown): Promise<{ id: number; signature: string }>
  }
}

/** The object of a wallet like Keplr. */
export interface KeplrLikeProvider {
  enable(chainIds: string | string[]): Promise<void>
  getKey(chainId: string): Promise<{ name: string; algo: string; pubKey: Uint8Array; bech32Address: string }>
  signArbitrary(chainId: string, signer: string, data: string | Uint8Array): Promise<unknown>
  getOfflineSigner?(chainId: string): unknown
}

/**
 * Object of the connected wallet, by namespace. The types state what such wallets have; Portico checks only the parts that
 * it uses itself. Tell the kinds of one namespace apart by what they have: `'features' in provider`.
 */
export interface Providers {
  readonly eip155: Eip1193Provider
  readonly solana: StandardWalletProvider | SessionProvider
  readonly bip122: StandardWalletProvider | SatsConnectProvider | SessionProvider
  readonly polkadot: InjectedExtensionProvider | SessionProvider
  readonly cosmos: KeplrLikeProvider | SessionProvider
}
