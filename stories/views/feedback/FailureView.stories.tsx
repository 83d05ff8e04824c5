import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FailureView } from '../../../src/views/shell/feedback/FailureView'
import { Framed } from '../../lab/Framed'

const meta = {
  title: 'Views/Feedback/FailureView',
  component: FailureView,
  parameters: {
    portico: {
      connected: 'the modal itself',
      anatomy: [
        ['Drawing', 'A broken arch.'],
        ['Sentence', 'That the view did not come.'],
        ['Retry', 'Loads it again.'],
        ['Reload', 'The whole page, where the host lets it.'],
      ],
      role: 'Text and `button`s',
      code: `import { FailureView, Frame } from 'portico/views'

export const Failed = ({ retry }: { retry: () => void }) => (
  <Frame title="Account">
    <FailureView onRetry={retry} />
  </Frame>
)`,
      related: ['Views/Feedback/LoadingView', 'Views/Feedback/FeedbackView', 'Primitives/Images/Illustration'],
    },
  },
  args: { onRetry: fn(), onReload: fn() },
  decorators: [(Story) => <Framed title={(copy) => copy.account.title}>{Story()}</Framed>],
} satisfies Meta<typeof FailureView>

export default meta
type Story = StoryObj<typeof FailureView>

export const Failed: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reload page' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}

/** The host reloads by itself. */
export const RetryOnly: Story = { args: { onReload: undefined } }
