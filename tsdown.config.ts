import { readFile, writeFile } from 'node:fs/promises'
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin'
import postcss from 'postcss'
import { defineConfig } from 'tsdown'
import { cssRanks } from './scripts/cssRanks.ts'
import { minifyCss } from './scripts/minifyCss.ts'

const stylesheet = 'dist/styles.css'

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/primitives/index.ts',
    'src/views/index.ts',
    'src/views/copy/en.ts',
    'src/views/copy/ar.ts',
    'src/views/modal/mount.tsx',
    'src/state/index.ts',
    'src/state/siwx/index.ts',
    'src/chains/index.ts',
    'src/server/index.ts',
  ],
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  unbundle: true,
  dts: true,
  sourcemap: false,
  clean: true,
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  // Without a name of its own the stylesheet is called assets/styles-<hash>.css.
  outputOptions: { assetFileNames: '[name][extname]' },
  plugins: [vanillaExtractPlugin({ identifiers: 'short', extract: { name: 'styles.css' } })],
  hooks: {
    'build:done': async () => {
      const css = await readFile(stylesheet, 'utf8')
      const { css: ranked } = await postcss([cssRanks(), minifyCss()]).process(css, { from: undefined })
      await writeFile(stylesheet, ranked)
    },
  },
})
