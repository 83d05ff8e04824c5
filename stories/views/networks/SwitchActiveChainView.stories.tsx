import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SwitchActiveChainView } from '../../../src/views/networks/SwitchActiveChainView'
import { Framed } from '../../lab/Framed'

const meta = {
  title: 'Views/Network/SwitchActiveChainView',
  component: SwitchActiveChainView,
  args: { network: { name: 'Solana' }, currentWallet: 'Harbour', onConnect: fn(), onCancel: fn() },
  decorators: [
    (Story) => (
      <Framed isDeeper title={(copy) => copy.networks.title}>
        {Story()}
      </Framed>
    ),
  ],
} satisfies Meta<typeof SwitchActiveChainView>

export default meta
type Story = StoryObj<typeof meta>

export const WithWallet: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a wallet' }))
    await expect(args.onConnect).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Stay where you are' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** Which wallet is in use is not known. */
export const WithoutWallet: Story = { args: { currentWallet: undefined } }

export const LongNames: Story = {
  args: {
    network: { name: 'The Network of the Very Long Company Name' },
    currentWallet: 'The Wallet of the Very Long Company Name, Limited',
  },
}
