import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../../../src/primitives/actions/Button'
import { LiveRegion } from '../../../src/primitives/feedback/LiveRegion'
import { inCard } from '../decorators'

const meta = {
  title: 'Primitives/Feedback/LiveRegion',
  component: LiveRegion,
  parameters: {
    portico: {
      anatomy: [['Words', 'Not drawn; read aloud when they change.']],
      role: '`status`, polite; with `assertive` an `alert`',
      announces: [
        ['The children change', 'The new words, whole.'],
        ['They are emptied', 'Nothing.'],
      ],
      dos: [
        'Draw it empty from the start, and put the words in later: what comes together with its words is not read.',
        'Keep `assertive` for what went wrong.',
      ],
      donts: ['Put several sentences in at once: the later ones cut the first off.'],
      code: `import { LiveRegion } from 'portico/primitives'

export const Count = ({ count }: { count: number }) => <LiveRegion>{count + ' wallets found'}</LiveRegion>`,
      related: ['Primitives/Feedback/Notice', 'Primitives/Text/VisuallyHidden', 'Views/Feedback/FeedbackView'],
    },
  },
  render: function Saying(args) {
    const [words, setWords] = useState('')
    return (
      <>
        <Button onClick={() => setWords('Connected')}>Say it</Button>
        <LiveRegion {...args}>{words}</LiveRegion>
      </>
    )
  },
  decorators: [inCard],
} satisfies Meta<typeof LiveRegion>

export default meta
type Story = StoryObj<typeof meta>

/** The region is there before the words are. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('status')
    await expect(region).toHaveAttribute('aria-live', 'polite')
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(region).toHaveTextContent('Connected')
  },
}

export const Assertive: Story = {
  args: { assertive: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveAttribute('aria-live', 'assertive')
  },
}
