import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { EmbeddedWalletView } from '../../../src/views/session/embedded/EmbeddedWalletView'
import { Framed } from '../../lab/Framed'

const meta = {
  title: 'Views/Embedded wallet/EmbeddedWalletView',
  component: EmbeddedWalletView,
  parameters: {
    portico: {
      hook: 'useEmbeddedWalletView',
      connected: 'the routes `ConnectingEmbedded` and `EmbeddedRequest` of the modal',
      code: `import { EmbeddedWalletView, useEmbeddedWalletView } from 'portico/views'

export function MyEmbeddedWallet() {
  return <EmbeddedWalletView {...useEmbeddedWalletView('connect')} />
}`,
      anatomy: [
        ['Page', 'The page of the wallet, in a frame as high as its content. Requests are approved in it.'],
        ['Sentence', 'Where the page is not there: the reason, and the ways on.'],
      ],
      role: 'An `iframe`, or text and buttons',
      related: ['Views/Connect/ConnectView', 'Views/Approve/ApproveTransactionView'],
    },
  },
  args: {
    status: 'loading',
    purpose: 'connect',
    onWindow: fn(),
    onOpenWindow: fn(),
    onRetry: fn(),
    onCancel: fn(),
  },
  decorators: [
    (Story) => (
      <Framed isDeeper title={(copy) => copy.titles.passkey}>
        {Story()}
      </Framed>
    ),
  ],
} satisfies Meta<typeof EmbeddedWalletView>

export default meta
type Story = StoryObj<typeof EmbeddedWalletView>

export const Loading: Story = {
  args: { page: { id: 1, url: 'about:blank' } },
  play: async ({ args, canvasElement }) => {
    await expect(args.onWindow).toHaveBeenCalledOnce()
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Opening the wallet')
  },
}

export const Shown: Story = { args: { status: 'shown', page: { id: 1, url: 'about:blank' }, height: 240 } }

export const InWindow: Story = {
  args: { status: 'window' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open the wallet' }))
    await expect(args.onOpenWindow).toHaveBeenCalledOnce()
  },
}

export const Blocked: Story = { args: { status: 'blocked' } }
export const Opened: Story = { args: { status: 'opened' } }
export const Closed: Story = { args: { status: 'closed', purpose: 'request' } }

export const Declined: Story = {
  args: { status: 'declined' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another wallet' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const NotLoaded: Story = { args: { status: 'notLoaded', purpose: 'request' } }
export const TimedOut: Story = { args: { status: 'timedOut', purpose: 'request' } }

export const OriginNotAllowed: Story = {
  args: { status: 'origin' },
  play: async ({ canvasElement }) => {
    // Another attempt would end in the same way.
    await expect(within(canvasElement).queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

export const Unsupported: Story = {
  args: { status: 'unsupported' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open in a window' }))
    await expect(args.onOpenWindow).toHaveBeenCalledOnce()
  },
}

export const OtherVersion: Story = { args: { status: 'version' } }
export const Failed: Story = { args: { status: 'failed', purpose: 'request' } }
