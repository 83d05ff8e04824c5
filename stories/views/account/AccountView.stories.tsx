import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Icon } from '../../../src/primitives/images/Icon'
import { ListItem } from '../../../src/primitives/lists/ListItem'
import { AccountView } from '../../../src/views/session/account/AccountView'
import { Framed } from '../../lab/Framed'
import { walletIcon } from '../../../lab/wallet/icon'
import { address, shortAddress, wallets } from '../../lab/samples'
import { staysWhole } from './staysWhole'
import { ethereum } from '../../lab/marks'

const [wallet] = wallets

const meta = {
  title: 'Views/Account/AccountView',
  component: AccountView,
  parameters: {
    portico: {
      hook: 'useAccountView',
      connected: 'the route `Account` of the modal',
      code: `import { AccountView, useAccountView } from 'portico/views'

export function MyAccount() {
  const props = useAccountView()
  return props && <AccountView {...props} />
}`,
      anatomy: [
        ['Head', 'Picture with the mark of the network, name, balance; wallet, which leads to every account.'],
        ['Actions', 'Buy, swap, send, receive, copy the address, see it in the explorer, get a name.'],
        ['Rows and tabs', 'Network, sign-in, and those of the host; an `AccountTabsView`.'],
        ['Disconnect', 'At the foot.'],
      ],
      role: 'Text, `button`s and a `link`',
      keys: [
        ['Tab', 'Actions, rows, disconnect.'],
        ['Enter, Space', 'Does what the row says.'],
      ],
      dos: ['Add actions of your own with `actions`: a `ListItem` each.'],
      related: [
        'Views/Account/AccountTabsView',
        'Views/Account/ProfileWalletsView',
        'Primitives/Actions/ActionButton',
        'Views/Account/AccountButtonView',
        'Views/Network/NetworksView',
        'Views/Sign in/SIWXSignMessageView',
      ],
    },
  },
  args: {
    address,
    name: shortAddress,
    wallet: { name: wallet?.name ?? '', icon: wallet?.icon },
    network: ethereum,
    balance: { status: 'ready', value: { whole: '9,999', fraction: '.123', symbol: 'ETH' } },
    explorerUrl: `https://explorer.example/address/${address}`,
    onCopyAddress: fn(),
    onRefreshBalance: fn(),
    onSwitchNetwork: fn(),
    onGetName: fn(),
    onShowWallets: fn(),
    onReceive: fn(),
    onSend: fn(),
    onDisconnect: fn(),
  },
  decorators: [(Story) => <Framed title={(copy) => copy.account.title}>{Story()}</Framed>],
} satisfies Meta<typeof AccountView>

export default meta
type Story = StoryObj<typeof AccountView>

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('img', { name: 'Ethereum' })).toBeVisible()
    const presses = canvas.getAllByRole('button').map((button) => button.textContent)
    await expect(presses.indexOf('Copy address')).toBeLessThan(presses.indexOf('Get a name'))
    await expect(presses.at(-1)).toBe('Disconnect')
    const names = [/^Connected with/, 'Copy address', /Ethereum/, 'Get a name', 'Receive', 'Send', 'Disconnect']
    for (const name of names) await userEvent.click(canvas.getByRole('button', { name }))
    const { onShowWallets, onGetName, onReceive, onSend, onCopyAddress, onSwitchNetwork, onDisconnect } = args
    for (const verb of [onShowWallets, onGetName, onReceive, onSend, onCopyAddress, onSwitchNetwork, onDisconnect])
      await expect(verb).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', args.explorerUrl)
  },
}

/** With a seller and a source of swaps, all actions stand in one row. */
export const BuysAndSwaps: Story = {
  args: { onBuy: fn(), onSwap: fn(), onGetName: undefined },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    for (const name of ['Buy', 'Swap']) await userEvent.click(canvas.getByRole('button', { name }))
    for (const verb of [args.onBuy, args.onSwap]) await expect(verb).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link').offsetTop).toBe(canvas.getByRole('button', { name: 'Buy' }).offsetTop)
  },
}

