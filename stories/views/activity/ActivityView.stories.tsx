import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ActivityView } from '../../../src/views/money/activity/ActivityView'
import { Framed } from '../../lab/Framed'
import { activityTexts, manyActivity, sampleActivity, suspiciousActivity } from '../../lab/tokens/activity'

const meta = {
  title: 'Views/Activity/ActivityView',
  component: ActivityView,
  parameters: {
    portico: {
      hook: 'useActivityView',
      connected: 'the route `Transactions` of the modal',
      code: `import { ActivityView, useActivityView } from 'portico/views'

export function MyActivity() {
  return <ActivityView {...useActivityView()} />
}`,
      anatomy: [
        ['Pending', 'What waits for its chain, on top.'],
        ['Months', 'What happened, the newest first.'],
        ['Show more', 'Older ones, while there are any.'],
      ],
      role: '`list` of `link`s with headings',
      keys: [
        ['Tab', 'Rows, then Show more.'],
        ['Enter', 'Opens the block explorer.'],
      ],
      announces: [
        ['Nothing is there yet', 'That activity is loading.'],
        ['Reading fails', 'Failed to fetch transactions, at once.'],
      ],
      related: ['Views/Tokens/TokensView', 'Views/Account/AccountTabsView', 'Primitives/Lists/List'],
    },
  },
  args: {
    ...activityTexts,
    activity: sampleActivity,
    status: 'ready',
    isWhole: true,
    hasMore: false,
    onLoadMore: fn(),
  },
  decorators: [
    (Story) => (
      <Framed isDeeper title={(copy) => copy.titles.activity}>
        {Story()}
      </Framed>
    ),
  ],
} satisfies Meta<typeof ActivityView>

export default meta
type Story = StoryObj<typeof ActivityView>

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const headings = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await expect(headings).toEqual(['Pending', 'November', 'October'])
    const november = canvas.getByRole('heading', { name: 'November' }).getBoundingClientRect()
    const [before, after] = [/^Sending 20 HRD/, /^Sent 1\.5 ETH/].map((row) =>
      canvas.getByRole('link', { name: row }).getBoundingClientRect(),
    )
    await expect(november.top - (before?.bottom ?? 0)).toBeGreaterThan((after?.top ?? 0) - november.bottom)
    await expect(canvas.getByRole('link', { name: /^Sent 1\.5 ETH.*to 0x3C…4293BC$/ })).toHaveAttribute(
      'target',
      '_blank',
    )
    await expect(canvas.getByRole('link', { name: /Failed$/ })).toBeVisible()
  },
}

/** Places of the size of what will come. */
export const Loading: Story = { args: { status: 'loading', activity: [] } }

/** More are on their way. */
export const LoadingMore: Story = { args: { status: 'loading', hasMore: true } }

export const More: Story = {
  args: { hasMore: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show more' }))
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = { args: { activity: [] } }

/** Only transactions from here are known. */
export const OnlyHere: Story = {
  args: {
    isWhole: false,
    activity: sampleActivity.map((one) => (one.kind === 'receive' ? { ...one, isNoticed: true } : one)),
    explorerUrlOf: (one) => (one.isNoticed ? undefined : activityTexts.explorerUrlOf(one)),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^This is what was sent from here/)).toBeVisible()
    await expect(within(canvasElement).getByText('Seen here')).toBeVisible()
  },
}

/** The wallet may still send the first one. */
export const Unanswered: Story = {
  args: {
    activity: sampleActivity.map((one, index) => (index === 0 ? { ...one, status: 'unanswered' } : one)),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No answer')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { status: 'failed', activity: [] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch transactions')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
  },
}

/** Entries that an attacker created: each says why it is suspicious, and none shows an address to copy. */
export const Suspicious: Story = {
  args: { activity: suspiciousActivity },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Look-alike address')).toBeVisible()
    await expect(canvas.getByText('Moved no value')).toBeVisible()
    await expect(canvas.getByText('Imitates another token')).toBeVisible()
    await expect(canvas.getAllByText(/0x3C…4293BC/)).toHaveLength(1)
  },
}

/** The rows before stay. */
export const FailedMore: Story = { args: { status: 'failed', hasMore: true } }

/** Without an explorer rows lead nowhere, and are read. */
export const WithoutExplorer: Story = {
  args: { explorerUrlOf: () => undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const sent = canvas.getByText('Sent 1.5 ETH')
    await expect(sent).toBeVisible()
    await expect(within(sent.closest('li') as HTMLElement).queryByRole('button')).toBeNull()
  },
}

/** Five thousand of them: a bounded number of rows is drawn. */
export const Many: Story = {
  args: { activity: manyActivity(5000) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list').children.length).toBeLessThanOrEqual(60)
  },
}
