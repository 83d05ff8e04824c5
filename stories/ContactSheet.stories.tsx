import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../src/primitives/layout/Stack'
import { ThemeRoot } from '../src/primitives/theme/ThemeRoot'
import { AccountButtonView } from '../src/views/account/AccountButtonView'
import { ConnectButtonView } from '../src/views/connection/ConnectButtonView'
import { ar } from '../src/views/copy/ar'
import { CopyProvider } from '../src/views/copy/CopyProvider'
import { NetworkButtonView } from '../src/views/networks/NetworkButtonView'
import { address, balance, shortAddress } from './lab/samples'
import { accountViews } from './lab/sheet/accountViews'
import { connectViews } from './lab/sheet/connectViews'

const nothing = () => undefined

function Buttons() {
  return (
    <Stack gap={3} align="start">
      <ConnectButtonView state={{ status: 'disconnected' }} onClick={nothing} />
      <ConnectButtonView state={{ status: 'restoring' }} onClick={nothing} />
      <ConnectButtonView state={{ status: 'opening' }} onClick={nothing} />
      <ConnectButtonView state={{ status: 'failed' }} onClick={nothing} />
      <ConnectButtonView state={{ status: 'connected', address, name: shortAddress }} onClick={nothing} />
      <AccountButtonView address={address} name={shortAddress} balance={balance} onClick={nothing} />
      <NetworkButtonView network={{ name: 'Ethereum', isSupported: true }} onClick={nothing} />
      <NetworkButtonView network={{ name: 'Unknown', isSupported: false }} onClick={nothing} />
    </Stack>
  )
}

const sheet = [...connectViews, ...accountViews, <Buttons key="buttons" />]

interface SheetProps {
  mode: 'light' | 'dark'
  dir: 'ltr' | 'rtl'
  /** Inline size of each card in pixels; a phone is narrower than the modal. */
  size: number
}

function Sheet({ mode, dir, size }: SheetProps) {
  const background = mode === 'dark' ? '#0b0c0f' : '#e9eaee'
  return (
    <ThemeRoot
      mode={mode}
      dir={dir}
      lang={dir === 'rtl' ? 'ar' : 'en'}
      theme={size < 360 ? { width: `${size}px` } : {}}
    >
      <CopyProvider copy={dir === 'rtl' ? ar : undefined}>
        <div style={{ background, padding: 24, display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'flex-start' }}>
          {sheet.map((view, index) => (
            <div key={index} style={{ inlineSize: size }}>
              {view}
            </div>
          ))}
        </div>
      </CopyProvider>
    </ThemeRoot>
  )
}

const meta = {
  title: 'Contact sheets/Views',
  tags: ['!autodocs'],
  component: Sheet,
  parameters: { layout: 'fullscreen' },
  args: { mode: 'light', dir: 'ltr', size: 360 },
} satisfies Meta<typeof Sheet>

export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {}
export const Dark: Story = { args: { mode: 'dark' } }
export const RightToLeft: Story = { args: { dir: 'rtl' } }
export const DarkRightToLeft: Story = { args: { mode: 'dark', dir: 'rtl' } }
export const Phone: Story = { args: { size: 320 } }
