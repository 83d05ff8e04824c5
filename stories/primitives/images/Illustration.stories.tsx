import type { Meta, StoryObj } from '@storybook/react-vite'
import { Illustration } from '../../../src/primitives/images/Illustration'
import { Stack } from '../../../src/primitives/layout/Stack'
import { inCard } from '../decorators'

const meta = {
  title: 'Primitives/Images/Illustration',
  component: Illustration,
  args: { name: 'wallet' },
  decorators: [inCard],
} satisfies Meta<typeof Illustration>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const All: Story = {
  render: () => (
    <Stack direction="row" gap={4} wrap>
      <Illustration name="wallet" />
      <Illustration name="network" />
      <Illustration name="search" />
      <Illustration name="broken" />
    </Stack>
  ),
}
