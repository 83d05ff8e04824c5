import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { AccountButtonView } from '../../../src/views/session/account/AccountButtonView'
import { walletIcon } from '../../../lab/wallet/icon'
import { address, shortAddress } from '../../lab/samples'

const meta = {
  title: 'Views/Account/AccountButtonView',
  component: AccountButtonView,
  parameters: {
    portico: {
      hook: 'useAccountButtonView',
      connected: '`AccountButton` of `portico`',
      code: `import { AccountButtonView, useAccountButtonView } from 'portico/views'

export function MyAccountButton() {
  const props = useAccountButtonView()
  return props && <AccountButtonView {...props} />
}`,
      anatomy: [
        ['Picture', 'Chosen by the account, or from its address.'],
        ['Name', 'Or the address, shortened.'],
        ['Balance', 'Where balances are read.'],
      ],
      role: '`button` that opens a dialog',
      keys: [['Enter, Space', 'Opens the account.']],
      related: [
        'Views/Account/AccountView',
        'Views/Connect/ConnectButtonView',
        'Views/Network/NetworkButtonView',
        'Primitives/Images/Avatar',
      ],
    },
  },
  args: {
    address,
    name: shortAddress,
    balance: { status: 'ready', value: { whole: '9,999', fraction: '.123', symbol: 'ETH' } },
    onClick: fn(),
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

/** The place of who was connected, until the wallet has answered. */
export const Returning: Story = { args: { address: null, balance: { status: 'loading' } } }

export const BalanceLoading: Story = { args: { balance: { status: 'loading' } } }

export const BalanceFailed: Story = { args: { balance: { status: 'failed', error: new Error('down') } } }

export const WithoutBalance: Story = { args: { balance: { status: 'ready', value: null } } }

export const Named: Story = {
  args: { name: 'alice.eth', avatar: walletIcon(1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /^Account alice\.eth Balance/ })).toBeVisible()
  },
}

export const AvatarFailed: Story = {
  args: { name: 'alice.eth', avatar: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
  },
}

export const LongName: Story = { args: { name: 'the-lighthouse-keeper-who-never-sleeps.harbour.eth' } }

export const Small: Story = { args: { size: 's' } }
