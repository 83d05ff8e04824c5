import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { VisuallyHidden } from '../../../src/primitives/text/VisuallyHidden'
import { inCard } from '../decorators'

const meta = {
  title: 'Primitives/Text/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    portico: {
      anatomy: [['Words', 'Take no place.']],
      role: 'That of a `span`, or the one it is given',
      donts: ['Hide what everybody needs.'],
      code: `import { Icon, VisuallyHidden } from 'portico/primitives'

export const Certified = () => (
  <>
    <Icon name="seal" />
    <VisuallyHidden>Certified</VisuallyHidden>
  </>
)`,
      related: ['Primitives/Feedback/LiveRegion', 'Primitives/Text/Text'],
    },
  },
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
