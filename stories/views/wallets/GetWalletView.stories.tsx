import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { GetWalletView } from '../../../src/views/session/wallets/GetWalletView'
import { Framed } from '../../lab/Framed'
import { sampleTiles, sampleWallets } from '../../lab/samples'

const meta = {
  title: 'Views/Connect/GetWalletView',
  component: GetWalletView,
  parameters: {
    portico: {
      hook: 'useGetWalletView',
      connected: 'the route `GetWallet` of the modal',
      code: `import { GetWalletView, useGetWalletView } from 'portico/views'

export function MyGetWallet() {
  return <GetWalletView {...useGetWalletView()} />
}`,
      anatomy: [
        ['Rows', 'Five wallets at most.'],
        ['All', 'The way to the whole directory.'],
      ],
      role: '`list` of `button`s',
      keys: [
        ['Tab', 'From row to row.'],
        ['Enter, Space', 'Shows where to get the wallet.'],
      ],
      related: ['Views/Connect/WhatIsAWalletView', 'Views/Connect/DownloadsView', 'Views/Connect/AllWalletsView'],
    },
  },
  args: { wallets: sampleTiles(5), onSelect: fn(), onShowAllWallets: fn() },
  decorators: [
    (Story) => (
      <Framed isDeeper title={(copy) => copy.getWallet.title}>
        {Story()}
      </Framed>
    ),
  ],
} satisfies Meta<typeof GetWalletView>

export default meta
type Story = StoryObj<typeof meta>

export const Suggestions: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Brass Key Get' }))
    await expect(args.onSelect).toHaveBeenCalledWith('tile.1')
    await userEvent.click(canvas.getByRole('button', { name: 'Explore all wallets' }))
    await expect(args.onShowAllWallets).toHaveBeenCalledOnce()
  },
}

/** More than five are for the directory. */
export const Nine: Story = {
  args: { wallets: sampleTiles(9) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(5)
  },
}

export const Empty: Story = {
  args: { wallets: [] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Explore all wallets' }))
    await expect(args.onShowAllWallets).toHaveBeenCalledOnce()
  },
}

export const LongNames: Story = {
  args: {
    wallets: sampleWallets([
      'The Wallet of the Very Long Company Name, Limited',
      'Donaudampfschifffahrtsgesellschaftswallet',
      'W',
    ]),
  },
}
