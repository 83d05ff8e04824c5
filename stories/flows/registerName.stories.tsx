import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { UserRejectedError } from '../../src/entries/errors'
import { connectWallet } from '../../src/state'
import { createNamesLab, reserve, signer, type NamesLab } from '../lab/names'
import { LabPage } from '../lab/LabPage'
import { page, seen } from '../lab/play'

async function connectedLab(prepare: (made: NamesLab) => void = () => undefined) {
  const made = createNamesLab()
  prepare(made)
  await made.lab.portico.store.set(connectWallet, 'alpha')
  return { made }
}

const madeOf = ({ loaded }: { loaded: Record<string, unknown> }) => loaded.made as NamesLab

const meta = {
  title: 'Flows/Register a name',
  tags: ['!autodocs'],
  parameters: { screenshot: false },
  render: (_args, context) => <LabPage lab={madeOf(context).lab} />,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

async function openNames() {
  await userEvent.click(await page().findByRole('button', { name: 'Account 0x70…dc79C8' }))
  const dialog = await page().findByRole('dialog', { name: 'Account' })
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Get a name' }))
  return page().findByRole('textbox', { name: 'Name' })
}

/** Types a name, whose pause the clock skips. */
async function type(made: NamesLab, text: string) {
  await userEvent.type(await openNames(), text)
  await made.lab.clock.advance(300)
}

/** The key signs for it, the service verifies it, and the account has its name. */
export const Registered: Story = {
  loaders: [() => connectedLab()],
  play: async (context) => {
    const made = madeOf(context)
    await type(made, 'Alice')
    await page().findByRole('button', { name: 'alice-id.portico.test' })
    await userEvent.keyboard('{Enter}')
    await within(await page().findByRole('dialog', { name: 'Your name' })).findByText('alice.portico.test')
    await expect(made.names.book.records.get('alice.portico.test')?.addresses).toMatchObject({
      2147483649: { address: signer.address },
    })
    await userEvent.click(await page().findByRole('button', { name: 'Done' }))
    const dialog = await page().findByRole('dialog', { name: 'Account' })
    await within(dialog).findByText('alice.portico.test')
    await expect(within(dialog).queryByRole('button', { name: 'Get a name' })).toBeNull()
  },
}

/** The name is taken: another one of the suggestions does as well. */
export const TakenThenPicked: Story = {
  loaders: [() => connectedLab(({ names }) => reserve(names, 'alice.portico.test'))],
  play: async (context) => {
    await type(madeOf(context), 'alice')
    await expect(await page().findByRole('button', { name: /^alice\.portico\.test/ })).toHaveTextContent('Registered')
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(page().getByRole('textbox')).toHaveAccessibleDescription('This name is taken. Choose another one.'),
    )
    await userEvent.click(page().getByRole('button', { name: 'the-alice.portico.test' }))
    await expect(page().getByRole('textbox')).toHaveValue('the-alice')
    await userEvent.click(page().getByRole('button', { name: 'Register name' }))
    await page().findByRole('dialog', { name: 'Your name' })
  },
}

/** Declined in the wallet, then signed: the name is still there. */
export const DeclinedThenSigned: Story = {
  loaders: [
    () =>
      connectedLab(({ wallet }) => {
        wallet.onSign = () => Promise.reject(new UserRejectedError('no'))
      }),
  ],
  play: async (context) => {
    const made = madeOf(context)
    await type(made, 'alice')
    await userEvent.keyboard('{Enter}')
    await seen('Signature declined')
    await expect(page().getByRole('textbox')).toHaveValue('alice')
    made.wallet.onSign = (message) => signer.signMessage({ message })
    await userEvent.click(page().getByRole('button', { name: 'Try again' }))
    await page().findByRole('dialog', { name: 'Your name' })
  },
}

/** A signature that took too long is refused by the service, with its reason; a quicker one is not. */
export const TooOldThenSigned: Story = {
  loaders: [() => connectedLab()],
  play: async (context) => {
    const made = madeOf(context)
    made.wallet.onSign = async (message) => {
      await made.lab.clock.advance(11_000)
      return signer.signMessage({ message })
    }
    await type(made, 'alice')
    await userEvent.keyboard('{Enter}')
    await seen('Error registering name alice.portico.test')
    await seen('The signature is too old')
    made.wallet.onSign = (message) => signer.signMessage({ message })
    await userEvent.click(page().getByRole('button', { name: 'Try again' }))
    await page().findByRole('dialog', { name: 'Your name' })
  },
}

/** A wallet that never answers gets a way out after twenty seconds. */
export const NeverAnswers: Story = {
  loaders: [
    () =>
      connectedLab(({ wallet }) => {
        wallet.onSign = () => new Promise(() => undefined)
      }),
  ],
  play: async (context) => {
    const made = madeOf(context)
    await type(made, 'alice')
    await userEvent.keyboard('{Enter}')
    await seen(/Sign in your wallet/)
    await made.lab.clock.advance(20_000)
    await seen(/The wallet is not answering/)
    await userEvent.click(page().getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(page().getByRole('textbox')).not.toHaveAttribute('readonly'))
    await expect(page().getByRole('textbox')).toHaveValue('alice')
  },
}

/** The service is down: suggestions come when asked again. */
export const SuggestionsFailThenCome: Story = {
  loaders: [() => connectedLab()],
  play: async (context) => {
    const made = madeOf(context)
    const field = await openNames()
    made.names.isDown = true
    await userEvent.type(field, 'alice')
    await made.lab.clock.advance(300)
    await seen('Error fetching name suggestions')
    made.names.isDown = false
    await userEvent.click(page().getByRole('button', { name: 'Try again' }))
    await page().findByRole('button', { name: 'alice-id.portico.test' })
  },
}
