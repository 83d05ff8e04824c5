import { resolve } from 'node:path'
import { build } from 'vite'
import { serve, type Served } from '../../scripts/tools/serve'
import { createHeaders } from '../../src/vault/app/headers'

const folder = '.cache/vault'

/** Builds the lab's page of the vault, and serves it under the headers of the vault. */
export async function serveVault(): Promise<Served> {
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
      rollupOptions: { input: resolve(import.meta.dirname, 'index.html') },
    },
  })
  return serve({ directory: folder, headers: createHeaders({ origins: [] }) })
}
