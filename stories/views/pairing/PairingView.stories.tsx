import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PairingView } from '../../../src/views/session/pairing/PairingView'
import { Framed } from '../../lab/Framed'
import { pairingUri, wallets } from '../../lab/samples'
import { pairingDocs } from './pairingDocs'

const [wallet] = wallets

const meta = {
  title: 'Views/Pair/PairingView',
  component: PairingView,
  parameters: { portico: pairingDocs },
  args: {
    wallet: { name: wallet?.name ?? '', icon: wallet?.icon },
    tabs: ['qr', 'desktop', 'web'],
    tab: 'qr',
    state: { status: 'ready', uri: pairingUri },
    hasOpened: false,
    onTabChange: fn(),
    onRetry: fn(),
    onCopyLink: fn(),
    onOpenWallet: fn(),
    onGetWallet: fn(),
    onTryAnotherWallet: fn(),
    onCopyDetails: fn(),
  },
  decorators: [
    (Story) => (
      <Framed isDeeper title={(copy) => copy.connect.title}>
        {Story()}
      </Framed>
    ),
  ],
} satisfies Meta<typeof PairingView>

export default meta
type Story = StoryObj<typeof PairingView>

const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }))

/** The shape of the code, in its place. */
export const Requesting: Story = {
  args: { state: { status: 'requesting' } },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'Copy link')
    await expect(args.onCopyLink).not.toHaveBeenCalled()
  },
}

/** Five seconds without a link. */
export const Waiting: Story = {
  args: { state: { status: 'requesting', wait: 'waiting' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(/takes longer than usual/)[0]).toBeInTheDocument()
  },
}

/** Twenty: one press asks again. */
export const NotAnswering: Story = {
  args: { state: { status: 'requesting', wait: 'notAnswering' } },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('No answer yet')
    await press(canvasElement, 'Try again')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(args.onCopyLink).not.toHaveBeenCalled()
  },
}

const relay = { host: 'relay.example.org' }

/** The relay is named, and the visitor's internet is not blamed. */
export const RelaySilent: Story = {
  args: { state: { status: 'requesting', wait: 'notAnswering' }, relay },
  play: async ({ args, canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert')
    await expect(alert).toHaveTextContent('relay.example.org does not answer')
    await expect(alert).not.toHaveTextContent(/internet|offline/)
    await press(canvasElement, 'Try again')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** The socket was refused for a minute. */
export const RelayUnreachable: Story = {
  args: { state: { status: 'failed', error: new Error('relay.example.org does not answer') }, relay },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('relay.example.org does not answer')
  },
}

/** The relay went away while the code is shown, five seconds ago. */
export const RelayLost: Story = {
  args: { relay: { ...relay, wait: 'waiting' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText(/relay\.example\.org cannot be reached right now/)[0]).toBeVisible()
    await press(canvasElement, 'Copy link')
    await expect(args.onCopyLink).toHaveBeenCalledOnce()
  },
}

/** Twenty: one press asks for another code. */
export const RelayGone: Story = {
  args: { relay: { ...relay, wait: 'notAnswering' } },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('relay.example.org does not answer')
    await press(canvasElement, 'Try again')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** The browser itself says that it has no network. */
export const Offline: Story = {
  args: { state: { status: 'requesting', wait: 'notAnswering' }, relay, isOffline: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('This device is offline')
  },
}

/** Nothing is kept in a private window, say. */
export const Temporary: Story = {
  args: { isTemporary: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/keeps nothing for this page/)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('img', { name: 'QR code to connect Harbour' })).toBeVisible()
    await press(canvasElement, 'Copy link')
    await expect(args.onCopyLink).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('tab', { name: 'Desktop' }))
    await expect(args.onTabChange).toHaveBeenCalledWith('desktop')
    await press(canvasElement, 'Get Harbour')
    await expect(args.onGetWallet).toHaveBeenCalledOnce()
    await press(canvasElement, 'Choose another wallet')
    await expect(args.onTryAnotherWallet).toHaveBeenCalledOnce()
  },
}

/** The ring shows how much of the four minutes is left. */
export const Ageing: Story = { args: { life: { duration: 240_000, spent: 60_000 } } }

/** One press makes a new code; that it is needed is said aloud. */
export const Expired: Story = {
  args: { state: { status: 'expired' } },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('This code has expired')
    await press(canvasElement, 'Get a new code')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Declined: Story = {
  args: { state: { status: 'declined' } },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'Try again')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  args: { state: { status: 'failed', error: new Error('No answer') } },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'Copy details')
    await expect(args.onCopyDetails).toHaveBeenCalledOnce()
  },
}

/** Any wallet that reads the code. */
export const Basic: Story = { args: { wallet: null, tabs: ['qr'], onGetWallet: undefined } }

/** A phone has no desktop, so there are never more. */
export const FourTabs: Story = { args: { tabs: ['qr', 'desktop', 'browser', 'web'] } }

export const Desktop: Story = { args: { tab: 'desktop' } }
export const Web: Story = { args: { tab: 'web' } }

/** It is in this browser and needs no link. */
export const Browser: Story = {
  args: { tabs: ['qr', 'browser'], tab: 'browser', state: { status: 'requesting' } },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'Open Harbour')
    await expect(args.onOpenWallet).toHaveBeenCalledOnce()
  },
}

export const LongName: Story = {
  args: {
    tabs: ['mobile', 'qr'],
    tab: 'mobile',
    hasOpened: true,
    wallet: { name: 'The Wallet of the Very Long Company Name, Limited' },
  },
}
