import type { Meta, StoryObj } from '@storybook/react-vite'
import { atom, createStore } from 'jotai/vanilla'
import { StrictMode } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createLabWallet } from '../lab/wallets/adapter'
import { createLab, type Lab } from '../lab/lab'
import { LabPage } from '../lab/LabPage'
import { page } from '../lab/play'
import { recipe } from './recipe'

const code = `import { createPortico, ConnectButton, PorticoModal, PorticoProvider } from 'portico'
import { eip155 } from 'portico/eip155'
import { mainnet } from 'portico/networks'
import 'portico/styles.css'

const entrances = ['buyer', 'seller'].map((id) =>
  createPortico({ id, projectId: null, networks: [mainnet], adapters: [eip155()] }),
)

export const Entrances = () =>
  entrances.map((portico, index) => (
    <PorticoProvider key={index} portico={portico}>
      <ConnectButton />
      <PorticoModal />
    </PorticoProvider>
  ))`

// The host's own Jotai: its store and atoms have nothing to do with ours.
const hostStore = createStore()
const hostAtom = atom('host value')

const meta = {
  title: 'Recipes/Two instances on one page',
  ...recipe('Two entrances on one page: with an `id` each, they share neither state nor storage.', code),
  loaders: [
    () => ({
      left: createLab({ wallets: [createLabWallet('Alpha')], config: { id: 'left' } }),
      right: createLab({ wallets: [createLabWallet('Beta')], config: { id: 'right' } }),
    }),
  ],
  render: (_args, { loaded }) => (
    <StrictMode>
      <section aria-label="Left">
        <LabPage lab={loaded.left as Lab} />
      </section>
      <section aria-label="Right">
        <LabPage lab={loaded.right as Lab} />
      </section>
    </StrictMode>
  ),
} satisfies Meta

export default meta

/** Each has its own modal, wallets and account, in a host that uses Jotai itself and React StrictMode. */
export const StayApart: StoryObj<typeof meta> = {
  play: async ({ loaded }) => {
    const left = within(await page().findByRole('region', { name: 'Left' }))
    const right = within(page().getByRole('region', { name: 'Right' }))
    await userEvent.click(left.getByRole('button', { name: 'Connect wallet' }))
    const dialog = await page().findByRole('dialog')
    await expect(within(dialog).queryByRole('button', { name: /Beta/ })).toBeNull()
    await userEvent.click(await within(dialog).findByRole('button', { name: /Alpha/ }))
    await left.findByRole('button', { name: /^Account 0x70…dc79C8$/ })
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
    await expect(right.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
    await expect((loaded.right as Lab).portico.snapshot().status).toBe('disconnected')
    await expect(hostStore.get(hostAtom)).toBe('host value')
  },
}
