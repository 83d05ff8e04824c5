import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PairingView } from '../../../src/views/session/pairing/PairingView'
import { Framed } from '../../lab/Framed'
import { pairingUri, wallets } from '../../lab/samples'

const [wallet] = wallets

const meta = {
  title: 'Views/Pair/Opening an app',
  tags: ['!autodocs'],
  component: PairingView,
  args: {
    wallet: { name: wallet?.name ?? '', icon: wallet?.icon },
    tabs: ['mobile', 'qr'],
    tab: 'mobile',
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

const relay = { host: 'relay.example.org' }

export const Requesting: Story = {
  args: { state: { status: 'requesting' } },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'Open Harbour')
    await expect(args.onOpenWallet).not.toHaveBeenCalled()
  },
}

export const Waiting: Story = { args: { state: { status: 'requesting', wait: 'waiting' } } }

export const NotAnswering: Story = {
  args: { state: { status: 'requesting', wait: 'notAnswering' } },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'Try again')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(args.onOpenWallet).not.toHaveBeenCalled()
  },
}

export const RelayGone: Story = {
  args: { relay: { ...relay, wait: 'notAnswering' } },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'Try again')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(args.onOpenWallet).not.toHaveBeenCalled()
  },
}

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'Open Harbour')
    await expect(args.onOpenWallet).toHaveBeenCalledOnce()
  },
}

/** It is not known whether the app opened: other ways are one press away. */
export const Opened: Story = {
  args: { hasOpened: true },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'Use QR code')
    await expect(args.onTabChange).toHaveBeenCalledWith('qr')
    await press(canvasElement, 'Copy link')
    await expect(args.onCopyLink).toHaveBeenCalledOnce()
    await press(canvasElement, 'Get Harbour')
    await expect(args.onGetWallet).toHaveBeenCalledOnce()
    await press(canvasElement, 'Try again')
    await expect(args.onOpenWallet).toHaveBeenCalledOnce()
  },
}

/** The page was still in front after two seconds. */
export const NotOpened: Story = {
  args: { hasOpened: true, opening: 'notOpened' },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Harbour did not open')
    await press(canvasElement, 'Get Harbour')
    await expect(args.onGetWallet).toHaveBeenCalledOnce()
    await press(canvasElement, 'Try again')
    await expect(args.onOpenWallet).toHaveBeenCalledOnce()
  },
}

/** The target of a link of the web is said before. */
export const OfTheWeb: Story = {
  args: { link: { url: 'https://harbour.example/wc?uri=wc%3A1' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Leads to harbour.example')).toBeVisible()
  },
}

/** The browser blocked the tab: a link that the visitor presses is not blocked. */
export const WebBlocked: Story = {
  args: {
    tabs: ['mobile', 'web'],
    tab: 'web',
    hasOpened: true,
    opening: 'blocked',
    link: { url: 'https://app.harbour.example/wc?uri=wc%3A1' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('The tab of Harbour was blocked')
    await expect(canvas.getByRole('link', { name: 'Open Harbour' })).toHaveAttribute(
      'href',
      'https://app.harbour.example/wc?uri=wc%3A1',
    )
  },
}

export const Expired: Story = {
  args: { hasOpened: true, state: { status: 'expired' } },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'Get a new link')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Declined: Story = { args: { hasOpened: true, state: { status: 'declined' } } }
export const Failed: Story = { args: { state: { status: 'failed', error: new Error('No answer') } } }
