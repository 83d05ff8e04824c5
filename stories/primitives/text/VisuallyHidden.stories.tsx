import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { VisuallyHidden } from '../../../src/primitives/text/VisuallyHidden'
import { inCard } from '../decorators'

const meta = {
  title: 'Primitives/Text/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Heard and not seen' },
  decorators: [inCard],
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const { width, height } = within(canvasElement).getByText('Heard and not seen').getBoundingClientRect()
    await expect([width, height]).toEqual([1, 1])
  },
}
