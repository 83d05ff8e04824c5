export { vault, type VaultOptions } from '../vault/host/vault'
