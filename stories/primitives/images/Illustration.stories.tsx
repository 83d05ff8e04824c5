import type { Meta, StoryObj } from '@storybook/react-vite'
import { Illustration } from '../../../src/primitives/images/Illustration'
import { Stack } from '../../../src/primitives/layout/Stack'
import { inCard } from '../decorators'

const meta = {
  title: 'Primitives/Images/Illustration',
  component: Illustration,
  parameters: {
    portico: {
      anatomy: [
        ['Arch', 'The same in every drawing.'],
        ['Subject', 'The stroke that matters, in the accent.'],
      ],
      role: 'None: the sentence below it says what there is',
      donts: ['Use it where something is to be read or chosen: it is for places that are empty.'],
      code: `import { Illustration, Stack, Text } from 'portico/primitives'

export const Nothing = () => (
  <Stack gap={3} align="center">
    <Illustration name="search" />
    <Text as="p">Nothing found</Text>
  </Stack>
)`,
      related: ['Primitives/Images/Icon', 'Views/Feedback/FailureView'],
    },
  },
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
