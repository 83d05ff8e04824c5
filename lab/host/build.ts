import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const root = import.meta.dirname
const pages = ['index', 'composed', 'embedded', 'plain', 'hostile', 'two', 'ssr', 'wallet']

/** Builds the shop and the wallet the way a stranger would: `portico` is found by its export map, in `dist`. */
export async function buildHost(outDir: string): Promise<void> {
  const common = { configFile: false, root, logLevel: 'error', publicDir: false } as const
  await build({
    ...common,
    plugins: [react()],
    build: {
      outDir: resolve(outDir),
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: pages.map((page) => resolve(root, `${page}.html`)),
        // Directives for React servers mean nothing to a page.
        onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
      },
    },
  })
  await build({
    ...common,
    build: {
      outDir: resolve(outDir, 'wallet'),
      emptyOutDir: true,
      lib: { entry: resolve(root, '../wallet/window/inject.ts'), formats: ['iife'], name: 'labWallet', fileName: () => 'inject.js' },
    },
  })
}
