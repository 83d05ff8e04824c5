import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Tag } from '../../../src/primitives/text/Tag'
import { ConnectView } from '../../../src/views/session/connection/ConnectView'
import { Framed } from '../../lab/Framed'
import { allRows, sampleWallets, wallets } from '../../lab/samples'

const meta = {
  title: 'Views/Connect/ConnectView',
  component: ConnectView,
  parameters: {
    portico: {
      hook: 'useConnectView',
      connected: 'the route `Connect` of the modal',
      code: `import { ConnectView, useConnectView } from 'portico/views'

export function MyConnect() {
  return <ConnectView {...useConnectView()} />
}`,
      anatomy: [
        ['Rows', 'A wallet each: image, name, what sets it apart, and Recent.'],
        ['Further rows', 'The QR code and the way to all wallets, where there are some.'],
        ['Help', 'What a wallet is, below the list.'],
        ['Empty', 'What to do where no wallet is there.'],
      ],
      role: '`list` of `button`s',
      keys: [
        ['Tab', 'From row to row.'],
        ['Enter, Space', 'Picks the wallet.'],
      ],
      announces: [['A row is picked', 'Nothing here: the next view says what happens.']],
      dos: ['Keep the order that the hook gives: what was used last and what is installed stands first.'],
      related: [
        'Views/Connect/ConnectingView',
        'Views/Connect/AllWalletsView',
        'Views/Connect/WhatIsAWalletView',
        'Views/Connect/ConnectButtonView',
        'Views/Connect/SelectChainView',
        'Views/Embedded wallet/EmbeddedWalletView',
      ],
    },
  },
  args: { wallets, onSelectWallet: fn(), onReload: fn() },
  decorators: [(Story) => <Framed title={(copy) => copy.connect.title}>{Story()}</Framed>],
} satisfies Meta<typeof ConnectView>

export default meta
type Story = StoryObj<typeof meta>

/** Four wallets, one of them used lately. */
export const Wallets: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const rows = within(canvas.getByRole('list')).getAllByRole('button')
    await expect(rows).toHaveLength(4)
    await userEvent.tab()
    rows[1]?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelectWallet).toHaveBeenCalledWith(wallets[1]?.id)
  },
}

/** Two that say they are one wallet, and a name that imitates another: all are there, and it is said. */
export const SecondLook: Story = {
  args: {
    wallets: wallets.map((wallet, index) => ({
      ...wallet,
      mark: index < 2 ? ('twin' as const) : index === 2 ? ('lookAlike' as const) : undefined,
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('button', { name: /Another wallet says it is this one/ })).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: /looks like another wallet’s/ })).toBeVisible()
  },
}

export const OneWallet: Story = { args: { wallets: wallets.slice(0, 1) } }

export const Empty: Story = {
  args: { wallets: [] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /reload|إعادة/i }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}

export const LongNames: Story = {
  args: {
    wallets: sampleWallets(
      ['The Wallet of the Very Long Company Name, Limited', 'Donaudampfschifffahrtsgesellschaftswallet', 'W'],
      ['The Wallet of the Very Long Company Name, Limited'],
    ),
  },
}

/** Three hundred announced wallets: a bounded number of rows is drawn. */
export const ThreeHundred: Story = {
  args: { wallets: sampleWallets(Array.from({ length: 300 }, (_, index) => `Wallet ${index + 1}`)) },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('listitem')
    await expect(rows.length).toBeGreaterThan(4)
    await expect(rows.length).toBeLessThan(30)
    await expect(rows[0]).toHaveAttribute('aria-setsize', '300')
  },
}

/** Pairing, a recent wallet, wallets of this browser, a recommended one and the way to all. */
export const EveryWay: Story = {
  args: {
    rows: allRows(),
    onSelectDirectoryWallet: fn(),
    onShowQrCode: fn(),
    onShowAllWallets: fn(),
    onShowHelp: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /WalletConnect/ }))
    await expect(args.onShowQrCode).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /Amber Purse/ }))
    await expect(args.onSelectDirectoryWallet).toHaveBeenCalledWith('Amber Purse')
    const rows = canvas.getAllByRole('listitem')
    await userEvent.click(within(rows.at(-1) as HTMLElement).getByRole('button'))
    await expect(args.onShowAllWallets).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getAllByRole('button').at(-1) as HTMLElement)
    await expect(args.onShowHelp).toHaveBeenCalledOnce()
  },
}

/** Content that a host puts at the end of rows; the second keeps what stands there by default. */
export const RowEnds: Story = {
  args: { renderEnd: ({ name }, end) => (name === 'Lantern' ? <Tag tone="accent">Ours</Tag> : end) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /Lantern.*Ours/ })).toBeVisible()
    await expect(within(canvasElement).getByRole('button', { name: /Harbour.*(Recent|حديث)/ })).toBeVisible()
  },
}

/** While a wallet is paired, no second one can be. */
export const AlreadyPaired: Story = {
  args: { rows: allRows(true), onShowQrCode: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /WalletConnect/ }))
    await expect(args.onShowQrCode).not.toHaveBeenCalled()
  },
}
