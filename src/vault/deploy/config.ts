import type { NetworkInput } from '../../chains/network'
import type { VaultOrigins } from '../app/headers'

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
}
