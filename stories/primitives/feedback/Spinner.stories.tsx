import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Spinner } from '../../../src/primitives/feedback/Spinner'
import { inCard } from '../decorators'

const meta = {
  title: 'Primitives/Feedback/Spinner',
  component: Spinner,
  decorators: [inCard],
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Small: Story = { args: { size: 's' } }

/** For those who want less motion it stands still. */
export const Reduced: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('svg')
    await expect(drawing && getComputedStyle(drawing).animationPlayState).toBe('paused')
  },
}
