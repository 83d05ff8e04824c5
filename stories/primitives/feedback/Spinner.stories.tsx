import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Spinner } from '../../../src/primitives/feedback/Spinner'
import { inCard } from '../decorators'

const meta = {
  title: 'Primitives/Feedback/Spinner',
  component: Spinner,
  parameters: {
    portico: {
      anatomy: [['Arc', '16 or 20 px, in the colour of the text around it.']],
      role: 'None: the control around it has `aria-busy`',
      donts: ['Let it stand alone: nobody hears it.'],
      code: `import { Spinner, Stack, Text } from 'portico/primitives'

export const Checking = () => (
  <Stack direction="row" gap={2} align="center">
    <Spinner size="s" />
    <Text>Checking</Text>
  </Stack>
)`,
      related: ['Primitives/Actions/Button', 'Primitives/Feedback/Skeleton'],
    },
  },
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
