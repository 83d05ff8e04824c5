import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { UserRejectedError } from '../../src/entries/errors'
import { createLab, type Lab } from '../lab/lab'
import { LabPage } from '../lab/LabPage'
import { createLabPeer, type LabPeer } from '../lab/wallets/peer'
import { labOf, openModal, page, seen } from '../lab/play'

const makeLab = () => {
  const peer = createLabPeer()
  return { lab: createLab({ wallets: [], pairing: peer }), peer }
}
const peerOf = ({ loaded }: { loaded: Record<string, unknown> }) => loaded.peer as LabPeer

const meta = {
  title: 'Flows/Pair by QR code',
  tags: ['!autodocs'],
  parameters: { screenshot: false },
  loaders: [makeLab],
  render: (_args, context) => <LabPage lab={labOf(context)} />,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

async function openCode() {
  await openModal('Connect a wallet')
  await userEvent.click(await page().findByRole('button', { name: /WalletConnect/ }))
  await page().findByRole('img', { name: /QR code/ })
}

const isConnected = async (lab: Lab) => {
  await page().findByRole('button', { name: 'Account 0x70…dc79C8' })
  await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
  await expect(lab.portico.snapshot().account?.wallet.name).toBe('Lantern')
}

/** A phone scans and approves: the modal closes. */
export const Approved: Story = {
  play: async (context) => {
    await openCode()
    await peerOf(context).approve()
    await isConnected(labOf(context))
  },
}

/** The code grows old on a moved clock; one press makes a new one, and that one works. */
export const ExpiredThenRenewed: Story = {
  play: async (context) => {
    const lab = labOf(context)
    await openCode()
    await lab.clock.advance(230_000)
    await seen('This code has expired')
    await userEvent.click(page().getByRole('button', { name: 'Get a new code' }))
    await seen('Use its scanner on your phone.')
    await peerOf(context).approve()
    await isConnected(lab)
  },
}

/** Declined on the phone, asked again, approved. */
export const DeclinedThenApproved: Story = {
  play: async (context) => {
    await openCode()
    peerOf(context).fail(new UserRejectedError('no'))
    await seen('Connection declined')
    await userEvent.click(page().getByRole('button', { name: 'Try again' }))
    await seen('Use its scanner on your phone.')
    await peerOf(context).approve()
    await isConnected(labOf(context))
  },
}

/** The code is left: the phone is told, and what it approves after that changes nothing. */
export const LeftThenApproved: Story = {
  play: async (context) => {
    await openCode()
    await userEvent.click(page().getByRole('button', { name: 'Back' }))
    await peerOf(context).approve()
    await page().findByRole('button', { name: /WalletConnect/ })
    await expect(peerOf(context).requests[0]?.signal.aborted).toBe(true)
    await expect(labOf(context).portico.snapshot().status).toBe('disconnected')
  },
}
