import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ConnectingWalletConnectBasicView } from '../../../src/views/session/pairing/ConnectingWalletConnectBasicView'
import { Framed } from '../../lab/Framed'
import { pairingUri } from '../../lab/samples'

const meta = {
  title: 'Views/Pair/ConnectingWalletConnectBasicView',
  component: ConnectingWalletConnectBasicView,
  parameters: {
    portico: {
      hook: 'useConnectingWalletConnectBasicView',
      connected: 'the route `ConnectingWalletConnectBasic` of the modal',
      code: `import { ConnectingWalletConnectBasicView, useConnectingWalletConnectBasicView } from 'portico/views'

export function MyConnectingWalletConnectBasic() {
  return <ConnectingWalletConnectBasicView {...useConnectingWalletConnectBasicView()} />
}`,
      anatomy: [
        ['Code', 'With a ring that empties with its life.'],
        ['Sentence', 'How far it is.'],
        ['Button', 'Copies the link, or asks for a new one.'],
        ['All wallets', 'Where there is a directory.'],
      ],
      role: '`img` for the code, `button`s',
      keys: [['Enter, Space', 'Copies the link.']],
      related: ['Views/Pair/PairingView', 'Primitives/Images/QrCode'],
    },
  },
  args: {
    state: { status: 'ready', uri: pairingUri },
    onRetry: fn(),
    onCopyLink: fn(),
    onShowAllWallets: fn(),
  },
  decorators: [(Story) => <Framed title={(copy) => copy.connect.title}>{Story()}</Framed>],
} satisfies Meta<typeof ConnectingWalletConnectBasicView>

export default meta
type Story = StoryObj<typeof ConnectingWalletConnectBasicView>

const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }))

/** The code, its link and the way to all wallets. */
export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('img', { name: 'QR code to connect your wallet' })).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
    await press(canvasElement, 'Copy link')
    await expect(args.onCopyLink).toHaveBeenCalledOnce()
    await press(canvasElement, 'All wallets')
    await expect(args.onShowAllWallets).toHaveBeenCalledOnce()
  },
}

/** The host hides the list. */
export const Alone: Story = { args: { onShowAllWallets: undefined } }

/** The configuration of a hosted project wants it said. */
export const Branded: Story = {
  args: { branding: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Powered by Portico')).toBeVisible()
  },
}

/** The shape of the code, in its place. */
export const Requesting: Story = { args: { state: { status: 'requesting' } } }

/** The code is made here and can be scanned at once; the line around it turns until the relay has the request. */
export const CodeBeforeTheRelay: Story = {
  args: { state: { status: 'requesting', uri: pairingUri } },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'QR code to connect your wallet' })).toBeVisible()
    await press(canvasElement, 'Copy link')
    await expect(args.onCopyLink).toHaveBeenCalledOnce()
  },
}

/** One press makes a new code. */
export const Expired: Story = {
  args: { state: { status: 'expired' } },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'Get a new code')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** The relay is named. */
export const RelaySilent: Story = {
  args: { state: { status: 'requesting', wait: 'notAnswering' }, relay: { host: 'relay.example.org' } },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('relay.example.org does not answer')
    await press(canvasElement, 'Try again')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
