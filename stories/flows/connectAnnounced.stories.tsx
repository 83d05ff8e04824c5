import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { InvalidConfigError, UserRejectedError } from '../../src/entries/errors'
import type { Route } from '../../src/state'
import { approve, createLabWallet, ignore, refuse } from '../lab/wallets/adapter'
import { walletIcon } from '../../lab/wallet/icon'
import { createLab } from '../lab/lab'
import { LabPage } from '../lab/LabPage'
import { labOf, openModal, page, seen } from '../lab/play'

const wallet = (options: Parameters<typeof createLabWallet>[1] = {}) =>
  createLabWallet('Harbour', { icon: walletIcon(0), ...options })

const meta = {
  title: 'Flows/Connect an announced wallet',
  tags: ['!autodocs'],
  parameters: { screenshot: false },
  render: (_args, context) => <LabPage lab={labOf(context)} />,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Open, pick, approve: the modal closes and the focus goes back to the button, which shows the account. */
export const Approved: Story = {
  loaders: [() => ({ lab: createLab({ wallets: [wallet()] }) })],
  play: async (context) => {
    await openModal('Connect a wallet')
    const dialog = page().getByRole('dialog', { name: 'Connect a wallet' })
    await userEvent.click(await within(dialog).findByRole('button', { name: /Harbour/ }))
    const account = await page().findByRole('button', { name: 'Account 0x70…dc79C8' })
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(account).toHaveFocus())
    await expect(labOf(context).portico.snapshot().status).toBe('connected')
  },
}

/** The keyboard alone: open, choose, go back, close, each time with the focus where a person expects it. */
export const KeyboardOnly: Story = {
  loaders: [() => ({ lab: createLab({ wallets: [wallet({ onConnect: ignore }), createLabWallet('Lantern')] }) })],
  play: async () => {
    const opener = await page().findByRole('button', { name: 'Connect wallet' })
    await userEvent.tab()
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const row = await page().findByRole('button', { name: /Harbour/ })
    row.focus()
    await userEvent.keyboard('{Enter}')
    await seen('Continue in Harbour')
    await waitFor(() => expect(page().getByRole('heading', { level: 2 })).toHaveFocus())
    await userEvent.click(page().getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(page().getByRole('button', { name: /Harbour/ })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** Declined, then tried again. */
export const DeclinedThenApproved: Story = {
  loaders: [() => ({ lab: createLab({ wallets: [wallet({ onConnect: refuse(new UserRejectedError('no')) })] }) })],
  play: async (context) => {
    await openModal('Connect a wallet')
    await userEvent.click(await page().findByRole('button', { name: /Harbour/ }))
    await seen('Connection declined')
    const lab = labOf(context)
    lab.adapter.find('harbour').onConnect = approve
    await userEvent.click(page().getByRole('button', { name: 'Try again' }))
    await page().findByRole('button', { name: 'Account 0x70…dc79C8' })
  },
}

/** A wallet that never answers gets a sentence after five seconds and a way out after twenty. */
export const NeverAnswers: Story = {
  loaders: [() => ({ lab: createLab({ wallets: [wallet({ onConnect: ignore })] }) })],
  play: async (context) => {
    const { clock } = labOf(context)
    await openModal('Connect a wallet')
    await userEvent.click(await page().findByRole('button', { name: /Harbour/ }))
    await seen('Approve the connection in your wallet.')
    await clock.advance(5_000)
    await seen(/Waiting for your answer/)
    await clock.advance(15_000)
    await seen('Harbour is not answering')
    await userEvent.click(page().getByRole('button', { name: 'Choose another wallet' }))
    await page().findByRole('button', { name: /Harbour/ })
  },
}

/** A wallet that is announced while the modal is open appears in the list. */
export const AnnouncedLate: Story = {
  loaders: [() => ({ lab: createLab({ wallets: [] }) })],
  play: async (context) => {
    await openModal('Connect a wallet')
    await seen('No wallet found')
    labOf(context).adapter.add(wallet())
    await expect(await page().findByRole('button', { name: /Harbour/ })).toBeVisible()
  },
}

/** A forgotten project id is said once; the wallets work. */
export const ProjectIdMissing: Story = {
  loaders: [() => ({ lab: createLab({ wallets: [wallet()], config: { projectId: undefined } }) })],
  play: async () => {
    await openModal('Connect a wallet')
    await seen('Project ID Not Configured')
    await userEvent.click(page().getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(page().queryByText('Project ID Not Configured')).toBeNull())
    await expect(page().getByRole('button', { name: /Harbour/ })).toBeVisible()
  },
}

/** A page without types asked for an unknown view: home is shown. */
export const UnknownView: Story = {
  loaders: [() => ({ lab: createLab({ wallets: [wallet()] }) })],
  play: async (context) => {
    const { open } = labOf(context).portico
    await expect(open({ name: 'Nowhere' } as unknown as Route)).rejects.toThrow(InvalidConfigError)
    void open()
    await page().findByRole('dialog', { name: 'Connect a wallet' })
    await seen('Harbour')
  },
}
