import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PairingView } from '../../../src/views/session/pairing/PairingView'
import { Framed } from '../../lab/Framed'
import { pairingUri, wallets } from '../../lab/samples'

const [wallet] = wallets

const meta = {
  title: 'Views/Pair/Renewing a code',
  tags: ['!autodocs'],
  component: PairingView,
  args: {
    wallet: { name: wallet?.name ?? '', icon: wallet?.icon },
    tabs: ['qr', 'desktop', 'web'],
    tab: 'qr',
    state: { status: 'ready', uri: pairingUri },
    hasOpened: false,
    onTabChange: fn(),
    onRetry: fn(),
    onCopyLink: fn(),
    onOpenWallet: fn(),
    onGetWallet: fn(),
    onTryAnotherWallet: fn(),
    onCopyDetails: fn(),
  },
  decorators: [
    (Story) => (
      <Framed isDeeper title={(copy) => copy.connect.title}>
        {Story()}
      </Framed>
    ),
  ],
} satisfies Meta<typeof PairingView>

export default meta
type Story = StoryObj<typeof PairingView>

/** The label of the code says until when it is good, and is read after the link. */
export const GoodUntil: Story = {
  args: { life: { duration: 240_000, spent: 60_000 }, goodUntil: '14:32' },
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole('img', { name: 'QR code to connect Harbour, good until 14:32' })
    const link = within(canvasElement).getByRole('button', { name: 'Copy link' })
    await expect(link.compareDocumentPosition(code)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(code.getBoundingClientRect().bottom).toBeLessThan(link.getBoundingClientRect().top)
  },
}

/** Another code comes by itself, where that is asked for. */
export const AutoRenew: Story = {
  args: { autoRenew: false, onAutoRenewChange: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('switch', { name: 'Renew code automatically' }))
    await expect(args.onAutoRenewChange).toHaveBeenCalledWith(true)
  },
}

/** It came by itself, which is said. */
export const Renewed: Story = {
  args: { autoRenew: true, onAutoRenewChange: fn(), isRenewed: true, goodUntil: '14:32' },
  play: async ({ canvasElement }) => {
    const said = within(canvasElement).getAllByRole('status')
    await expect(said.map(({ textContent }) => textContent)).toContain('The code is a new one, good until 14:32.')
    await expect(within(canvasElement).getByRole('switch')).toBeChecked()
  },
}