/** A sign-in that was skipped can be taken up. */
export const SignInOffered: Story = {
  args: { signIn: { status: 'offered' }, onSignIn: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Sign in/ }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
}

/** In a browser that keeps nothing for the page. */
export const Temporary: Story = {
  args: { isTemporary: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^This browser keeps nothing for this page/)).toBeVisible()
  },
}

/** The signed-in account, and its network. */
export const SignedIn: Story = {
  args: { signIn: { status: 'signedIn', address: shortAddress, network: 'Ethereum' }, onSignOut: fn() },
  play: async ({ args, canvasElement }) => {
    const row = within(canvasElement).getByRole('button', { name: /^Sign out/ })
    await expect(row).toHaveTextContent(`Signed in as ${shortAddress} on Ethereum`)
    await userEvent.click(row)
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

export const BalanceLoading: Story = { args: { balance: { status: 'loading' } } }

export const BalanceRefreshing: Story = {
  args: { balance: { status: 'loading', previous: { whole: '9,999', fraction: '.123', symbol: 'ETH' } } },
}

export const BalanceFailed: Story = {
  args: { balance: { status: 'failed', error: new Error('down') } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Read the balance again' }))
    await expect(args.onRefreshBalance).toHaveBeenCalledOnce()
  },
}

/** A namespace whose balances are not read. */
export const WithoutBalance: Story = { args: { balance: { status: 'ready', value: null } } }

/** As much as can be: in one line, cut at its end if it must be, and never without its currency. */
export const HugeBalance: Story = {
  args: { balance: { status: 'ready', value: { whole: '115,792,089,237,316,195', fraction: '.423', symbol: 'ETH' } } },
  play: ({ canvasElement }) => staysWhole(canvasElement, '115,792,089,237,316,195.423'),
}

const digits = '115,792,089,237,316,195,423,570,985,008,687,907,853,269,984,665,640,564,039,457'
export const EndlessBalance: Story = {
  args: { balance: { status: 'ready', value: { whole: digits, fraction: '.584', symbol: 'ETH' } } },
  play: ({ canvasElement }) => staysWhole(canvasElement, `${digits}.584`),
}

/** One network, no explorer. */
export const Bare: Story = { args: { onSwitchNetwork: undefined, explorerUrl: undefined, onGetName: undefined } }

export const LongNames: Story = {
  args: {
    wallet: { name: 'The Wallet of the Very Long Company Name, Limited' },
    network: { name: 'The Network of Networks That Never Ends' },
  },
}

/** An account with a name is called by it. */
export const Named: Story = {
  args: { name: 'alice.eth', shortAddress: shortAddress, avatar: walletIcon(1), onGetName: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('alice.eth')).toBeVisible()
    await expect(canvas.getByText(shortAddress)).toBeVisible()
    await expect(canvasElement.querySelector('img[src^="data:image/svg"]')).toBeVisible()
  },
}

export const AvatarFailed: Story = {
  args: { name: 'alice.eth', shortAddress: shortAddress, avatar: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img[src*="broken"]')).toBeNull())
    await expect(within(canvasElement).getByText('alice.eth')).toBeVisible()
  },
}

/** A long name ends in an ellipsis, inside of the card. */
export const LongName: Story = {
  args: { name: 'the-lighthouse-keeper-who-never-sleeps-and-his-brother.harbour.eth', shortAddress: shortAddress },
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByText(/^the-lighthouse-keeper/)
    await expect(getComputedStyle(name).textOverflow).toBe('ellipsis')
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth)
    await expect(name.getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
    await expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Further actions of the host, below those of the view. */
export const WithActions: Story = {
  args: {
    actions: <ListItem title="Your orders" detail="Two on their way" end={<Icon name="chevron" />} onClick={fn()} />,
  },
}
