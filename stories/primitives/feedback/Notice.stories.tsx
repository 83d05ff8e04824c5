import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Notice } from '../../../src/primitives/feedback/Notice'
import { Stack } from '../../../src/primitives/layout/Stack'
import { arabic, inCard, longWords, unbroken } from '../decorators'

const meta = {
  title: 'Primitives/Feedback/Notice',
  component: Notice,
  parameters: {
    portico: {
      anatomy: [
        ['Sign', 'By tone; a spinner for `loading`.'],
        ['Title', 'Where the sentence needs one.'],
        ['Sentence', 'What happened, and what to do now.'],
        ['Action', 'One button below the words.'],
        ['Dismiss', 'At the end, with `onDismiss`.'],
      ],
      role: 'None of its own: its owner decides whether it is read aloud',
      keys: [
        ['Escape', 'Takes it away while the focus is in it, where it can be dismissed; a dialog around it stays open.'],
      ],
      dos: ['Put a `LiveRegion` beside it where the person did not ask for the news.'],
      donts: ['Let a failure go away by itself.'],
      code: `import { Notice } from 'portico/primitives'

export const Failed = ({ retry }: { retry: () => void }) => (
  <Notice tone="error" title="Not sent" action={{ label: 'Try again', onClick: retry }}>
    The network did not answer.
  </Notice>
)`,
      related: ['Primitives/Feedback/Toast', 'Primitives/Feedback/LiveRegion', 'Views/Feedback/FeedbackView'],
    },
  },
  args: { tone: 'info', children: 'You are on a test network.', dismissLabel: 'Dismiss' },
  decorators: [inCard],
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { onDismiss: fn(), action: { label: 'Switch', onClick: fn() } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Switch' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.action?.onClick).toHaveBeenCalledOnce()
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

/** A sign and words, never colour alone. */
export const Tones: Story = {
  render: (args) => (
    <Stack gap={2}>
      {(['info', 'success', 'warning', 'error', 'loading'] as const).map((tone) => (
        <Notice key={tone} {...args} tone={tone} title={tone === 'loading' ? undefined : `This is ${tone}`}>
          What happened, in one plain sentence.
        </Notice>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(5)
  },
}

export const Floating: Story = {
  args: { tone: 'success', floating: true, children: 'Copied', onDismiss: fn() },
  decorators: [
    (Story) => (
      <Stack gap={2}>
        <Notice tone="info">What lies below it stays where it is.</Notice>
        <Story />
      </Stack>
    ),
  ],
}

export const Loading: Story = { args: { tone: 'loading', children: 'Authenticating...' } }
export const ErrorState: Story = {
  args: { tone: 'error', title: 'Signature declined', children: 'Nothing was signed. You can try again.' },
}
export const Empty: Story = { args: { children: undefined, title: 'Copied', tone: 'success' } }
export const LongLabel: Story = { args: { title: longWords, children: longWords, onDismiss: fn() } }
export const UnbrokenLabel: Story = { args: { children: unbroken, onDismiss: fn() } }
export const RightToLeft: Story = {
  ...arabic,
  args: { tone: 'warning', children: 'محفظتك على شبكة أخرى.', onDismiss: fn(), dismissLabel: 'إخفاء' },
}
