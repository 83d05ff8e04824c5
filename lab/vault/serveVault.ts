import { resolve } from 'node:path'
import { build } from 'vite'
import { serve, type Served } from '../../scripts/tools/serve'
import { createHeaders } from '../../src/vault/app/headers'

const folder = '.cache/vault'

interface ServedVault {
  /** The vault, under its own headers. */
  readonly vault: Served
  /** A host's page, at `host.html`. */
  readonly host: Served
}

/** Builds the lab's page of the vault and that of a host, and serves each on its own port. */
export async function serveVault(): Promise<ServedVault> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    root: import.meta.dirname,
    worker: { format: 'es' },
    build: {
      outDir: resolve(folder),
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rollupOptions: { input: ['index', 'host'].map((page) => resolve(import.meta.dirname, `${page}.html`)) },
    },
  })
  const vault = await serve({ directory: folder, headers: createHeaders({ origins: [] }) })
  return { vault, host: await serve({ directory: folder }) }
}
