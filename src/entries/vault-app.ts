export { createVaultFiles, writeVault, type VaultFiles } from '../vault/deploy/vaultFiles'
export type { VaultConfig } from '../vault/deploy/config'
export type { VaultOrigins } from '../vault/app/headers'
