import type { Meta, StoryObj } from '@storybook/react-vite'
import { Drawing } from '../../../src/primitives/images/Drawing'
import { Stack } from '../../../src/primitives/layout/Stack'
import { inCard } from '../decorators'

const meta = {
  title: 'Primitives/Images/Drawing',
  component: Drawing,
  args: { name: 'wallet' },
  decorators: [inCard],
} satisfies Meta<typeof Drawing>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const All: Story = {
  render: () => (
    <Stack direction="row" gap={4} wrap>
      <Drawing name="wallet" />
      <Drawing name="network" />
      <Drawing name="search" />
      <Drawing name="broken" />
    </Stack>
  ),
}
