import type { StorybookConfig } from '@storybook/react-vite'
import remarkGfm from 'remark-gfm'
import { cataloguePlugin } from './docs/cataloguePlugin'
import { llmsPlugin } from './docs/llmsPlugin'
import { propsPlugin } from './docs/propsPlugin'

/** Files to show alone, for a quick test of them. */
const some = process.env.PORTICO_STORIES?.split(',').map((path) => `../${path}`)

const config: StorybookConfig = {
  stories: some ?? ['../stories/**/*.stories.tsx', '../stories/docs/*.mdx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables in MDX.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: 'vitest.config.ts' } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // `propsPlugin` reads more: unions, defaults, and which state has which prop.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [propsPlugin(), cataloguePlugin(), llmsPlugin(), ...(vite.plugins ?? [])],
  }),
}

export default config
