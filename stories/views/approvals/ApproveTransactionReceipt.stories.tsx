import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import type { RequestDescription } from '../../../src/chains/requests'
import {
  ApproveTransactionView,
  type ApproveTransactionViewProps,
} from '../../../src/views/session/approvals/ApproveTransactionView'
import { walletIcon } from '../../../lab/wallet/icon'
import { Framed } from '../../lab/Framed'
import { said } from '../../lab/play'
import { asked, known, samples, spender } from '../../lab/requests/eip155'
import { moreSamples } from '../../lab/requests/eip155Calls'
import { address } from '../../lab/samples'

/** The result of a request at a glance: the amount, the receiver, and the worth. */
const meta = {
  title: 'Views/Approve/Receipts',
  tags: ['!autodocs'],
  decorators: [(Story) => <Framed title={(copy) => copy.titles.approve}>{Story()}</Framed>],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>
type Readable = Extract<ApproveTransactionViewProps, { facts: unknown }>

function receipt(
  read: () => Promise<RequestDescription>,
  words: readonly (string | RegExp)[],
  more: Partial<Readable> = {},
): Story {
  const on = { request: asked, facts: known, isArmed: true, onApprove: fn(), onReject: fn(), onHide: fn() }
  return {
    loaders: [async () => ({ description: await read() })],
    render: (_args, { loaded }) => (
      <ApproveTransactionView
        status="open"
        {...on}
        networkImage={walletIcon(2)}
        {...more}
        description={loaded.description as RequestDescription}
      />
    ),
    play: async ({ canvasElement }) => {
      for (const text of words) await expect((await said(canvasElement, text))[0]).toBeVisible()
      await expect(within(canvasElement).getAllByRole('heading', { level: 3 })).toHaveLength(1)
    },
  }
}

/** The receiver by name, and the worth, where they are known; the whole address all the same. */
export const NamedRecipient: Story = receipt(
  samples.transfer,
  ['Send 25.5 USDC', 'harbour-master.eth', spender, 'About $25.50', '0.0004 ETH'],
  { facts: { ...known, names: { [spender.toLowerCase()]: 'harbour-master.eth' } }, fiat: 'About $25.50' },
)

/** A transfer from the account to itself says so. */
export const ToOneself: Story = receipt(samples.toOneself, ['Send 1.5 ETH', 'Your account', address])

/** A line breaks between groups of digits, and no digit is left out. */
export const HugeAmount: Story = receipt(samples.huge, [
  'Send 115,792,089,237,316,195,423,570,985,008,687,907,853,269,984,665,640,564,039,457.584007913129639935 ETH',
])

/** A trade: what is given and what is got, before all it says. */
export const Order: Story = receipt(moreSamples.order, ['Offer a trade', '2,000 USDC', '1 ETH', /anybody can take/])
