import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'tsdown'
import { packagesOf, type Included } from './packages.ts'

const root = join(import.meta.dirname, '../..')

export interface PairingBundle {
  readonly code: string
  readonly packages: readonly Included[]
}

// The licence of the library wants changed files to say so.
const banner = `/*! The pairing library of WalletConnect 2.21.8 (Apache-2.0), changed: bundled with what it needs. Texts: THIRD_PARTY_NOTICES.txt */`

/** Makes one module of the pairing library and all it needs; viem.ts and keyValueStorage.ts stand for two of them. */
export async function bundlePairing(outDir = join(root, '.cache/pairing')): Promise<PairingBundle> {
  const modules = new Set<string>()
  await build({
    config: false,
    cwd: root,
    entry: { library: 'scripts/pairing/library.ts' },
    outDir,
    format: 'esm',
    // As in a page: what pino redacts, and what stands for Node's own modules, stays out.
    platform: 'browser',
    target: 'es2022',
    dts: false,
    clean: true,
    report: false,
    logLevel: 'error',
    minify: 'dce-only',
    outExtensions: () => ({ js: '.js' }),
    // Parcel installs polyfills into the host for a free `Buffer` or `process`.
    define: {
      'process.env.NODE_ENV': '"production"',
      Buffer: 'globalThis.Buffer',
      process: 'globalThis.process',
    },
    deps: { neverBundle: [], alwaysBundle: [/.*/] },
    inputOptions: {
      resolve: {
        mainFields: ['browser', 'module', 'main'],
        conditionNames: ['browser', 'import', 'module', 'default'],
      },
    },
    outputOptions: { codeSplitting: false, banner },
    plugins: [
      {
        name: 'stand-ins',
        resolveId: {
          order: 'pre',
          filter: { id: /^(viem|@walletconnect\/keyvaluestorage)$/ },
          handler: (id) => join(import.meta.dirname, id === 'viem' ? 'viem.ts' : 'keyValueStorage.ts'),
        },
        generateBundle: (_options, bundle) => {
          for (const part of Object.values(bundle))
            if (part.type === 'chunk')
              for (const [id, { renderedLength }] of Object.entries(part.modules))
                if (renderedLength > 0) modules.add(id)
        },
      },
    ],
  })
  return { code: readFileSync(join(outDir, 'library.js'), 'utf8'), packages: packagesOf(modules) }
}
