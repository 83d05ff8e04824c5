import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { RequestDescription } from '../../../src/chains/requests'
import {
  ApproveTransactionView,
  type ApproveTransactionViewProps,
} from '../../../src/views/session/approvals/ApproveTransactionView'
import { asked, askedOnSolana, factsOf, samples, spender } from '../../lab/requests/eip155'
import { Framed } from '../../lab/Framed'
import { said } from '../../lab/play'
import { networks } from '../../lab/samples'
import { solanaSamples } from '../../lab/requests/solana'
import { approveDocs } from './approveDocs'

type Readable = Extract<ApproveTransactionViewProps, { status: 'open' | 'covered' | 'framed' | 'sending' }>

const [onReject, onApprove, onOther] = [fn(), fn(), fn()]
const shared: Omit<Readable, 'description' | 'facts'> = {
  status: 'open',
  request: asked,
  isArmed: true,
  onApprove,
  onReject,
  onHide: onOther,
}

const meta = {
  title: 'Views/Approve/ApproveTransactionView',
  component: ApproveTransactionView,
  parameters: { portico: approveDocs },
  args: { status: 'none', onClose: onOther },
  beforeEach: () => [onReject, onApprove, onOther].forEach((spy) => spy.mockClear()),
  decorators: [(Story) => <Framed title={(copy) => copy.titles.approve}>{Story()}</Framed>],
} satisfies Meta<typeof ApproveTransactionView>

export default meta
type Story = StoryObj<typeof ApproveTransactionView>

/** A request as the real decoder describes it, and what has to be read of it. */
function told(
  read: () => Promise<RequestDescription>,
  texts: readonly (string | RegExp)[],
  more: Partial<Readable> = {},
  play?: Story['play'],
): Story {
  return {
    loaders: [async () => ({ description: await read() })],
    render: (_args, { loaded }) => {
      const description = loaded.description as RequestDescription
      return <ApproveTransactionView {...shared} facts={factsOf(description)} {...more} description={description} />
    },
    play: async (context) => {
      for (const text of texts) await expect((await said(context.canvasElement, text))[0]).toBeVisible()
      await play?.(context)
    },
  }
}

const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }))

export const None: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Back to the app')
    await expect(onOther).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { args: { status: 'loading', request: asked, onReject } }

export const Failed: Story = {
  args: { status: 'failed', request: asked, onReject, onRetry: onOther },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Try again')
    await expect(onOther).toHaveBeenCalledOnce()
    await press(canvasElement, 'Reject')
    await expect(onReject).toHaveBeenCalledOnce()
  },
}

/** The page that asks, the amount, and the network; the recipient whole. */
export const Open: Story = told(
  samples.native,
  ['Send 1.5 ETH', spender, 'https://shop.example', '0.0004 ETH'],
  {},
  async ({ canvasElement }) => {
    await press(canvasElement, 'Show technical details')
    await expect(within(canvasElement).getByText(/"0x14d1120d7b160000"/)).toBeVisible()
    await press(canvasElement, 'Approve')
    await expect(onApprove).toHaveBeenCalledOnce()
    await press(canvasElement, 'Reject')
    await expect(onReject).toHaveBeenCalledOnce()
  },
)

/** For half a second a yes does not count, so a double click does not approve. */
export const Unarmed: Story = told(samples.native, ['Send 1.5 ETH'], { isArmed: false }, async ({ canvasElement }) => {
  await expect(within(canvasElement).getByRole('button', { name: 'Approve' })).toHaveAttribute('aria-disabled', 'true')
})

/** Something lay over the view when the yes came. */
export const Covered: Story = told(samples.native, [/covers this view/], { status: 'covered', isArmed: false })

/** Another site shows the page, in a browser that cannot tell what is seen of it: there is no yes. */
export const InAFrame: Story = told(
  samples.native,
  [/Another site shows this page/],
  { status: 'framed', onOpenPage: onOther },
  async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Approve' })).toBeNull()
    await press(canvasElement, 'Open the page')
    await expect(onOther).toHaveBeenCalledOnce()
  },
)

export const Sending: Story = told(
  samples.native,
  ['Send 1.5 ETH'],
  { status: 'sending' },
  async ({ canvasElement }) => {
    await press(canvasElement, 'Hide')
    await expect(onOther).toHaveBeenCalledOnce()
  },
)

export const Queued: Story = told(samples.native, ['Request 2 of 3'], { request: { ...asked, position: 2, total: 3 } })
export const Message: Story = told(samples.message, ['Sign a message', /This is order 42/])

/** Each hidden or look-alike letter has a sign and a name. */
export const HiddenCharacters: Story = told(
  samples.hidden,
  [/Some characters are hidden/, 'U+200B', 'U+202E'],
  {},
  async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/changes the reading direction/)).toBeInTheDocument()
    await expect(within(canvasElement).getByText(/looks like a/)).toBeInTheDocument()
  },
)

/** 200 kB: the beginning, and all of it when it is wanted, without a stall. */
export const LongMessage: Story = told(samples.long, ['Sign a message'], {}, async ({ canvasElement }) => {
  const before = canvasElement.textContent?.length ?? 0
  await expect(before).toBeLessThan(5_000)
  const start = performance.now()
  await press(canvasElement, 'Show all')
  await expect(canvasElement.textContent?.length ?? 0).toBeGreaterThan(20_000)
  await expect(performance.now() - start).toBeLessThan(2_000)
  const approve = within(canvasElement).getByRole('button', { name: 'Approve' }).getBoundingClientRect()
  await expect(approve.bottom).toBeLessThan(window.innerHeight)
})

export const Bytes: Story = told(samples.bytes, ['0xfffefdfc00', /bytes, not words/])
export const ForeignSignIn: Story = told(samples.foreignSignIn, [
  'Sign in to bank.example',
  /but https:\/\/shop\.example asks/,
])

/** All of a token, for ever: said in words, and the yes is red. */
export const HugeApproval: Story = told(samples.approveAll, [
  'Let somebody spend all your USDC',
  spender,
  /could spend all you have/,
])
export const TokenTransfer: Story = told(samples.transfer, ['Send 25.5 USDC', spender])

/** Without the token's own word for it, the amount is what it is. */
export const UnknownToken: Story = told(samples.transfer, ['Send 25,500,000 (smallest unit)'], {
  facts: { tokens: {}, fee: null },
})
export const UnknownCall: Story = told(samples.unknownCall, [
  'Call a function that cannot be read',
  '0xdeadbeef',
  /What this does cannot be read/,
])
export const ChainMismatch: Story = told(
  samples.otherChain,
  ['This is for another network (OP Mainnet) than the one you are on (Ethereum).'],
  { networks },
)
export const TypedData: Story = told(samples.typedData, ['Sign “Mail”', 'Hello', 'Post'])

/** A network that the app does not have has no name here. */
export const TypedDataElsewhere: Story = told(samples.typedMismatch, [
  'This is for another network (number 10) than the one you are on (Ethereum).',
])
export const DeepData: Story = told(samples.deep, ['treasure', 'a brass key'])
export const Calls: Story = told(samples.calls, [
  'Make 2 transactions',
  'Send 1.5 ETH',
  'Let somebody spend all your USDC',
])
export const Solana: Story = told(solanaSamples.send, ['Sign and send a transaction', 'Send 1.5 SOL'], {
  request: askedOnSolana,
})

/** A request that is not what it says to be can only be declined. */
export const Malformed: Story = told(samples.malformed, [/not what it says to be/], {}, async ({ canvasElement }) => {
  await expect(within(canvasElement).queryByRole('button', { name: 'Approve' })).toBeNull()
})
