import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ConnectButton, PorticoEmbed, PorticoModal, PorticoProvider } from '../../src'
import { createLab } from '../lab/lab'
import { labOf, openModal, page } from '../lab/play'
import { createLabWallet } from '../lab/wallets/adapter'
import { recipe } from './recipe'

const code = `import { createPortico, ConnectButton, PorticoModal, PorticoProvider } from 'portico'
import { eip155 } from 'portico/eip155'
import { mainnet } from 'portico/networks'
import 'portico/styles.css'

const portico = createPortico({ projectId: null, networks: [mainnet], adapters: [eip155()] })

export const Entrance = () => (
  <PorticoProvider portico={portico}>
    <ConnectButton />
    <PorticoModal layout="wide" />
  </PorticoProvider>
)`

const onConnect = () => new Promise<void>(() => undefined)
const isWide = () => window.matchMedia('(min-width: 780px)').matches

const meta = {
  title: 'Recipes/Wide',
  ...recipe('Two panes in a wide window: the list of wallets stays beside what is told of them.', code),
  loaders: [
    () => ({
      lab: createLab({ wallets: [createLabWallet('Alpha', { onConnect }), createLabWallet('Beta', { onConnect })] }),
    }),
  ],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Two panes in a wide window: the list stays, and what is picked is shown beside it; back leads to the row. */
export const Modal: Story = {
  render: (_args, context) => (
    <PorticoProvider portico={labOf(context).portico}>
      <ConnectButton />
      <PorticoModal layout="wide" />
    </PorticoProvider>
  ),
  play: async () => {
    await openModal('Connect a wallet')
    const dialog = await page().findByRole('dialog', { name: 'Connect a wallet' })
    const inside = within(dialog)
    await userEvent.click(inside.getByRole('button', { name: /Alpha/ }))
    await inside.findByText('Continue in Alpha')
    if (!isWide()) return
    await waitFor(() => expect(inside.getByRole('heading', { name: 'Alpha' })).toHaveFocus())
    await expect(inside.getByRole('button', { name: /Alpha/ })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(inside.getByRole('button', { name: /Beta/ }))
    await inside.findByText('Continue in Beta')
    await expect(inside.getByRole('button', { name: /Beta/ })).toHaveFocus()
    await userEvent.click(inside.getByRole('button', { name: 'Back' }))
    await inside.findByRole('heading', { name: 'What is a wallet?' })
    await waitFor(() => expect(inside.getByRole('button', { name: /Beta/ })).toHaveFocus())
  },
}

/** The same in place of a dialog. */
export const Embedded: Story = {
  render: (_args, context) => (
    <PorticoProvider portico={labOf(context).portico}>
      <PorticoEmbed layout="wide" />
    </PorticoProvider>
  ),
  play: async () => {
    await page().findByRole('button', { name: /Alpha/ })
    await expect(page().queryByRole('heading', { name: 'What is a wallet?' }) !== null).toBe(isWide())
  },
}
