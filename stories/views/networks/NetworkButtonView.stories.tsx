import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { NetworkButtonView } from '../../../src/views/networks/NetworkButtonView'

const meta = {
  title: 'Views/Network/NetworkButtonView',
  component: NetworkButtonView,
  args: { network: { name: 'Ethereum', isSupported: true }, onClick: fn() },
} satisfies Meta<typeof NetworkButtonView>

export default meta
type Story = StoryObj<typeof meta>

export const Supported: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Network Ethereum' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Unsupported: Story = { args: { network: { name: 'Unknown Network', isSupported: false } } }

export const LongName: Story = {
  args: { network: { name: 'The Network of Networks That Never Ends', isSupported: true } },
}

export const Small: Story = { args: { size: 's' } }
