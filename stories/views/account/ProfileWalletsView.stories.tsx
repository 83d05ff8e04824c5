import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ProfileWalletsView } from '../../../src/views/session/account/ProfileWalletsView'
import { Framed } from '../../lab/Framed'
import { polkadotAccounts, profile } from '../../lab/wallets/profile'

const meta = {
  title: 'Views/Account/ProfileWalletsView',
  component: ProfileWalletsView,
  parameters: {
    portico: {
      hook: 'useProfileWalletsView',
      connected: 'the route `ProfileWallets` of the modal',
      code: `import { ProfileWalletsView, useProfileWalletsView } from 'portico/views'

export function MyWallets() {
  return <ProfileWalletsView {...useProfileWalletsView()} />
}`,
      anatomy: [
        ['Wallet', 'Its name and namespace, and the way out of it.'],
        ['Accounts', 'Each that it shares; a check marks the one in use. Bitcoin’s say what they are for.'],
        ['Connected before', 'One press comes back; the cross forgets.'],
        ['Connect', 'A namespace without a wallet, or another wallet.'],
        ['Disconnect all', 'Where several are connected.'],
      ],
      role: '`list`s of `button`s; `aria-current` on the account in use',
      keys: [
        ['Tab', 'Every account, way out and row.'],
        ['Up, Down', 'Lead from account to account.'],
        ['Enter, Space', 'Chooses, leaves, connects or forgets.'],
      ],
      announces: [['A wallet is left', 'That it is disconnected.']],
      related: ['Views/Account/AccountView'],
    },
  },
  args: {
    ...profile,
    onSelect: fn(),
    onLeave: fn(),
    onLeaveAll: fn(),
    onConnectAgain: fn(),
    onForget: fn(),
    onConnect: fn(),
  },
  decorators: [
    (Story) => (
      <Framed isDeeper title={(copy) => copy.titles.wallets}>
        {Story()}
      </Framed>
    ),
  ],
} satisfies Meta<typeof ProfileWalletsView>

export default meta
type Story = StoryObj<typeof ProfileWalletsView>

/** Three namespaces, one of them of several accounts, and wallets of before. */
export const Several: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const ethereum = within(canvas.getByRole('list', { name: 'Harbour, Ethereum' }))
    const [current, other] = ethereum.getAllByRole('button')
    await expect(current).toHaveAttribute('aria-current', 'true')
    await userEvent.click(other!)
    await expect(args.onSelect).toHaveBeenCalledWith(profile.accounts[1]?.caipAddress)
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect Lantern, Solana' }))
    await expect(args.onLeave).toHaveBeenCalledWith('solana')
    await userEvent.click(canvas.getByRole('button', { name: /^Postern/ }))
    await expect(args.onConnectAgain).toHaveBeenCalledWith(profile.recentConnections[0])
    await userEvent.click(canvas.getByRole('button', { name: /^Forget Copper Vault/ }))
    await expect(args.onForget).toHaveBeenCalledWith(profile.recentConnections[1])
    await userEvent.click(canvas.getByRole('button', { name: 'Connect Polkadot' }))
    await expect(args.onConnect).toHaveBeenCalledWith('polkadot')
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect all' }))
    await expect(args.onLeaveAll).toHaveBeenCalledOnce()
  },
}

/** One account of one wallet, and nothing before. */
export const One: Story = {
  args: { accounts: profile.accounts.slice(0, 1), recentConnections: [], openNamespaces: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Disconnect all' })).toBeNull()
  },
}

/** A wallet that keeps payments and ordinals apart. */
export const Bitcoin: Story = {
  args: { accounts: profile.accounts.slice(3), current: profile.accounts[3]?.caipAddress, recentConnections: [] },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('listitem')
    await expect(rows[0]).toHaveTextContent('Payments')
    await expect(rows[1]).toHaveTextContent('Ordinals')
  },
}

/** Accounts as a wallet of Polkadot shares them; arrows lead from one to the next. */
export const Polkadot: Story = {
  args: { accounts: polkadotAccounts, current: polkadotAccounts[0]?.caipAddress, recentConnections: [] },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Lantern, Polkadot' })
    const [first, second] = within(list).getAllByRole('button')
    first?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toHaveFocus()
  },
}

/** A wallet of before that is not on this page cannot be asked; it says so, and can be forgotten. */
export const NotHere: Story = {
  args: { recentConnections: profile.recentConnections.slice(1) },
  play: async ({ args, canvasElement }) => {
    const row = within(canvasElement).getByRole('button', { name: /^Copper Vault/ })
    await expect(row).toHaveTextContent('Not in this browser now')
    await userEvent.click(row)
    await expect(args.onConnectAgain).not.toHaveBeenCalled()
  },
}

export const LongNames: Story = {
  args: {
    accounts: profile.accounts.map((one) => ({
      ...one,
      wallet: { name: 'The Wallet of the Very Long Company Name, Limited' },
    })),
    formatAddress: undefined,
  },
}
