import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SendView } from '../../../src/views/money/send/SendView'
import { Framed } from '../../lab/Framed'
import { address } from '../../lab/samples'
import { etherMark } from '../../lab/marks'

const tokens = [
  { name: 'Ether', symbol: 'ETH', icon: etherMark, held: '1.234 ETH' },
  { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', name: 'Dollar', symbol: 'USD', held: '500 USD' },
]

const meta = {
  title: 'Views/Account/SendView',
  component: SendView,
  parameters: {
    portico: {
      hook: 'useSendView',
      connected: 'the route `WalletSend` of the modal',
      code: `import * as views from 'portico/views'
export function MySend() {
  const [form, preview, sent] = [views.useSendView(), views.useSendPreviewView(), views.useSendConfirmedView()]
  if (sent) return <views.SendConfirmedView {...sent} />
  if (preview.plan) return <views.SendPreviewView {...preview} />
  return form && <views.SendView {...form} onSelectToken={undefined} />
}`,
      anatomy: [
        ['Amount', 'With the token it is of, what it is worth, what there is, and *Max*.'],
        ['Receiver', 'An address, a name or a payment link; what a name leads to, and what to look at.'],
        ['Button', 'What is missing, else the way to the review.'],
      ],
      role: '`form`',
      keys: [
        ['Tab', 'Amount, token, Max, receiver, button.'],
        ['Enter', 'Goes on to the review.'],
      ],
      announces: [
        ['The receiver is none', 'Why, at once.'],
        ['The receiver is new, or looks like another', 'That it is.'],
      ],
      related: [
        'Views/Account/SelectTokenView',
        'Views/Account/SendPreviewView',
        'Views/Account/SendConfirmedView',
        'Views/Account/SwapView',
        'Views/Account/ReceiveView',
      ],
    },
  },
  args: {
    status: 'ready',
    tokens,
    amount: '0.5',
    fiat: '$1,234.50',
    to: address,
    receiver: { status: 'known', address, warnings: [] },
    gap: null,
    onTokenChange: fn(),
    onAmountChange: fn(),
    onToChange: fn(),
    onMost: fn(),
    onReview: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <Framed isDeeper title={(copy) => copy.titles.send}>
        {Story()}
      </Framed>
    ),
  ],
} satisfies Meta<typeof SendView>

export default meta
type Story = StoryObj<typeof SendView>

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    // The field shows the beginning of an address; below it stands whole.
    await expect(canvasElement).toHaveTextContent(address)
    await userEvent.click(canvas.getByRole('button', { name: 'Max' }))
    await expect(args.onMost).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Preview Send' }))
    await expect(args.onReview).toHaveBeenCalledOnce()
  },
}

/** Nothing typed yet: the button says what is missing, and does nothing. */
export const Empty: Story = {
  args: { amount: '', fiat: undefined, to: '', receiver: { status: 'none' }, gap: 'amount' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Add Amount' }))
    await expect(args.onReview).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Receiver' }), 'a')
    await expect(args.onToChange).toHaveBeenCalledWith('a')
  },
}

export const SelectToken: Story = {
  args: { token: '0x0000000000000000000000000000000000000001', gap: 'token', amount: '' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Token: Select Token' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Dollar/ }))
    await expect(args.onTokenChange).toHaveBeenCalledWith(tokens[1]?.address)
  },
}

export const InsufficientFunds: Story = { args: { amount: '99', gap: 'funds' } }

export const IncorrectValue: Story = { args: { amount: '.', fiat: undefined, gap: 'incorrect' } }

export const AddAddress: Story = { args: { to: '', receiver: { status: 'none' }, gap: 'receiver' } }

export const UnsupportedChain: Story = { args: { gap: 'chain' } }

export const InvalidAddress: Story = {
  args: { to: '0x12', receiver: { status: 'refused', problem: 'invalid' }, gap: 'invalid' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Receiver' })
    await expect(field).toHaveAccessibleDescription('This is no address and no name.')
  },
}

export const WrongChecksum: Story = {
  args: { receiver: { status: 'refused', problem: 'checksum' }, gap: 'invalid' },
}

export const LookingForAName: Story = {
  args: { to: 'alice.eth', receiver: { status: 'looking' }, gap: 'looking' },
}

/** The address behind the name is shown whole. */
export const Named: Story = {
  args: { to: 'alice.eth', receiver: { status: 'known', address, name: 'alice.eth', warnings: [] } },
}

export const FirstTime: Story = { args: { receiver: { status: 'known', address, warnings: ['firstTime'] } } }

/** One of the ways in which people are robbed: an address made to look like one that was used before. */
export const LookAlike: Story = {
  args: { receiver: { status: 'known', address, warnings: ['lookAlike', 'firstTime'] } },
}

/** Addresses of Solana that are no wallets. */
export const ProgramAddress: Story = {
  args: { receiver: { status: 'known', address, warnings: ['firstTime', 'program'] } },
}
export const TokenAccount: Story = {
  args: { receiver: { status: 'known', address, warnings: ['tokenAccount'] } },
}

export const OwnAddress: Story = { args: { receiver: { status: 'known', address, warnings: ['own'] } } }

/** A price is known: the amount can be typed in its currency. */
export const InFiat: Story = {
  args: { amount: '0.5', typedFiat: '1234.50', onFiatToggle: fn(), onFiatChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('textbox', { name: 'Amount in USD' })).toHaveValue('1234.50')
    await expect(canvas.getByText('0.5 ETH')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount in USD' }), '1')
    await expect(args.onFiatChange).toHaveBeenCalledWith('1234.501')
    await userEvent.click(canvas.getByRole('button', { name: 'Enter in ETH' }))
    await expect(args.onFiatToggle).toHaveBeenCalledOnce()
  },
}

export const FeeUnknown: Story = { args: { amount: '', fiat: undefined, isMostUnknown: true, gap: 'amount' } }

export const Reviewing: Story = { args: { isReviewing: true } }

/** The receiver can be typed already; what comes stands where it was waited for. */
export const Loading: Story = {
  args: {
    status: 'loading',
    tokens: [],
    gap: 'token',
    amount: '',
    fiat: undefined,
    to: '',
    receiver: { status: 'none' },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Preview Send' })).toHaveAttribute('aria-busy')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Receiver' }), 'a{Enter}')
    await expect(args.onToChange).toHaveBeenCalledWith('a')
    await expect(args.onReview).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  args: { status: 'failed', tokens: [] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** The account or the network changed before the wallet was asked. */
export const Outdated: Story = {
  args: { isOutdated: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(/so nothing was sent/)[0]).toBeVisible()
  },
}

/** A list says something else of the token than its contract does. */
export const Mismatch: Story = {
  args: { mismatch: { said: { symbol: 'HRD', decimals: 8 }, found: { symbol: 'HRD', decimals: 6 } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(/its contract says HRD \(6 decimals\)/)[0]).toBeVisible()
  },
}
