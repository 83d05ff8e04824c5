import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SwitchNetworkView } from '../../src/views/network/SwitchNetworkView'
import { Framed } from '../lab/Framed'

const meta = {
  title: 'Views/SwitchNetworkView',
  component: SwitchNetworkView,
  args: {
    network: { name: 'OP Mainnet' },
    status: 'opening',
    onRetry: fn(),
    onOtherNetwork: fn(),
    onCopyDetails: fn(),
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

export const NotAnswering: Story = { args: { status: 'notAnswering' } }

export const Declined: Story = {
  args: { status: 'declined' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another network' }))
    await expect(args.onOtherNetwork).toHaveBeenCalledOnce()
  },
}

export const Pending: Story = { args: { status: 'pending' } }

export const Unavailable: Story = { args: { status: 'unavailable' } }

export const Failed: Story = { args: { status: 'failed' } }
