import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin'
import { defineConfig } from 'tsdown'
import { classNames, styleFiles } from './scripts/build/classNames.ts'
import { eagerFunctions } from './scripts/build/rewrite/eagerFunctions.ts'
import { importOrder } from './scripts/build/rewrite/importOrder.ts'
import { lateStyles, rankStyles } from './scripts/build/lateStyles.ts'
import { tiers } from './scripts/build/layout.ts'
import { plainNamespaces } from './scripts/build/rewrite/plainNamespaces.ts'
import { pureCalls } from './scripts/build/rewrite/pureCalls.ts'
import { readImports, styleReach } from './scripts/build/styleReach.ts'
import { tierPlan } from './scripts/build/tiers.ts'
import { buildVaultPages } from './scripts/build/vaultPage.ts'
import { llmsTexts } from './scripts/docs/llms.ts'
import { designTokensOf } from './scripts/tokens/fromStylesheet.ts'
import { thirdParty } from './scripts/pairing/thirdParty.ts'

const stylesheet = 'dist/styles.css'

const plan = tierPlan(tiers)
const late = lateStyles(styleReach(tiers, readImports('src')).late)
const clientFiles = new Set(tiers.filter(({ isClient }) => isClient).map(({ name }) => name))

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    primitives: 'src/primitives/index.ts',
    views: 'src/views/index.ts',
    'copy/en': 'src/views/copy/en/index.ts',
    'copy/ar': 'src/views/copy/ar/index.ts',
    mount: 'src/views/shell/modal/mount.tsx',
    state: 'src/state/index.ts',
    siwx: 'src/siwx/index.ts',
    chains: 'src/chains/index.ts',
    eip155: 'src/entries/eip155.ts',
    solana: 'src/entries/solana.ts',
    bip122: 'src/entries/bip122.ts',
    polkadot: 'src/entries/polkadot.ts',
    cosmos: 'src/entries/cosmos.ts',
    walletconnect: 'src/entries/walletconnect.ts',
    vault: 'src/entries/vault.ts',
    'vault-app': 'src/entries/vault-app.ts',
    networks: 'src/networks/index.ts',
    errors: 'src/entries/errors.ts',
    server: 'src/server/index.ts',
  },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  sourcemap: false,
  clean: true,
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  deps: { alwaysBundle: [/^@(noble|scure)\//, 'valibot'], onlyBundle: false },
  outputOptions: {
    // Without a name of its own the stylesheet is called assets/styles-<hash>.css.
    assetFileNames: '[name][extname]',
    // Entries hold re-exports only and say nothing: a server component may import errors and networks from them.
    banner: ({ name, fileName }) => (fileName.endsWith('.js') && clientFiles.has(name) ? "'use client'" : ''),
    chunkFileNames: 'chunks/[name].js',
    codeSplitting: { groups: [{ name: 'core', test: /rolldown.runtime/, priority: 1000 }, ...plan.groups] },
  },
  plugins: [
    thirdParty(),
    vanillaExtractPlugin({ identifiers: classNames(styleFiles('src')), extract: { name: 'styles.css' } }),
    late.plugin,
    pureCalls(),
    plan.plugin,
    plainNamespaces(),
    eagerFunctions(new Set(['state', 'opening'])),
    importOrder(clientFiles),
  ],
  hooks: {
    'build:done': async () => {
      const site = resolve('src/vault/deploy/site')
      await buildVaultPages({ root: site, pages: [resolve(site, 'index.html')], folder: resolve('dist/vault-app') })
      const ranked = rankStyles(await readFile(stylesheet, 'utf8'))
      await writeFile(stylesheet, ranked)
      // Late styles stand behind the others, as they do in a page.
      await writeFile('dist/all.css', ranked + late.text())
      for (const [name, tokens] of Object.entries(designTokensOf(ranked)))
        await writeFile(`dist/${name}`, `${JSON.stringify(tokens, null, 2)}\n`)
      for (const [name, text] of Object.entries(llmsTexts())) await writeFile(`dist/${name}`, text)
      // TypeScript 6 looks for types of an import that is there for its effect alone.
      for (const name of ['styles', 'all']) await writeFile(`dist/${name}.d.ts`, 'export {}\n')
    },
  },
})
