import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ListItem, Tag, Text } from '../../src/primitives'
import { ConnectButton, PorticoModal, PorticoProvider } from '../../src'
import type { Slots } from '../../src'
import { createLab } from '../lab/lab'
import { labOf, page } from '../lab/play'
import { recipe } from './recipe'

const slots: Slots = {
  header: (view) => view === 'Connect' && <Text as="p">Members pay no fee.</Text>,
  footer: <Text size="note">By connecting you accept our terms.</Text>,
  walletEnd: ({ name }, end) => (name === 'Alpha' ? <Tag tone="accent">Ours</Tag> : end),
  networkEnd: ({ name }, end) => (name === 'OP Mainnet' ? <Tag>Free</Tag> : end),
  accountActions: <ListItem title="Your orders" onClick={() => undefined} />,
}

function fail(): never {
  throw new Error('The host has a fault here')
}

const code = `import { createPortico, ConnectButton, PorticoModal, PorticoProvider, type Slots } from 'portico'
import { eip155 } from 'portico/eip155'
import { mainnet } from 'portico/networks'
import { ListItem, Tag, Text } from 'portico/primitives'
import 'portico/styles.css'

const portico = createPortico({ projectId: null, networks: [mainnet], adapters: [eip155()] })

const slots: Slots = {
  header: (view) => view === 'Connect' && <Text as="p">Members pay no fee.</Text>,
  footer: <Text size="note">By connecting you accept our terms.</Text>,
  walletEnd: ({ name }, end) => (name === 'Alpha' ? <Tag tone="accent">Ours</Tag> : end),
  accountActions: <ListItem title="Your orders" href="/orders" />,
}

export const Entrance = () => (
  <PorticoProvider portico={portico}>
    <ConnectButton />
    <PorticoModal slots={slots} />
  </PorticoProvider>
)`

const meta = {
  title: 'Recipes/Slots',
  ...recipe('What a page adds to the views: above and below them, on a row, among the actions of the account.', code),
  loaders: [() => ({ lab: createLab() })],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const withSlots = (given: Slots): NonNullable<Story['render']> =>
  function Page(_args, context) {
    return (
      <PorticoProvider portico={labOf(context).portico}>
        <ConnectButton />
        <PorticoModal slots={given} />
      </PorticoProvider>
    )
  }

const openModal = async () => {
  await userEvent.click(await page().findByRole('button', { name: 'Connect wallet' }))
  return page().findByRole('dialog')
}

/** Words above and below the views, a sign on a wallet's row and on a network's, an action of the account. */
export const Everywhere: Story = {
  render: withSlots(slots),
  play: async () => {
    const dialog = await openModal()
    await within(dialog).findByText('Members pay no fee.')
    await within(dialog).findByText('By connecting you accept our terms.')
    await userEvent.click(await within(dialog).findByRole('button', { name: /Alpha.*Ours/ }))
    await userEvent.click(await page().findByRole('button', { name: /^Account 0x70…dc79C8/ }))
    const account = await page().findByRole('dialog', { name: 'Account' })
    await within(account).findByRole('button', { name: 'Your orders' })
    await expect(within(account).queryByText('Members pay no fee.')).toBeNull()
    await within(account).findByText('By connecting you accept our terms.')
    await userEvent.click(await within(account).findByRole('button', { name: /Network/ }))
    await page().findByRole('button', { name: /OP Mainnet.*Free/ })
  },
}

/** A slot that throws is reported and left out; the views stay. */
export const ThatThrow: Story = {
  beforeEach: () => {
    // React writes what a boundary caught to the console, where the runner of these tests takes it for a fault of Portico.
    const { error } = console
    console.error = (...said: unknown[]) => {
      if (!String(said).includes('The host has a fault here')) error(...said)
    }
    return () => {
      console.error = error
    }
  },
  render: withSlots({ header: fail, footer: fail, walletEnd: fail, networkEnd: fail, accountActions: 'Fine' }),
  play: async (context) => {
    const dialog = await openModal()
    await within(dialog).findByRole('heading', { name: 'Connect a wallet' })
    await expect(within(dialog).queryByText('This view did not load')).toBeNull()
    await userEvent.click(await within(dialog).findByRole('button', { name: /Alpha/ }))
    await userEvent.click(await page().findByRole('button', { name: /^Account 0x70…dc79C8/ }))
    await within(await page().findByRole('dialog', { name: 'Account' })).findByText('Fine')
    await expect(labOf(context).events.some(({ type }) => type === 'error')).toBe(true)
  },
}

const drawn = fn(() => null)

/** A view that was drawn ahead of the next opening is shown by it, and not drawn once more. */
export const OpenedAgain: Story = {
  beforeEach: () => void drawn.mockClear(),
  render: withSlots({ header: drawn }),
  play: async () => {
    await openModal()
    await userEvent.keyboard('{Escape}')
    // The modal is drawn ahead once the page is idle, which takes longer on a busy machine.
    const patient = { timeout: 10_000 }
    await waitFor(() => expect(document.querySelector('[style*="visibility"] > [aria-modal]')).not.toBeNull(), patient)
    let ahead = -1
    await waitFor(async () => {
      ahead = drawn.mock.calls.length
      await new Promise((rested) => setTimeout(rested, 200))
      await expect(drawn).toHaveBeenCalledTimes(ahead)
    }, patient)
    await openModal()
    await expect(drawn).toHaveBeenCalledTimes(ahead)
  },
}
