import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execute, type Executed } from '../../tools/execute'

export type Bundler = 'vite8' | 'vite6' | 'webpack' | 'rspack' | 'parcel' | 'esbuild'

export interface BuildOptions {
  readonly bundler: Bundler
  /** Folder of the bundlers. */
  readonly tools: string
  /** Folder of the host's page. */
  readonly page: string
  readonly outDir: string
}

const limitMs = 480_000
const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="data:," />
    <title>Host</title>
    <link rel="stylesheet" href="./index.css" />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="./index.js"></script>
  </body>
</html>
`

/** Bundlers that take a page as their entry. The others take a script. */
const readsHtml: ReadonlySet<Bundler> = new Set(['vite8', 'vite6', 'parcel'])

/** Builds a page for production with a bundler, as its defaults are. */
export async function buildPage(options: BuildOptions): Promise<Executed> {
  const executed = await execute(commandOf(options), { limitMs, env: { NODE_ENV: 'production' } })
  if (!readsHtml.has(options.bundler)) {
    mkdirSync(options.outDir, { recursive: true })
    writeFileSync(join(options.outDir, 'index.html'), html)
  }
  return executed
}

function commandOf({ bundler, tools, page, outDir }: BuildOptions): readonly string[] {
  const inTools = (path: string) => join(tools, path)
  if (bundler === 'webpack' || bundler === 'rspack') return ['node', inTools(`${bundler}.mjs`), page, outDir]
  if (bundler === 'parcel') {
    // Parcel resolves its plugins from the host. Without `--no-autoinstall` it would install polyfills in the host.
    const parcel = join(page, '../../node_modules/parcel/lib/bin.js')
    const flags = ['--public-url=./', '--no-cache', '--no-autoinstall', '--log-level=warn', `--dist-dir=${outDir}`]
    return ['node', parcel, 'build', join(page, 'index.html'), ...flags]
  }
  if (bundler === 'esbuild')
    return [
      'node',
      inTools('node_modules/esbuild/bin/esbuild'),
      `index=${join(page, 'main.tsx')}`,
      '--bundle',
      '--splitting',
      '--format=esm',
      '--minify',
      '--jsx=automatic',
      '--target=es2022',
      '--log-level=warning',
      `--outdir=${outDir}`,
    ]
  const vite = inTools(`node_modules/${bundler}/bin/vite.js`)
  // The manifest and the maps are read by us; neither changes what a page loads.
  const flags = ['--base=./', '--emptyOutDir', '--logLevel=warn', '--sourcemap=hidden', '--manifest']
  return ['node', vite, 'build', page, `--outDir=${outDir}`, ...flags]
}

/** Bundles a file for Node with all that it imports. */
export function bundleServer(tools: string, file: string, outFile: string): Promise<Executed> {
  const esbuild = join(tools, 'node_modules/esbuild/bin/esbuild')
  const flags = ['--bundle', '--platform=node', '--format=esm', '--log-level=warning', `--outfile=${outFile}`]
  return execute(['node', esbuild, file, ...flags], { limitMs })
}

/** Builds a Next app with one of its two bundlers, each into a folder of its own. */
export function buildNext(folder: string, bundler: 'webpack' | 'turbopack'): Promise<Executed> {
  const env = { DIST_DIR: `.next-${bundler}`, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' } as const
  return execute(['node', join(folder, 'node_modules/next/dist/bin/next'), 'build', folder, `--${bundler}`], {
    env,
    limitMs,
  })
}

/** The complaints of a build, shortened for a reader. */
export function complaintOf({ ok, output }: Executed): readonly string[] {
  return ok ? [] : [output.trim().slice(0, 2000) || 'it failed without a word']
}
