import { startVault } from '../../page/startVault'
import type { VaultConfig } from '../config'

declare global {
  // Set by config.js, which `createVaultFiles` writes.
  var porticoVault: VaultConfig | undefined
}

const { porticoVault: config } = globalThis
if (config) startVault(config)
else document.body.textContent = 'config.js is missing: write this folder with writeVault().'
