import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { WhatIsAWalletView } from '../../../src/views/wallets/WhatIsAWalletView'
import { Framed } from '../../lab/Framed'

const meta = {
  title: 'Views/Connect/WhatIsAWalletView',
  component: WhatIsAWalletView,
  args: { onGetWallet: fn() },
  decorators: [
    (Story) => (
      <Framed isDeeper title={(copy) => copy.whatIsAWallet.title}>
        {Story()}
      </Framed>
    ),
  ],
} satisfies Meta<typeof WhatIsAWalletView>

export default meta
type Story = StoryObj<typeof meta>

export const Explained: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Get a wallet' }))
    await expect(args.onGetWallet).toHaveBeenCalledOnce()
  },
}
