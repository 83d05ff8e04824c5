import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SendPreviewView, type PlannedSend } from '../../../src/views/money/send/SendPreviewView'
import { Framed } from '../../lab/Framed'
import { address } from '../../lab/samples'
import { ethereum, etherMark } from '../../lab/marks'

const plan: PlannedSend = {
  amount: '0.5 ETH',
  symbol: 'ETH',
  icon: etherMark,
  from: { address, name: 'alice.eth' },
  to: { address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' },
  network: ethereum,
  fee: '0.00042 ETH',
  warnings: [],
}

const meta = {
  title: 'Views/Account/SendPreviewView',
  component: SendPreviewView,
  parameters: {
    portico: {
      hook: 'useSendPreviewView',
      connected: 'the route `WalletSendPreview` of the modal',
      code: `import { SendPreviewView, useSendPreviewView } from 'portico/views'

export function MySendPreview() {
  return <SendPreviewView {...useSendPreviewView()} />
}`,
      anatomy: [
        ['Headline', 'How much is sent.'],
        ['Receipt', 'From whom, to whom, on which network, and what it costs at most.'],
        ['Warnings', 'What to look at before.'],
        ['Buttons', 'Send, or go back to change it.'],
      ],
      role: 'Text and `button`s',
      keys: [['Enter, Space', 'Sends, or goes back.']],
      announces: [
        ['There is something to look at', 'What.'],
        ['It was not sent', 'Why, at once.'],
      ],
      related: ['Views/Account/SendView', 'Views/Account/SendConfirmedView'],
    },
  },
  args: { plan, status: 'idle', onSend: fn(), onCancel: fn() },
  decorators: [
    (Story) => (
      <Framed isDeeper title={(copy) => copy.titles.sendPreview}>
        {Story()}
      </Framed>
    ),
  ],
} satisfies Meta<typeof SendPreviewView>

export default meta
type Story = StoryObj<typeof SendPreviewView>

export const Idle: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: /0\.5 ETH/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Asking: Story = { args: { status: 'asking' } }
export const Declined: Story = { args: { status: 'declined' } }
export const Pending: Story = { args: { status: 'pending' } }

export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Failed to send transaction')[0]).toBeVisible()
  },
}

/** The wallet gave a reason. */
export const FailedInWords: Story = {
  args: { status: 'failed', words: 'The harbour is closed' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(/“The harbour is closed”/)[0]).toBeVisible()
  },
}

/** Everything there may be to look at. */
export const Warned: Story = {
  args: {
    plan: {
      ...plan,
      lacksFee: 'ETH',
      wouldFail: true,
      words: 'The harbour is closed',
      arriving: '0.495 ETH',
      isOtherWaiting: true,
      warnings: ['firstTime'],
      fee: null,
    },
  },
}

/** A token that takes a fee, for a receiver who has none of it yet. */
export const TokenFee: Story = {
  args: {
    plan: {
      ...plan,
      amount: '3 GRAIN',
      symbol: 'GRAIN',
      from: { address: 'GThUX1Atko4tqhN2NaiTazWSeFWMuiUvfFnyJyUghFMJ' },
      to: { address: 'DRpbCBMxVnDK7maPM5tGv6MvB3v1sRMC86PZ8okm21hy' },
      network: { name: 'Solana' },
      fee: '0.000005012 SOL',
      deposit: '0.00207408 SOL',
      arriving: '2.985 GRAIN',
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(/2\.985 GRAIN would arrive/)[0]).toBeVisible()
  },
}

/** The network would not do it, and says why. */
export const Refused: Story = {
  args: { plan: { ...plan, fee: null, wouldFail: true, failure: 'senderRent' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(/Too little would stay in your account/)[0]).toBeVisible()
  },
}

/** A number of 36 digits after the point, whole. */
export const LongAmount: Story = {
  args: { plan: { ...plan, amount: `1234567890123456789.${'123456789'.repeat(4)} FINE`, symbol: 'FINE' } },
}

/** The press came before the review had been on screen for half a second: nothing was asked. */
export const Outdated: Story = {
  args: { isOutdated: true, isArmed: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText(/Something here just changed/)[0]).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** The contract of the token cannot be read: the amount is in its smallest units. */
export const Unread: Story = {
  args: { plan: { ...plan, amount: '1250000 0xA0…06eB48', symbol: '0xA0…06eB48', isUnread: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(/in its smallest units/)[0]).toBeVisible()
  },
}

export const Nothing: Story = { args: { plan: null } }

/** The wallet did not answer in five minutes. */
export const Unanswered: Story = {
  args: { status: 'unanswered', onCheck: fn(), onAskAgain: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('No answer from your wallet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await expect(args.onCheck).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }))
    await expect(args.onAskAgain).toHaveBeenCalledOnce()
  },
}

/** The chain is searched for the transaction. */
export const UnansweredChecking: Story = {
  args: { status: 'unanswered', check: 'checking', onCheck: fn(), onAskAgain: fn() },
}

/** The chain does not have the transaction yet. */
export const UnansweredNotFound: Story = {
  args: { status: 'unanswered', check: 'notFound', onCheck: fn(), onAskAgain: fn() },
}

/** An earlier request may still be sent. */
export const OpenRequest: Story = {
  args: {
    openRequests: [
      {
        id: '0x1',
        words:
          'Your wallet may still send 0.5 ETH to 0x3C…FA4293BC, which you asked for before. If you send this too, you may pay twice.',
      },
    ],
    onDismiss: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText(/you may pay twice/)[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'It will not be sent' }))
    await expect(args.onDismiss).toHaveBeenCalledWith('0x1')
  },
}
