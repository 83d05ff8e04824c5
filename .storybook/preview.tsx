import type { Decorator, Preview } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { configure } from 'storybook/test'
import { ThemeRoot, type Direction, type Mode } from '../src/primitives/theme/ThemeRoot'
import type { Theme } from '../src/primitives/theme/themeToVars'
import { ar } from '../src/views/copy/ar'
import { CopyProvider } from '../src/views/copy/CopyProvider'
import { pseudoCopy } from '../stories/lab/pseudoCopy'
import { docs } from './docs/parameters'

const still: Theme = { motion: { modal: '1ms', view: '1ms', header: '1ms', shake: '1ms', loop: 'paused' } }

// Two cores that do other things as well need longer than a second now and then.
configure({ asyncUtilTimeout: 10_000 })

const copies = { en: undefined, ar, pseudo: pseudoCopy }

const page: CSSProperties = {
  boxSizing: 'border-box',
  minBlockSize: '100vh',
  // Over the padding that Storybook gives its own page.
  margin: '-1rem',
  padding: 24,
  colorScheme: 'var(--portico-scheme)',
  background: 'light-dark(#eeece8, #161513)',
}

/** On a page of documentation a story takes the height it needs. */
const block: CSSProperties = { ...page, minBlockSize: 0, margin: 0 }

const withTheme: Decorator = (Story, { globals, parameters, viewMode }) => (
  <ThemeRoot
    mode={globals.mode as Mode}
    dir={globals.dir as Direction}
    lang={globals.locale === 'ar' ? 'ar' : 'en'}
    theme={globals.motion === 'reduced' ? still : undefined}
  >
    <div
      style={
        viewMode === 'docs' ? block : parameters.layout === 'fullscreen' ? { ...page, margin: 0, padding: 0 } : page
      }
    >
      <CopyProvider copy={copies[globals.locale as keyof typeof copies]}>
        <Story />
      </CopyProvider>
    </div>
  </ThemeRoot>
)

const choice = (name: string, icon: string, items: readonly string[]) => ({
  toolbar: { title: name, icon, items: [...items], dynamicTitle: true },
})

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withTheme],
  globalTypes: {
    mode: choice('Mode', 'mirror', ['light', 'dark', 'auto']),
    dir: choice('Direction', 'transfer', ['ltr', 'rtl']),
    locale: choice('Locale', 'globe', ['en', 'ar', 'pseudo']),
    motion: choice('Motion', 'play', ['full', 'reduced']),
  },
  initialGlobals: { mode: 'light', dir: 'ltr', locale: 'en', motion: 'full' },
  parameters: {
    layout: 'padded',
    docs,
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    chromatic: {
      modes: {
        light: { mode: 'light' },
        dark: { mode: 'dark' },
        'right to left': { dir: 'rtl', locale: 'ar' },
        pseudo: { locale: 'pseudo' },
      },
    },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Guides',
          ['Start', 'Compose a flow', 'Hooks', 'Theming', 'Words and languages', 'Sign-in'],
          'Foundations',
          'Primitives',
          'Views',
          ['Connect', 'Pair', 'Sign in', 'Approve', 'Network', 'Account', 'Names', 'Feedback'],
          'Flows',
          'Contact sheets',
          'Recipes',
        ],
      },
    },
  },
}

export default preview
