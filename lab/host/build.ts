import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { installedPortico } from './installed'

const root = import.meta.dirname
/** Folder of the built shop and phone. */
export const hostFolder = '.cache/host'
export const phoneFolder = '.cache/phone'
const pages = [
  'index',
  'composed',
  'layers',
  'shadow',
  'embedded',
  'plain',
  'without-react',
  'hostile',
  'two',
  'ssr',
  'namespaces',
  'sign-in',
  'hooks',
  'account-hooks',
  'account-parts',
  'calls',
  'buy',
  'buy-hooks',
  'swap',
  'swap-hooks',
  'gated',
  'vault',
  'wallet',
]
const signers = {
  solana: 'solana/solanaWallet',
  bitcoin: 'bip122/bitcoinWallet',
  polkadot: 'polkadot/polkadotWallet',
  cosmos: 'cosmos/cosmosWallet',
}

const common = { configFile: false, logLevel: 'error', publicDir: false } as const

/** Builds the shop the way a stranger would, from the packed package, and the wallet. */
export async function buildHost(): Promise<void> {
  await build({
    ...common,
    root,
    plugins: [installedPortico(), react()],
    build: {
      outDir: resolve(hostFolder),
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: pages.map((page) => resolve(root, `${page}.html`)),
        onwarn: ignoreDirectives,
      },
    },
  })
  await build({
    ...common,
    root,
    build: {
      outDir: resolve(hostFolder, 'wallet'),
      emptyOutDir: true,
      lib: {
        entry: resolve(root, '../wallet/window/inject.ts'),
        formats: ['iife'],
        name: 'labWallet',
        fileName: () => 'inject.js',
      },
    },
  })
  // The code that the wallet signs with comes later, when a page asks for it: a file for each namespace.
  await build({
    ...common,
    root,
    build: {
      outDir: resolve(hostFolder, 'wallet'),
      emptyOutDir: false,
      lib: {
        entry: Object.fromEntries(
          Object.entries(signers).map(([name, file]) => [name, resolve(root, `../wallet/${file}.ts`)]),
        ),
        formats: ['es'],
        fileName: (_format, name) => `${name}.js`,
      },
    },
  })
}

/** Builds the phone: a page of its own, which is served from an origin of its own. */
export async function buildPhone(): Promise<void> {
  const page = resolve(root, '../phone/page')
  await build({
    ...common,
    root: page,
    plugins: [react()],
    build: {
      outDir: resolve(phoneFolder),
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rollupOptions: { input: resolve(page, 'phone.html'), onwarn: ignoreDirectives },
    },
  })
}

interface Warning {
  readonly code?: string
}

/** Directives for React servers mean nothing to a page. */
function ignoreDirectives<Kind extends Warning>(warning: Kind, warn: (warning: Kind) => void): void {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
}
