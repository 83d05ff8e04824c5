import { resolve } from 'node:path'
import { anvil } from 'viem/chains'
import { buildVaultPages } from '../../scripts/build/vaultPage'
import { serve, type Served } from '../../scripts/tools/serve'
import { createHeaders } from '../../src/vault/app/headers'
import type { VaultConfig } from '../../src/vault/deploy/config'
import type { VaultFiles } from '../../src/vault/deploy/vaultFiles'

const parts = '.cache/vault/parts'
const app = '.cache/vault/app'
const root = import.meta.dirname
const pages = ['index', 'host']

/** Writes the vault's page as an operator does, from the built package, and builds pages of its parts. */
export async function buildVault(): Promise<void> {
  await buildVaultPages({ root, pages: pages.map((page) => resolve(root, `${page}.html`)), folder: resolve(parts) })
  const { writeVault } = await loadBuilt()
  await writeVault(app, config)
}

/** The built entry for operators. */
export const loadBuilt = () =>
  import(resolve('dist/vault-app.js')) as Promise<typeof import('../../src/entries/vault-app')>

const config = { name: 'Lab wallet', origins: [], networks: [{ ...anvil, name: 'Harbour' }] }
const headers: VaultFiles['headers'] = createHeaders({ origins: [] })

/** Serves the vault's page under its headers, with options that are known once the lab runs. */
export async function serveVault(port = 0, options: Partial<VaultConfig> = {}): Promise<Served> {
  const { createVaultFiles } = await loadBuilt()
  const { files } = await createVaultFiles({ ...config, ...options })
  const body = new TextDecoder().decode(files['config.js'])
  const handle = async (path: string) => (path === '/config.js' ? { type: 'text/javascript', body } : undefined)
  return serve({ directory: app, port, headers, handle })
}

/** Serves the parts of the vault without its views, under its headers. */
export async function serveParts(): Promise<Served> {
  return serve({ directory: parts, headers })
}

/** Serves the page of a host, at `host.html`. */
export async function serveHost(): Promise<Served> {
  return serve({ directory: parts })
}
