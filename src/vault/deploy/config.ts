import type { NetworkInput } from '../../chains/network'
import type { ListedToken } from '../../chains/tokens'
import type { VaultOrigins } from '../app/headers'

/** A token by its contract, as a list of Token Lists has it. */
export type VaultToken = Pick<ListedToken, 'chainId' | 'address' | 'symbol' | 'decimals'>

/** Options of the vault's page. */
export interface VaultConfig extends VaultOrigins {
  /** Name of the vault, in the visitor's list of passkeys and in each request. */
  readonly name: string
  /**
   * Domain of the passkeys: that of the vault, or one above it. Passkeys of another domain do not open a wallet: do not change it
   * once visitors have wallets. @default that of the vault
   */
  readonly rpId?: string | undefined
  /** Networks whose names and currencies are shown; others are shown by their CAIP-2 id. */
  readonly networks?: readonly NetworkInput[] | undefined
  /**
   * Tokens whose amounts are shown with their symbol and decimals; amounts of others are shown in the smallest unit. The page asks no
   * network and does not believe the app that embeds it: it shows what is written here.
   */
  readonly tokens?: readonly VaultToken[] | undefined
  /**
   * `window`: the wallet opens in a window of its own for each question. `frame`: in a frame over the card, which the app's page could
   * mask in part without the browser telling it; where a browser cannot tell of covers at all, in a window too. @default 'frame'
   */
  readonly opensIn?: 'frame' | 'window' | undefined
}
