import type { SendOptions, WalletHandle } from '../adapter'
import type { CaipAddress } from '../network'

/** Input of a sign-in (https://github.com/phantom/sign-in-with-solana); the wallet fills in what is left out. */
export interface SolanaSignInInput {
  readonly domain?: string
  readonly address?: string
  readonly statement?: string
  readonly uri?: string
  readonly version?: string
  readonly chainId?: string
  readonly nonce?: string
  readonly issuedAt?: string
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly requestId?: string
  readonly resources?: readonly string[]
}

export interface SolanaSignInOutput {
  readonly address: CaipAddress
  /** The text that was signed. */
  readonly message: string
  /** In base58. */
  readonly signature: string
}

/** Signatures of a Solana wallet besides texts; absent where it has none. */
export interface SolanaSigning {
  /** Signs in with one request: the wallet writes the message. */
  signIn?(input?: SolanaSignInInput): Promise<SolanaSignInOutput>
  /** Signs a serialized transaction, legacy or v0; resolves to the signed bytes. */
  signTransaction?(transaction: Uint8Array, address: CaipAddress): Promise<Uint8Array>
  /** Signs a serialized transaction and has the wallet send it; resolves to its signature in base58. */
  sendTransaction?(transaction: Uint8Array, address: CaipAddress, options?: SendOptions): Promise<string>
}

/** A live connection to a Solana wallet. Its `provider` is the wallet of the Wallet Standard. */
export interface SolanaHandle extends Omit<WalletHandle, 'sendTransaction'>, SolanaSigning {}
