import type { StorybookConfig } from '@storybook/react-vite'

/** Files to show alone, for a quick test of them. */
const some = process.env.PORTICO_STORIES?.split(',').map((path) => `../${path}`)

const config: StorybookConfig = {
  stories: some ?? ['../stories/**/*.stories.tsx', '../stories/docs/*.mdx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: 'vitest.config.ts' } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
}

export default config
