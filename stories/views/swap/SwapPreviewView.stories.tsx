import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SwapPreviewView, type PlannedSwap } from '../../../src/views/money/swap/SwapPreviewView'
import { Framed } from '../../lab/Framed'
import { ethereum, etherMark } from '../../lab/marks'

const plan: PlannedSwap = {
  from: { amount: '25 LUSD', symbol: 'LUSD', worth: '$24.98' },
  to: { amount: '0.010241 ETH', symbol: 'ETH', icon: etherMark, worth: '$24.90' },
  network: ethereum,
  rate: ['1 LUSD', '0.00040964 ETH'],
  priceImpact: 0.12,
  networkFee: '0.00042 ETH',
  minimum: '0.010138 ETH',
  route: [{ venue: 'Harbour pool', to: 'ETH' }],
  allowance: 'none',
  next: 'swap',
}

const meta = {
  title: 'Views/Account/SwapPreviewView',
  component: SwapPreviewView,
  parameters: {
    portico: {
      hook: 'useSwapPreviewView',
      connected: 'the route `SwapPreview` of the modal',
      code: `import { SwapPreviewView, useSwapPreviewView } from 'portico/views'

export function MySwapPreview() {
  return <SwapPreviewView {...useSwapPreviewView()} />
}`,
      anatomy: [
        ['Headline', 'What is given, and what is got.'],
        ['Receipt', 'Rate, the least that arrives, price impact, fees, route and network.'],
        ['Calls', 'Each of several requests, with how it stands.'],
        ['Notices', 'How the token is let go of, what to look at before, what is waited for.'],
        ['Buttons', 'Approve, sign or swap, whichever is next; or go back to change it.'],
      ],
      role: 'Text and `button`s',
      keys: [['Enter, Space', 'Does what is next, or goes back.']],
      announces: [
        ['There is something to look at, or to wait for', 'What.'],
        ['It was not swapped', 'Why, at once.'],
      ],
      related: ['Views/Account/SwapView', 'Views/Account/SwapConfirmedView', 'Views/Account/CallsStatusView'],
    },
  },
  args: { plan, status: 'idle', onConfirm: fn(), onRenew: fn(), onCancel: fn() },
  decorators: [
    (Story) => (
      <Framed isDeeper title={(copy) => copy.titles.swapPreview}>
        {Story()}
      </Framed>
    ),
  ],
} satisfies Meta<typeof SwapPreviewView>

export default meta
type Story = StoryObj<typeof SwapPreviewView>

export const Idle: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Swap 25 LUSD for about 0.010241 ETH' })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Swap' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Building: Story = { args: { status: 'building' } }
export const Asking: Story = { args: { status: 'asking' } }
export const Declined: Story = { args: { status: 'declined' } }
export const Pending: Story = { args: { status: 'pending' } }
export const Failed: Story = { args: { status: 'failed' } }

/** The wallet gave a reason. */
export const FailedInWords: Story = {
  args: { status: 'failed', words: 'The harbour is closed' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(/“The harbour is closed”/)[0]).toBeVisible()
  },
}

/** The allowance is given by a signature, then the swap is sent. */
export const Permit: Story = {
  args: { plan: { ...plan, allowance: 'permit', next: 'sign' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText(/sign that the swap may take exactly 25 LUSD/)[0]).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Sign' })).toBeVisible()
  },
}
export const Signed: Story = { args: { plan: { ...plan, allowance: 'permit', next: 'swap' } } }

/** The allowance is given by a transaction of its own. */
export const Approve: Story = {
  args: { plan: { ...plan, allowance: 'approve', next: 'approve' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText(/two requests/)[0]).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeVisible()
  },
}
export const Approving: Story = {
  args: { plan: { ...plan, allowance: 'approve', next: 'approve' }, isApproving: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText('Approving. Waiting for the network.')[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}
/** The account is a contract: its owners approve the approval before the network has it. */
export const ApprovingByOwners: Story = {
  args: {
    plan: { ...plan, allowance: 'approve', next: 'approve' },
    isApproving: true,
    owners: { required: 2, total: 3 },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText(/^The approval is sent once 2 of the 3 owners/)[0]).toBeVisible()
  },
}
export const ApprovingByContract: Story = {
  args: { plan: { ...plan, allowance: 'approve', next: 'approve' }, isApproving: true, owners: {} },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText(/^Other owners of this account may have to agree/)[0]).toBeVisible()
  },
}
/** The wallet took the calls of the swap; they are not on the network yet. */
export const Sending: Story = {
  args: { plan: { ...plan, allowance: 'batch' }, status: 'asking', isSending: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Sent. Waiting for the network.')[0]).toBeVisible()
  },
}
export const SendingToOwners: Story = {
  args: { ...Sending.args, owners: { required: 2, total: 3 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(/is sent once 2 of the 3 owners/)[0]).toBeVisible()
  },
}
export const Approved: Story = { args: { plan: { ...plan, allowance: 'approve', next: 'swap' } } }
export const FailedToApprove: Story = {
  args: { plan: { ...plan, allowance: 'approve', next: 'approve' }, status: 'failed' },
}

/** Only the swap service names the contract. */
export const NewContract: Story = {
  args: {
    plan: { ...plan, allowance: 'approve', next: 'confirm', contract: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText(/^Only the swap service names this contract/)[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm contract' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

/** The wallet does both at once. */
export const Batch: Story = { args: { plan: { ...plan, allowance: 'batch' } } }
export const BatchUnderWay: Story = {
  args: {
    plan: { ...plan, allowance: 'batch' },
    status: 'asking',
    calls: [
      { words: 'Allow 25 LUSD', status: 'confirmed' },
      { words: 'Swap 25 LUSD for ETH', status: 'asking' },
    ],
  },
}

/** Quoted again, for less than was shown. */
export const PriceMoved: Story = {
  args: { plan: { ...plan, movedFrom: '0.010402 ETH' } },
  play: async ({ canvasElement }) => {
    const words = 'The price moved: you would get 0.010241 ETH instead of 0.010402 ETH.'
    await expect(within(canvasElement).getAllByText(words)[0]).toBeVisible()
  },
}

/** The service gave something other than what is shown. */
export const Refused: Story = {
  args: { status: 'failed', isRefused: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const words = 'What the service gave is not what is shown here, so nothing was signed.'
    await expect(canvas.getAllByText(words)[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Get a new quote' }))
    await expect(args.onRenew).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

/** Everything there may be to look at. */
export const Warned: Story = {
  args: {
    plan: {
      ...plan,
      priceImpact: 12.3,
      movedFrom: '0.010402 ETH',
      lacksFee: 'ETH',
      networkFee: null,
      providerFee: '0.2125 LUSD',
      route: [
        { venue: 'Harbour pool', to: 'USDC' },
        { venue: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC', to: 'ETH' },
      ],
    },
  },
}

/** A number of 36 digits after the point, whole. */
export const LongAmount: Story = {
  args: {
    plan: {
      ...plan,
      from: { amount: `1234567890123456789.${'123456789'.repeat(4)} FINE`, symbol: 'FINE', worth: '$1,234,567,890.00' },
    },
  },
}

/** The quote was renewed right before the press: nothing was asked. */
export const Outdated: Story = {
  args: { isOutdated: true, isArmed: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText(/Something here just changed/)[0]).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Swap' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** The contract of what is got cannot be read: its amount is in its smallest units, and no rate is told. */
export const Unread: Story = {
  args: {
    plan: {
      ...plan,
      to: { amount: '1992013962 0xA0…06eB48', symbol: '0xA0…06eB48' },
      rate: undefined,
      unread: ['0xA0…06eB48'],
    },
  },
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
