import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ConnectQuestionView } from '../../src/vault/page/ConnectQuestionView'
import { InVault } from '../lab/vault/InVault'

const wallet = {
  id: 'wallet',
  addresses: {
    eip155: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    solana: '4fYNw3dojWmQ4dXtSGE9epjRGy9pFSx62YypT7avPYvA',
  },
}

const meta = {
  title: 'Vault/ConnectQuestionView',
  component: ConnectQuestionView,
  parameters: {
    portico: {
      anatomy: [
        ['Host', 'The page that asks, as the browser names it.'],
        ['Wallet', 'Its addresses, or what creating one means.'],
      ],
      role: 'Text and `button`s',
      related: ['Vault/SettingsView', 'Views/Embedded wallet/EmbeddedWalletView'],
    },
  },
  args: {
    host: 'shop.example',
    wallets: [],
    failure: null,
    isWaiting: false,
    isArmed: true,
    onUse: fn(),
    onCreate: fn(),
    onCancel: fn(),
  },
  decorators: [(Story) => <InVault>{Story()}</InVault>],
} satisfies Meta<typeof ConnectQuestionView>

export default meta
type Story = StoryObj<typeof meta>

export const Create: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Create a wallet' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Use: Story = {
  args: { wallets: [wallet] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Use your wallet' }))
    await expect(args.onUse).toHaveBeenCalledWith('wallet', expect.anything())
  },
}

export const Several: Story = {
  args: {
    wallets: [
      wallet,
      { id: 'older', addresses: { ...wallet.addresses, eip155: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' } },
    ],
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /0x3C44/ }))
    await expect(args.onUse).toHaveBeenCalledWith('older', expect.anything())
  },
}

/** Presses do not count yet: the view was not visible for half a second. */
export const NotArmed: Story = { args: { isArmed: false } }

export const Waiting: Story = { args: { isWaiting: true } }

export const Cancelled: Story = { args: { failure: 'cancelled' } }

export const WithoutPrf: Story = { args: { failure: 'noPrf' } }
