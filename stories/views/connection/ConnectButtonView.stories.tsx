import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ConnectButtonView } from '../../../src/views/session/connection/ConnectButtonView'
import { address, shortAddress } from '../../lab/samples'

const meta = {
  title: 'Views/Connect/ConnectButtonView',
  component: ConnectButtonView,
  parameters: {
    portico: {
      hook: 'useConnectButtonView',
      connected: '`ConnectButton` of `portico`',
      code: `import { ConnectButtonView, useConnectButtonView } from 'portico/views'

export function MyConnectButton() {
  return <ConnectButtonView {...useConnectButtonView()} />
}`,
      anatomy: [
        ['Words', 'To connect; while it is under way, that it is.'],
        ['Account', 'Picture, name and balance once connected.'],
      ],
      role: '`button` that opens a dialog',
      keys: [['Enter, Space', 'Opens the modal.']],
      dos: ['Give `label` words of your own, such as Sign in; the width stays.'],
      related: ['Views/Account/AccountButtonView', 'Views/Network/NetworkButtonView', 'Views/Connect/ConnectView'],
    },
  },
  args: { state: { status: 'disconnected' }, onClick: fn() },
} satisfies Meta<typeof ConnectButtonView>

export default meta
type Story = StoryObj<typeof meta>

export const Disconnected: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Connect wallet' })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

/** The first frame of who was connected; never reads as disconnected, and turns nothing. */
export const Restoring: Story = {
  args: { state: { status: 'restoring' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Connect wallet')).toBeNull()
    await expect(canvasElement.getAnimations({ subtree: true })).toEqual([])
  },
}

export const Connecting: Story = { args: { state: { status: 'connecting' } } }

/** Pressed before the modal's code is here. */
export const Opening: Story = {
  args: { state: { status: 'opening' } },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

/** Words of the host's own. */
export const Labelled: Story = { args: { label: 'Sign in to shop' } }

export const Small: Story = { args: { size: 's' } }

export const Failed: Story = { args: { state: { status: 'failed' } } }

export const Connected: Story = {
  args: { state: { status: 'connected', address, name: shortAddress } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: `Account ${shortAddress}` }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

/** Room for the balance is kept while it is read. */
export const ConnectedReading: Story = {
  args: { state: { status: 'connected', address, name: shortAddress }, balance: { status: 'loading' } },
}

/** With a name and a balance. */
export const ConnectedNamed: Story = {
  args: {
    state: { status: 'connected', address, name: 'alice.eth' },
    balance: { status: 'ready', value: { whole: '1', fraction: '.204', symbol: 'ETH' } },
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /alice\.eth.*1\.204 ETH/ })
    await expect(button).toBeVisible()
  },
}

export const ConnectedSmall: Story = {
  args: { state: { status: 'connected', address, name: shortAddress }, size: 's' },
}
