import { availableParallelism } from 'node:os'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config'
import { cssRanks } from './scripts/build/cssRanks.ts'

/** Factor by which the pages of end-to-end tests are slowed; see `e2e/throttle.ts`. */
const throttle = Number(process.env['PORTICO_THROTTLE'] ?? 1)

const unitFiles = (suffix: string) =>
  ['src', 'stories', 'scripts', 'lab'].map((folder) => `${folder}/**/*.${suffix}.ts`)

const unitTests = (
  name: string,
  options: NonNullable<UserWorkspaceConfig['test']>,
): UserWorkspaceConfig & { extends: true } => ({
  extends: true,
  test: {
    name,
    environment: 'node',
    // By default one less than there are processors, which is one of two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Importing a whole entry takes seconds on a busy machine; a test that hangs still ends.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    ...options,
  },
})

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  css: { postcss: { plugins: [cssRanks({ only: /\/src\/.*\.css\.ts\.vanilla\.css/ })] } },
  // Builds beside the sources do not reload a page.
  server: { watch: { ignored: ['**/.cache/**', '**/dist/**'] } },
  optimizeDeps: {
    // Named, because a dependency that Vite finds late reloads the page in the middle of a story.
    include: [
      '@radix-ui/react-dialog',
      'jotai/vanilla',
      'jotai/vanilla/utils',
      'qr',
      'qr/decode.js',
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'viem',
      'viem/accounts',
    ],
  },
  test: {
    projects: [
      // Most files share what they import, which is most of their time; those that look at what a module keeps, or leave it working, do not.
      unitTests('unit', { include: unitFiles('test'), exclude: unitFiles('isolated.test'), isolate: false }),
      unitTests('unit-isolated', { include: unitFiles('isolated.test') }),
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/buildOnce.ts'],
          // Each file starts its own chains, shop and browser; slowed pages leave no room for another.
          maxWorkers: throttle > 1 ? 1 : 3,
          // Importing the lab takes seconds for each file again; a worker keeps it.
          isolate: false,
          sequence: { groupOrder: 1 },
          retry: Number(process.env['PORTICO_RETRY'] ?? 0),
          testTimeout: 60_000 * throttle,
          hookTimeout: 120_000 * throttle,
          expect: { poll: { timeout: 15_000 * throttle } },
        },
      },
    ],
  },
})
