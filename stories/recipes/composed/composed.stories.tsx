import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { PorticoModal, PorticoProvider } from '../../../src'
import { UserRejectedError } from '../../../src/entries/errors'
import { createLab } from '../../lab/lab'
import { labOf, page, seen } from '../../lab/play'
import { createLabSiwx, createSigningWallet } from '../../lab/siwx'
import { recipe } from '../recipe'
import { PayWith } from './PayWith'
import source from './PayWith.tsx?raw'

const meta = {
  title: 'Recipes/Composed',
  ...recipe(
    'A layout of your own: connect, sign in, pay. Each view stands with the hook that returns its props; `Frame` says aloud what happens and keeps the focus.',
    source,
  ),
  loaders: [() => ({ lab: createLab({ wallets: [createSigningWallet('Alpha')] }) })],
  render: (_args, context) => (
    <PorticoProvider portico={labOf(context).portico}>
      <PayWith />
    </PorticoProvider>
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const press = async (name: RegExp | string) => userEvent.click(await page().findByRole('button', { name }))
const headed = (name: string) => waitFor(() => expect(page().getByRole('heading', { name })).toHaveFocus())

/** Texts in the regions that are read aloud. */
const aloud = (words: RegExp) =>
  waitFor(() =>
    expect(
      [...document.querySelectorAll('[aria-live]')].filter(({ textContent }) => words.test(textContent)),
    ).toHaveLength(1),
  )

/** A wallet is picked, asked and there, and nothing of the modal is on the page. */
export const WithoutModal: Story = {
  play: async () => {
    await expect(page().queryByText('What is a wallet?')).toBeNull()
    await press(/Alpha/)
    await seen('0xf3…b92266')
    await headed('Paying from')
    await aloud(/^Connected/)
    await page().findByText('Nothing is paid yet.')
    await press('Disconnect')
    await page().findByRole('button', { name: /Alpha/ })
    await headed('Pay with')
    await aloud(/^Disconnected/)
    await expect(page().queryByRole('dialog')).toBeNull()
  },
}

const declineIn = async (context: Parameters<NonNullable<Story['play']>>[0]) => {
  const wallet = labOf(context).adapter.find('alpha')
  wallet.onConnect = () => Promise.reject(new UserRejectedError('no'))
  await press(/Alpha/)
}

/** A wallet that declines is said at once, and the focus stays in the frame on the way there and back. */
export const Declined: Story = {
  play: async (context) => {
    await declineIn(context)
    await aloud(/declined/)
    await headed('Pay with')
    await press('Choose another wallet')
    await page().findByRole('button', { name: /Alpha/ })
    await headed('Pay with')
  },
}

/** On a page with a modal too, that opens for the step after the press, and speaks: nothing is said twice. */
export const BesideAModal: Story = {
  loaders: [() => ({ lab: createLab({ wallets: [createSigningWallet('Alpha')], config: { prefetch: 'idle' } }) })],
  render: (_args, context) => (
    <PorticoProvider portico={labOf(context).portico}>
      <PayWith />
      <PorticoModal />
    </PorticoProvider>
  ),
  play: async (context) => {
    await declineIn(context)
    const modal = within(await page().findByRole('dialog'))
    await modal.findByText('Connection declined', { ignore: '[aria-live]' })
    await aloud(/declined/)
    await userEvent.click(modal.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
    await page().findByRole('button', { name: /Alpha/ })
  },
}

/** Connected, then signed in, in the same frame. */
export const SignedIn: Story = {
  loaders: [
    () => ({
      lab: createLab({
        wallets: [createSigningWallet('Alpha')],
        config: { siwx: createLabSiwx(), metadata: { name: 'Corner shop' } },
      }),
    }),
  ],
  play: async () => {
    await press(/Alpha/)
    await page().findByRole('heading', { name: 'Sign in to pay' })
    await seen('Corner shop needs to connect to your wallet')
    await headed('Sign in to pay')
    await press('Sign')
    await page().findByRole('heading', { name: 'Paying from' })
    await headed('Paying from')
    await aloud(/^Signed in/)
  },
}
