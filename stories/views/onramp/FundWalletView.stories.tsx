import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FundWalletView } from '../../../src/views/money/onramp/FundWalletView'
import { Framed } from '../../lab/Framed'

const meta = {
  title: 'Views/Account/FundWalletView',
  component: FundWalletView,
  parameters: {
    portico: {
      hook: 'useFundWalletView',
      connected: 'the route `FundWallet` of the modal',
      code: `import { FundWalletView, useFundWalletView } from 'portico/views'

export function MyFunding() {
  const props = useFundWalletView()
  return props && <FundWalletView {...props} />
}`,
      anatomy: [
        ['Purchase', 'One that has not ended, where there is one.'],
        ['Ways', 'Buying for money, and being paid, each where it is on.'],
      ],
      role: 'A `button` for each way',
      related: ['Views/Account/OnRampProvidersView', 'Views/Account/ReceiveView'],
    },
  },
  args: { onBuy: fn(), onReceive: fn(), onShowPurchase: fn() },
  decorators: [(Story) => <Framed title={(copy) => copy.titles.fundWallet}>{Story()}</Framed>],
} satisfies Meta<typeof FundWalletView>

export default meta
type Story = StoryObj<typeof FundWalletView>

export const Both: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /Buy crypto/ }))
    await userEvent.click(canvas.getByRole('button', { name: /Receive funds/ }))
    await expect(args.onBuy).toHaveBeenCalledOnce()
    await expect(args.onReceive).toHaveBeenCalledOnce()
  },
}

export const ReceiveAlone: Story = { args: { onBuy: undefined } }

export const UnderWay: Story = {
  args: { purchase: { provider: 'Harbour Pay' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Your purchase at Harbour Pay/ }))
    await expect(args.onShowPurchase).toHaveBeenCalledOnce()
  },
}
