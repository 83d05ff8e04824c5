import { getJestConfig } from '@storybook/test-runner'

const base = getJestConfig()
const hasChecks = process.env.PORTICO_VISIT?.includes('checks') ?? true

export default {
  ...base,
  testTimeout: 60_000,
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
