import { getJestConfig } from '@storybook/test-runner'

const base = getJestConfig()

export default {
  ...base,
  testTimeout: 60_000,
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
