import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CallsStatusView } from '../../../src/views/money/calls/CallsStatusView'
import { Framed } from '../../lab/Framed'

const [allow, buy] = [{ words: 'Allow 25 LUSD' }, { words: 'Buy a lantern' }]

const meta = {
  title: 'Views/Account/CallsStatusView',
  component: CallsStatusView,
  parameters: {
    portico: {
      hook: 'useCallsStatusView',
      connected: 'a view of your own: what is asked of the wallet is asked by `useSendCalls`',
      code: `import { CallsStatusView, useCallsStatusView } from 'portico/views'

export function MyCalls() {
  const props = useCallsStatusView()
  return props && <CallsStatusView {...props} />
}`,
      anatomy: [
        ['Sentence', 'How the calls stand together, and whether they are one request.'],
        ['Calls', 'Each, with how it stands, and why it failed.'],
        ['Buttons', 'Go on with what is not done.'],
      ],
      role: 'A `list`, and `button`s',
      announces: [
        ['They are sent or done', 'That they are.'],
        ['They are declined, or one fails', 'That, at once.'],
        ['The wallet does not answer in time', 'That it may still send them, at once.'],
      ],
      related: ['Views/Account/SwapPreviewView'],
    },
  },
  args: {
    status: 'asking',
    mode: 'batch',
    calls: [
      { ...allow, status: 'asking' },
      { ...buy, status: 'asking' },
    ],
  },
  decorators: [(Story) => <Framed title={(copy) => copy.titles.approve}>{Story()}</Framed>],
} satisfies Meta<typeof CallsStatusView>

export default meta
type Story = StoryObj<typeof CallsStatusView>

export const Idle: Story = { args: { status: 'idle', calls: [] } }
export const Asking: Story = {}
export const Sent: Story = {
  args: {
    status: 'sent',
    calls: [
      { ...allow, status: 'sent' },
      { ...buy, status: 'sent' },
    ],
  },
}
/** The account is a contract: its owners approve the calls before the network has them. */
export const SentToOwners: Story = {
  args: { ...Sent.args, owners: { required: 2, total: 3 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(/^The calls are sent once 2 of the 3 owners/)[0]).toBeVisible()
    await expect(within(canvasElement).getAllByText('Waiting')).toHaveLength(2)
  },
}
export const SentToContract: Story = {
  args: { ...Sent.args, owners: {} },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(/may have to approve the calls/)[0]).toBeVisible()
  },
}
export const Confirmed: Story = {
  args: {
    status: 'confirmed',
    calls: [
      { ...allow, status: 'confirmed' },
      { ...buy, status: 'confirmed' },
    ],
    onDone: fn(),
  },
}

/** One after the other, as the wallet takes no batches. */
export const OneByOne: Story = {
  args: {
    mode: 'oneByOne',
    calls: [{ ...allow, status: 'confirmed' }, { ...buy, status: 'asking' }, { status: 'waiting' }],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText('Your wallet takes them one by one.')[0]).toBeVisible()
    await expect(canvas.getByText('Call 3')).toBeVisible()
  },
}

/** The wallet did not answer within five minutes. */
export const Unanswered: Story = {
  args: {
    status: 'unanswered',
    onCheck: fn(),
    onResume: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const text = 'It may still send the calls. Look in your wallet before you ask again.'
    await expect(canvas.getByText(text)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await expect(args.onCheck).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }))
    await expect(args.onResume).toHaveBeenCalledOnce()
  },
}

export const Declined: Story = {
  args: {
    status: 'declined',
    calls: [
      { ...allow, status: 'declined' },
      { ...buy, status: 'notSent' },
    ],
    onResume: fn(),
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onResume).toHaveBeenCalledOnce()
  },
}
export const Pending: Story = {
  args: {
    status: 'pending',
    calls: [
      { ...allow, status: 'notSent' },
      { ...buy, status: 'notSent' },
    ],
    onResume: fn(),
  },
}
export const Partial: Story = {
  args: {
    status: 'partial',
    mode: 'oneByOne',
    calls: [
      { ...allow, status: 'confirmed' },
      { ...buy, status: 'failed', reason: 'The harbour is closed' },
    ],
    onResume: fn(),
    onDone: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/“The harbour is closed”/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Go on with the rest' }))
    await expect(args.onResume).toHaveBeenCalledOnce()
  },
}
export const Failed: Story = {
  args: {
    status: 'failed',
    calls: [
      { ...allow, status: 'failed' },
      { ...buy, status: 'notSent' },
    ],
    reason: 'Too many calls',
    onResume: fn(),
  },
}
