import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { AccountButtonView } from '../../src/views/account/AccountButtonView'
import { address, shortAddress } from '../lab/samples'

const meta = {
  title: 'Views/AccountButtonView',
  component: AccountButtonView,
  args: {
    address,
    name: shortAddress,
    balance: { status: 'ready', value: { whole: '9,999', fraction: '.123', symbol: 'ETH' } },
    onPress: fn(),
    onNear: fn(),
  },
} satisfies Meta<typeof AccountButtonView>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const name = `Account ${shortAddress} Balance 9,999.123 ETH`
    await expect(within(canvasElement).getByRole('button', { name })).toBeVisible()
  },
}

export const BalanceLoading: Story = { args: { balance: { status: 'loading' } } }

export const BalanceFailed: Story = { args: { balance: { status: 'failed', error: new Error('down') } } }

export const WithoutBalance: Story = { args: { balance: { status: 'ready', value: null } } }
