import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { cssRanks } from './cssRanks.ts'

interface VaultPageBuild {
  /** Folder of the pages. */
  readonly root: string
  /** HTML files, whole paths. */
  readonly pages: readonly string[]
  readonly folder: string
}

/** Builds pages that contain the vault: files of one origin, without inline scripts and styles. */
export async function buildVaultPages({ root, pages, folder }: VaultPageBuild): Promise<void> {
  // Tests and other builds set it: React's development build is twice as large.
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    root,
    base: './',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' }), react()],
    css: { postcss: { plugins: [cssRanks({ only: /\/src\/.*\.css\.ts\.vanilla\.css/ })] } },
    worker: { format: 'es' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rollupOptions: { input: [...pages] },
    },
  })
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = NODE_ENV
}
