import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { navigate, open, routeAtom, showSnack, switchNetwork } from '../../src/state'
import { createLabWallet, ignore } from '../lab/wallets/adapter'
import { createLab } from '../lab/lab'
import { LabPage } from '../lab/LabPage'
import { labOf, page } from '../lab/play'

const meta = {
  title: 'Flows/Feedback',
  tags: ['!autodocs'],
  parameters: { screenshot: false },
  loaders: [() => ({ lab: createLab() })],
  render: (_args, context) => <LabPage lab={labOf(context)} />,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** A snack goes by itself after 2.5 seconds, but not while the pointer or the focus is on it. */
export const SnackWaits: Story = {
  play: async (context) => {
    const { portico, clock } = labOf(context)
    portico.store.set(open)
    const dialog = await page().findByRole('dialog')
    // An opening that takes the focus later would take it from the snack.
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    portico.store.set(showSnack, { tone: 'success', message: 'copied' })
    const dismiss = await within(dialog).findByRole('button', { name: 'Dismiss' })
    const isStatus = (element: HTMLElement) => element.getAttribute('role') === 'status'
    await waitFor(() => expect(page().getAllByText('Copied').some(isStatus)).toBe(true))
    await clock.advance(2_000)
    dismiss.focus()
    await clock.advance(60_000)
    await expect(dismiss).toBeVisible()
    within(dialog).getByRole('button', { name: 'Close' }).focus()
    await clock.advance(499)
    await expect(dismiss).toBeInTheDocument()
    await clock.advance(1)
    await waitFor(() => expect(dismiss).not.toBeInTheDocument())
  },
}

/** An error interrupts, also while the sentence of a wait is said; and the sentence stays. */
export const ErrorsAreSaid: Story = {
  loaders: [() => ({ lab: createLab({ wallets: [createLabWallet('Harbour', { onConnect: ignore })] }) })],
  play: async (context) => {
    const { portico } = labOf(context)
    portico.store.set(open)
    await userEvent.click(await page().findByRole('button', { name: /Harbour/ }))
    const said = (role: string) =>
      page()
        .queryAllByRole(role)
        .map(({ textContent }) => textContent)
    await waitFor(() => expect(said('status')).toContain('Continue in Harbour. Approve the connection in your wallet.'))
    portico.store.set(showSnack, { tone: 'error', message: 'copyFailed' })
    await waitFor(() => expect(said('alert').some((words) => words?.startsWith('Could not copy'))).toBe(true))
    await expect(said('status')).toContain('Continue in Harbour. Approve the connection in your wallet.')
    portico.store.set(showSnack, { tone: 'success', message: 'copied' })
    await waitFor(() => expect(said('alert').every((words) => !words)).toBe(true))
  },
}

/** Alerts stand in line; Escape on one takes it away, and the next Escape closes the modal. */
export const AlertsInLine: Story = {
  loaders: [() => ({ lab: createLab({ config: { projectId: undefined } }) })],
  play: async (context) => {
    const { portico } = labOf(context)
    await expect(portico.store.set(switchNetwork, 'eip155:404')).rejects.toThrow('Network not found')
    portico.store.set(open)
    const dialog = await page().findByRole('dialog')
    await within(dialog).findByText('Project ID Not Configured')
    await expect(page().getByText(/^Project ID Not Configured\. /)).toHaveAttribute('aria-live', 'assertive')
    await expect(within(dialog).queryByText('Network Not Found')).toBeNull()
    within(dialog).getByRole('button', { name: 'Dismiss' }).focus()
    await userEvent.keyboard('{Escape}')
    await within(dialog).findByText('Network Not Found')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(within(dialog).queryByText('Network Not Found')).toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
  },
}

/** With the modal closed it stands at the foot of the page, until it goes or the visitor sends it away. */
export const OnThePage: Story = {
  play: async (context) => {
    const { portico, clock } = labOf(context)
    const shown = () =>
      page()
        .queryAllByText('Disconnected')
        .filter((words) => words.closest('[popover]'))
    portico.store.set(showSnack, { tone: 'info', message: 'disconnected' })
    await waitFor(() => expect(shown()).toHaveLength(1))
    await expect(page().queryByRole('dialog')).toBeNull()
    await clock.advance(2_500)
    await waitFor(() => expect(shown()).toHaveLength(0))
    portico.store.set(showSnack, { tone: 'info', message: 'disconnected' })
    await userEvent.click(await page().findByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(shown()).toHaveLength(0))
  },
}

/** A host that shows messages of its own has them said aloud alone. */
export const NotOnThePage: Story = {
  render: (_args, context) => <LabPage lab={labOf(context)} modal={{ pageNotices: false }} />,
  play: async (context) => {
    const { portico } = labOf(context)
    portico.store.set(showSnack, { tone: 'info', message: 'disconnected' })
    await waitFor(() => expect(page().getByText('Disconnected')).toHaveAttribute('role', 'status'))
    await expect(page().queryByRole('button', { name: 'Dismiss' })).toBeNull()
  },
}

/** A view that is not there, which hosts in plain JavaScript ask for, is refused in words, and nothing stays open. */
export const NoSuchView: Story = {
  play: async (context) => {
    const { portico } = labOf(context)
    const madeUp = { name: 'Exchange' } as never
    await expect(portico.open(madeUp)).rejects.toThrow(/Exchange.*expected \{ name \}, one of Connect /)
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
    portico.store.set(open, { name: 'WhatIsAWallet' }).catch(() => undefined)
    await page().findByRole('dialog', { name: 'What is a wallet?' })
    portico.store.set(navigate, madeUp)
    await page().findByRole('dialog', { name: 'What is a wallet?' })
    await expect(portico.store.get(routeAtom).name).toBe('WhatIsAWallet')
    portico.close()
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
  },
}
