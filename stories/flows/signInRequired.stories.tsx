import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { UserRejectedError } from '../../src/entries/errors'
import { signInAtom, snackAtom } from '../../src/state'
import { createLab } from '../lab/lab'
import { LabPage } from '../lab/LabPage'
import { labOf, openModal, page, seen } from '../lab/play'
import { createLabSiwx, createSigningWallet, labAccount, type LabSiwx } from '../lab/siwx'

const labWith = (siwx: LabSiwx) => () => ({
  siwx,
  lab: createLab({ wallets: [createSigningWallet('Alpha')], config: { siwx, metadata: { name: 'Corner shop' } } }),
})

const fresh = (options?: Partial<LabSiwx>) => () => labWith(createLabSiwx(options))()

const meta = {
  title: 'Flows/Sign in, required',
  tags: ['!autodocs'],
  parameters: { screenshot: false },
  render: (_args, context) => <LabPage lab={labOf(context)} />,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** From the button to the question; the modal stays open in between. */
async function connect() {
  await openModal('Connect a wallet')
  await userEvent.click(await page().findByRole('button', { name: /Alpha/ }))
  return page().findByRole('dialog', { name: 'Sign in' })
}

const gone = () => waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
const statusIn = (context: Parameters<NonNullable<Story['play']>>[0]) =>
  labOf(context).portico.store.get(signInAtom).status

/** With the real signature of a real key, verified. */
export const Signed: Story = {
  loaders: [fresh()],
  play: async (context) => {
    const dialog = await connect()
    await seen('Corner shop needs to connect to your wallet')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Message to sign' }))
    await expect(within(dialog).getByRole('region')).toHaveTextContent(labAccount.address)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign' }))
    await gone()
    await expect(statusIn(context)).toBe('signedIn')
    await expect((context.loaded.siwx as LabSiwx).sessions).toHaveLength(1)
  },
}

/** Escape, a click outside and the close button are refused visibly and audibly; cancelling is the way out. */
export const ClosingRefused: Story = {
  loaders: [fresh()],
  play: async (context) => {
    const dialog = await connect()
    await userEvent.keyboard('{Escape}')
    await expect(await page().findByText('Sign or cancel first')).toHaveAttribute('aria-live', 'assertive')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await expect(dialog).toBeInTheDocument()
    await expect(within(dialog).queryByRole('button', { name: 'Back' })).toBeNull()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await page().findByRole('dialog', { name: 'Connect a wallet' })
    await expect(labOf(context).portico.snapshot().status).toBe('disconnected')
  },
}

export const DeclinedThenSigned: Story = {
  loaders: [fresh()],
  play: async (context) => {
    const wallet = labOf(context).adapter.find('alpha')
    wallet.onSign = () => Promise.reject(new UserRejectedError('no'))
    const dialog = await connect()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign' }))
    await seen('Signature declined')
    await expect(within(dialog).getByRole('button', { name: 'Sign' })).toHaveFocus()
    wallet.onSign = (message) => labAccount.signMessage({ message })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign' }))
    await gone()
    await expect(statusIn(context)).toBe('signedIn')
  },
}

export const CannotBegin: Story = {
  loaders: [fresh({ getSessions: () => Promise.reject(new Error('The server is down')) })],
  play: async (context) => {
    await openModal('Connect a wallet')
    await userEvent.click(await page().findByRole('button', { name: /Alpha/ }))
    // The server is asked three times, some seconds apart.
    await waitFor(async () => {
      await labOf(context).clock.advance(1_000)
      await expect(labOf(context).portico.store.get(snackAtom)?.message).toBe('authFailed')
    })
    await seen('A problem occurred while trying initialize authentication')
    await page().findByRole('dialog', { name: 'Connect a wallet' })
  },
}
