import { resolve } from 'node:path'
import { anvil } from 'viem/chains'
import { buildVaultPages } from '../../scripts/build/vaultPage'
import { serve, type Served } from '../../scripts/tools/serve'
import { createHeaders } from '../../src/vault/app/headers'
import type { VaultFiles } from '../../src/vault/deploy/vaultFiles'

const parts = '.cache/vault/parts'
const app = '.cache/vault/app'
const root = import.meta.dirname
const pages = ['index', 'host']

/** Writes the vault's page as an operator does, from the built package, and builds pages of its parts. */
export async function buildVault(): Promise<void> {
  await buildVaultPages({ root, pages: pages.map((page) => resolve(root, `${page}.html`)), folder: resolve(parts) })
  const { writeVault } = (await import(
    resolve('dist/vault-app.js')
  )) as typeof import('../../src/vault/deploy/vaultFiles')
  await writeVault(app, { name: 'Lab wallet', origins: [], networks: [{ ...anvil, name: 'Harbour' }] })
}

const headers: VaultFiles['headers'] = createHeaders({ origins: [] })

/** Serves the vault's page under its headers. */
export async function serveVault(port = 0): Promise<Served> {
  return serve({ directory: app, port, headers })
}

/** Serves the parts of the vault without its views, under its headers. */
export async function serveParts(): Promise<Served> {
  return serve({ directory: parts, headers })
}

/** Serves the page of a host, at `host.html`. */
export async function serveHost(): Promise<Served> {
  return serve({ directory: parts })
}
