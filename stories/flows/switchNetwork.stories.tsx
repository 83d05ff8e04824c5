import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { UserRejectedError } from '../../src/entries/errors'
import { connectWallet } from '../../src/state'
import { approve, createLabWallet, ignore, refuse } from '../lab/wallets/adapter'
import { createLab, type LabOptions } from '../lab/lab'
import { LabPage } from '../lab/LabPage'
import { labOf, page, seen } from '../lab/play'

async function connectedLab(options: LabOptions = {}) {
  const lab = createLab(options)
  await lab.portico.store.set(connectWallet, 'alpha')
  return { lab }
}

const meta = {
  title: 'Flows/Switch network',
  tags: ['!autodocs'],
  parameters: { screenshot: false },
  render: (_args, context) => <LabPage lab={labOf(context)} />,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** From the account to the list of networks, and on to another one. */
export const FromTheAccount: Story = {
  loaders: [() => connectedLab()],
  play: async () => {
    await userEvent.click(await page().findByRole('button', { name: 'Account 0x70…dc79C8' }))
    const dialog = await page().findByRole('dialog', { name: 'Account' })
    await userEvent.click(await within(dialog).findByRole('button', { name: /Ethereum/ }))
    await userEvent.click(await page().findByRole('button', { name: /OP Mainnet/ }))
    await page().findByRole('button', { name: 'Network OP Mainnet' })
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
  },
}

export const DeclinedThenApproved: Story = {
  loaders: [
    () => connectedLab({ wallets: [createLabWallet('Alpha', { onSwitch: refuse(new UserRejectedError('no')) })] }),
  ],
  play: async (context) => {
    await userEvent.click(await page().findByRole('button', { name: 'Network Ethereum' }))
    await userEvent.click(await page().findByRole('button', { name: /OP Mainnet/ }))
    await seen('Switch declined')
    labOf(context).adapter.find('alpha').onSwitch = approve
    await userEvent.click(page().getByRole('button', { name: 'Try again' }))
    await page().findByRole('button', { name: 'Network OP Mainnet' })
  },
}

/** After 20 seconds: what the view says to do is what is said aloud, and once. */
export const Ignored: Story = {
  loaders: [() => connectedLab({ wallets: [createLabWallet('Alpha', { onSwitch: ignore })] })],
  play: async (context) => {
    await userEvent.click(await page().findByRole('button', { name: 'Network Ethereum' }))
    await userEvent.click(await page().findByRole('button', { name: /OP Mainnet/ }))
    await seen('Switching to OP Mainnet')
    await labOf(context).clock.advance(20_000)
    const said = () =>
      page()
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
    const words =
      'Switch to OP Mainnet in your wallet. Alpha did not answer. Open it: press Approve or Switch if it asks, else'
    await waitFor(() => expect(said().filter(Boolean)).toEqual([expect.stringContaining(words)]))
  },
}

const elsewhere = { networkId: 'eip155:999', address: 'eip155:999:0x1', accounts: ['eip155:999:0x1'] } as const

/** On a network the host does not have, closing is refused visibly and audibly; switching lets go. */
export const Unsupported: Story = {
  loaders: [() => connectedLab({ wallets: [createLabWallet('Alpha', { snapshot: elsewhere })] })],
  play: async () => {
    const dialog = await page().findByRole('dialog', { name: 'Switch network' })
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeInTheDocument()
    await expect(await page().findByText('Choose a network or disconnect first')).toHaveAttribute(
      'aria-live',
      'assertive',
    )
    await userEvent.click(await within(dialog).findByRole('button', { name: /Ethereum/ }))
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
  },
}

/** The other way out. */
export const UnsupportedThenDisconnected: Story = {
  loaders: [() => connectedLab({ wallets: [createLabWallet('Alpha', { snapshot: elsewhere })] })],
  play: async () => {
    const dialog = await page().findByRole('dialog', { name: 'Switch network' })
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Disconnect' }))
    await page().findByRole('button', { name: 'Connect wallet' })
  },
}
