import { fileURLToPath } from 'node:url'
import { getJestConfig } from '@storybook/test-runner'

const base = getJestConfig()
const hasChecks = process.env.PORTICO_VISIT?.includes('checks') ?? true

export default {
  ...base,
  testEnvironment: fileURLToPath(new URL('.storybook/test-environment.js', import.meta.url)),
  setupFilesAfterEnv: [],
  snapshotSerializers: [],
  // A story is looked at in many modes, and on a busy machine that takes its time.
  testTimeout: 120_000,
  // A worker keeps what it loaded for every file: at 1.7 GB, collecting garbage is most of its work.
  workerIdleMemoryLimit: '600MB',
  // Flows are played, not shot.
  testPathIgnorePatterns: [...(base.testPathIgnorePatterns ?? []), ...(hasChecks ? [] : ['/stories/(flows|recipes)/'])],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions?.['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: {
        executablePath: process.env.BROWSER_PATH,
        args: JSON.parse(process.env.BROWSER_ARGS ?? '[]'),
      },
    },
  },
}
