import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin'
import postcss from 'postcss'
import { defineConfig } from 'tsdown'
import { cssRanks } from './scripts/cssRanks.ts'
import { minifyCss } from './scripts/minifyCss.ts'
import { thirdParty } from './scripts/pairing/thirdParty.ts'

const stylesheet = 'dist/styles.css'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    primitives: 'src/primitives/index.ts',
    views: 'src/views/index.ts',
    'copy/en': 'src/views/copy/en.ts',
    'copy/ar': 'src/views/copy/ar.ts',
    mount: 'src/views/modal/mount.tsx',
    state: 'src/state/index.ts',
    siwx: 'src/state/siwx/index.ts',
    chains: 'src/chains/index.ts',
    eip155: 'src/entries/eip155.ts',
    solana: 'src/entries/solana.ts',
    bip122: 'src/entries/bip122.ts',
    polkadot: 'src/entries/polkadot.ts',
    cosmos: 'src/entries/cosmos.ts',
    walletconnect: 'src/entries/walletconnect.ts',
    ...(existsSync('src/networks/index.ts') ? { networks: 'src/networks/index.ts' } : {}),
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
  // Without a name of its own the stylesheet is called assets/styles-<hash>.css.
  outputOptions: { assetFileNames: '[name][extname]', chunkFileNames: 'chunks/[name].js' },
  plugins: [thirdParty(), vanillaExtractPlugin({ identifiers: 'short', extract: { name: 'styles.css' } })],
  hooks: {
    'build:done': async () => {
      const css = await readFile(stylesheet, 'utf8')
      const { css: ranked } = await postcss([cssRanks(), minifyCss()]).process(css, { from: undefined })
      await writeFile(stylesheet, ranked)
    },
  },
})
