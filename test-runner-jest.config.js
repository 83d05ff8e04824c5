import { getJestConfig } from '@storybook/test-runner'

const base = getJestConfig()
const isVisual = process.env.PORTICO_VISUAL === '1'

export default {
  ...base,
  testTimeout: 60_000,
  // Flows are played, not shot.
  testPathIgnorePatterns: [...(base.testPathIgnorePatterns ?? []), ...(isVisual ? ['/stories/(flows|recipes)/'] : [])],
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
