import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThemeRoot } from '../src/primitives/theme/ThemeRoot'
import { ar } from '../src/views/copy/ar'
import { CopyProvider } from '../src/views/copy/CopyProvider'
import { SheetViews } from './lab/sheet/SheetViews'
import { WideViews } from './lab/sheet/WideViews'

interface SheetProps {
  mode: 'light' | 'dark'
  dir: 'ltr' | 'rtl'
  /** Inline size of each card in pixels; a phone is narrower than the modal. */
  size: number
  /** One pane, or two beside each other. */
  layout: 'card' | 'wide'
}

function Sheet({ mode, dir, size, layout }: SheetProps) {
  const background = mode === 'dark' ? '#0b0c0f' : '#e9eaee'
  return (
    <ThemeRoot
      mode={mode}
      dir={dir}
      lang={dir === 'rtl' ? 'ar' : 'en'}
      theme={size < 360 ? { width: `${size}px` } : {}}
    >
      <CopyProvider copy={dir === 'rtl' ? ar : undefined}>
        <div style={{ background }}>{layout === 'wide' ? <WideViews /> : <SheetViews size={size} />}</div>
      </CopyProvider>
    </ThemeRoot>
  )
}

const meta = {
  title: 'Contact sheets/Views',
  tags: ['!autodocs'],
  component: Sheet,
  parameters: { layout: 'fullscreen' },
  args: { mode: 'light', dir: 'ltr', size: 360, layout: 'card' },
} satisfies Meta<typeof Sheet>

export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {}
export const Dark: Story = { args: { mode: 'dark' } }
export const RightToLeft: Story = { args: { dir: 'rtl' } }
export const DarkRightToLeft: Story = { args: { mode: 'dark', dir: 'rtl' } }
export const Phone: Story = { args: { size: 320 } }
export const Wide: Story = { args: { layout: 'wide' } }
export const WideDark: Story = { args: { layout: 'wide', mode: 'dark' } }
export const WideRightToLeft: Story = { args: { layout: 'wide', dir: 'rtl' } }
