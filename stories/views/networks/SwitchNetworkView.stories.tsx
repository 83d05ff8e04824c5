import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SwitchNetworkView } from '../../../src/views/session/networks/SwitchNetworkView'
import { Framed } from '../../lab/Framed'
import { networkMark } from '../../lab/marks'

const meta = {
  title: 'Views/Network/SwitchNetworkView',
  component: SwitchNetworkView,
  parameters: {
    portico: {
      hook: 'useSwitchNetworkView',
      connected: 'the route `SwitchNetwork` of the modal',
      code: `import { SwitchNetworkView, useSwitchNetworkView } from 'portico/views'

export function MySwitchNetwork() {
  const props = useSwitchNetworkView()
  return props && <SwitchNetworkView {...props} />
}`,
      anatomy: [
        ['Image', 'The network’s, with a ring that turns while the wallet is asked.'],
        ['Sentence', 'What the person is to do in the wallet.'],
        ['By hand', 'Name, chain id and RPC address to copy, where the wallet does not answer.'],
        ['Buttons', 'Again, or another network.'],
      ],
      role: 'Text, a `list` of `button`s that copy, and `button`s',
      related: ['Views/Network/NetworksView', 'Views/Network/SwitchActiveChainView'],
    },
  },
  args: {
    network: { name: 'OP Mainnet', image: networkMark(10), chainId: '10', rpcUrl: 'https://mainnet.optimism.io' },
    status: 'opening',
    onRetry: fn(),
    onTryAnotherNetwork: fn(),
    onCopyDetails: fn(),
    onCopy: fn(),
  },
  decorators: [
    (Story) => (
      <Framed isDeeper title={(copy) => copy.networks.title}>
        {Story()}
      </Framed>
    ),
  ],
} satisfies Meta<typeof SwitchNetworkView>

export default meta
type Story = StoryObj<typeof meta>

export const Opening: Story = {}

export const Waiting: Story = { args: { status: 'waiting' } }

/** By hand, then: what to choose, each line to copy. */
export const NotAnswering: Story = {
  args: { status: 'notAnswering', wallet: 'Lantern' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Switch to OP Mainnet in your wallet')).toBeVisible()
    await expect(
      canvas.getByText(/^Lantern did not answer.*press its network menu and choose OP Mainnet/),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another network' }))
    await expect(args.onTryAnotherNetwork).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /10.*Chain ID/ }))
    await expect(args.onCopy).toHaveBeenCalledWith('10')
    await expect(within(canvas.getByRole('list', { name: 'Network details' })).getAllByRole('button')).toHaveLength(3)
  },
}

/** A network of which only the name and the id are known. */
export const NotAnsweringWithoutAddress: Story = {
  args: {
    status: 'notAnswering',
    network: { name: 'A network with a name that is far too long for one line', chainId: '4294967295' },
  },
}

export const Declined: Story = {
  args: { status: 'declined' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another network' }))
    await expect(args.onTryAnotherNetwork).toHaveBeenCalledOnce()
  },
}

export const Pending: Story = { args: { status: 'pending' } }

export const Unavailable: Story = { args: { status: 'unavailable' } }

export const Failed: Story = { args: { status: 'failed' } }
