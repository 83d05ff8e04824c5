import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { Direction, Mode } from '../../../src/primitives/theme/ThemeRoot'
import { ConnectedShop } from '../../lab/connectedShop'
import { page } from '../../lab/play'

const meta = {
  title: 'Views/Connected/Screens',
  tags: ['!autodocs'],
  component: ConnectedShop,
  render: (args, { globals }) => (
    <ConnectedShop {...args} modal={{ mode: globals.mode as Mode, dir: globals.dir as Direction }} />
  ),
} satisfies Meta<typeof ConnectedShop>

export default meta
type Story = StoryObj<typeof ConnectedShop>

const dialog = async (name: string | RegExp) => within(await page().findByRole('dialog', { name }))

/** The account, with the explorer's row under a glyph of its own. */
export const Account: Story = {
  args: { route: { name: 'Account' } },
  play: async () => {
    const shown = await dialog('Account')
    await shown.findByText(/^1$/)
    await expect(shown.getByRole('link', { name: /explorer/i }).querySelector('svg')).not.toBeNull()
  },
}

/** More than anybody has, in one line; and a name that keeps its beginning in both directions of writing. */
export const RichAndLongNamed: Story = {
  args: {
    route: { name: 'Account' },
    name: 'a-remarkably-patient-keeper-of-coins-and-letters.harbour.eth',
    walletName: 'A Remarkably Patient Keeper of Coins',
    wei: 123_456_789_012_345_678n * 10n ** 18n,
  },
  play: async () => {
    const shown = await dialog('Account')
    // The list of tokens, which comes by and by, tells it too.
    const amount = await shown.findByText(/^123,456,789/, { selector: 'p' })
    const name = await shown.findByText(/^a-remarkably/)
    await expect(name).toHaveAttribute('dir', 'auto')
    const { left, right } = page().getByRole('dialog').getBoundingClientRect()
    for (const words of [amount, name]) {
      const edges = words.getBoundingClientRect()
      await expect(edges.left).toBeGreaterThan(left)
      await expect(edges.right).toBeLessThan(right)
    }
    await expect(amount.scrollWidth).toBeLessThanOrEqual(amount.clientWidth)
    await expect(amount.clientHeight).toBeLessThan(40)
  },
}

/** Pictures come from the directory, in 80 px; names of every length, in both directions of writing. */
export const AllWallets: Story = {
  args: { route: { name: 'AllWallets' } },
  play: async () => {
    const shown = await dialog('All wallets')
    await shown.findByRole('grid')
    await waitFor(() => expect(shown.getByRole('grid').querySelectorAll('img').length).toBeGreaterThan(10))
    for (const image of shown.getByRole('grid').querySelectorAll('img')) {
      await waitFor(() => expect(image.naturalWidth).toBe(80))
      await expect(image.getBoundingClientRect().width).toBeLessThan(80)
    }
    await expect(shown.getByText(/^A Remarkably/)).toHaveAttribute('dir', 'auto')
  },
}

/** The networks of a host, with names that do not fit. */
export const Networks: Story = {
  args: { route: { name: 'Networks' } },
  play: async () => {
    const shown = await dialog(/network/i)
    await expect(await shown.findByText(/^Chain of the Old Harbour/)).toHaveAttribute('dir', 'auto')
    for (const row of shown.getAllByRole('listitem'))
      await waitFor(() => expect(row.querySelector('img')?.naturalWidth).toBeGreaterThan(0))
  },
}
