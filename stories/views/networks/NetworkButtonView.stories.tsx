import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { NetworkButtonView } from '../../../src/views/session/networks/NetworkButtonView'
import { ethereum } from '../../lab/marks'

const meta = {
  title: 'Views/Network/NetworkButtonView',
  component: NetworkButtonView,
  parameters: {
    portico: {
      hook: 'useNetworkButtonView',
      connected: '`NetworkButton` of `portico`',
      code: `import { NetworkButtonView, useNetworkButtonView } from 'portico/views'

export function MyNetworkButton() {
  return <NetworkButtonView {...useNetworkButtonView()} />
}`,
      anatomy: [
        ['Image', 'The network’s.'],
        ['Name', 'Or that the network is not supported, in red.'],
      ],
      role: '`button` that opens a dialog; disabled where the app stays on its network',
      keys: [['Enter, Space', 'Opens the list of networks.']],
      related: ['Views/Network/NetworksView', 'Views/Connect/ConnectButtonView', 'Views/Account/AccountButtonView'],
    },
  },
  args: { network: { ...ethereum, isSupported: true }, onClick: fn() },
} satisfies Meta<typeof NetworkButtonView>

export default meta
type Story = StoryObj<typeof NetworkButtonView>

export const Supported: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Network Ethereum' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Unsupported: Story = { args: { network: { name: 'Unknown Network', isSupported: false } } }

/** The app stays on its network: the button says which, and offers no other. */
export const Kept: Story = {
  args: { onClick: undefined },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Network Ethereum' })
    await expect(button).toBeDisabled()
    await expect(button).not.toHaveAttribute('aria-haspopup')
  },
}

export const LongName: Story = {
  args: { network: { name: 'The Network of Networks That Never Ends', isSupported: true } },
}

export const Small: Story = { args: { size: 's' } }
