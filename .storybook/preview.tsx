import type { Decorator, Preview } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { configure } from 'storybook/test'
import { ThemeRoot } from '../src/primitives/theme/ThemeRoot'
import { ar } from '../src/views/copy/ar'
import { CopyProvider } from '../src/views/copy/CopyProvider'
import { pseudoCopy } from '../stories/lab/pseudoCopy'
import { docs } from './docs/parameters'
import { looks, lookOf, motions, textSizes, viewports } from './toolbar'

// Two cores that do other things as well need longer than a second now and then.
configure({ asyncUtilTimeout: 10_000 })

// An animation that follows the scrolling never ends, and a story is not ready before all animations have ended, or after 5 s.
const getAnimations = document.getAnimations.bind(document)
document.getAnimations = () => getAnimations().filter(({ timeline }) => timeline === document.timeline)

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
  <ThemeRoot {...lookOf(globals)}>
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
    mode: choice('Theme', 'mirror', looks),
    dir: choice('Direction', 'transfer', ['ltr', 'rtl']),
    locale: choice('Language', 'globe', ['en', 'ar', 'pseudo']),
    motion: choice('Motion', 'play', motions),
    text: choice('Text size', 'zoom', textSizes),
  },
  initialGlobals: { mode: 'light', dir: 'ltr', locale: 'en', motion: 'full', text: '100 %' },
  parameters: {
    layout: 'padded',
    docs,
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    viewport: { options: viewports },
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
          ['Start', 'Compose a flow', 'Options', 'Hooks', 'Theming', 'Words and languages', 'Sign-in'],
          'Foundations',
          [
            'Colour',
            'Type',
            'Space',
            'Corner',
            'Elevation',
            'Motion',
            'Z-index',
            'Icons',
            'Illustrations',
            'Density',
            'Theme builder',
            '*',
          ],
          'Primitives',
          ['Actions', 'Forms', 'Lists', 'Layout', 'Overlays', 'Feedback', 'Images', 'Text', '*'],
          'Views',
          ['Connect', 'Connected', 'Pair', 'Sign in', 'Approve', 'Network', 'Account', 'Names', 'Feedback', '*'],
          'Flows',
          'Contact sheets',
          'Recipes',
        ],
      },
    },
  },
}

export default preview
