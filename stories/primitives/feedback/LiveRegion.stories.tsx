import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../../../src/primitives/actions/Button'
import { LiveRegion } from '../../../src/primitives/feedback/LiveRegion'
import { inCard } from '../decorators'

const meta = {
  title: 'Primitives/Feedback/LiveRegion',
  component: LiveRegion,
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
