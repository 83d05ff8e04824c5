import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { drawings } from '../../../src/primitives/images/drawings'
import { Illustration, illustrations, type IllustrationName } from '../../../src/primitives/images/Illustration'
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
      code: `import { drawings, Illustration, Stack, Text } from 'portico/primitives'

export const Nothing = () => (
  <Stack gap={3} align="center">
    <Illustration name={drawings.search} />
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
      {(Object.keys(illustrations) as IllustrationName[]).map((name) => (
        <Illustration key={name} name={name} />
      ))}
      {Object.entries(drawings).map(([key, drawing]) => (
        <Illustration key={key} name={drawing} />
      ))}
    </Stack>
  ),
  // One family: each stands on the same ground, under the same arch.
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('svg')]
    await expect(drawn).toHaveLength(Object.keys(illustrations).length + Object.keys(drawings).length)
    for (const drawing of drawn) {
      const lit = drawing.querySelector<SVGPathElement>('[data-lit]')?.getBBox()
      await expect(lit?.height).toBeGreaterThan(0)
      await expect(drawing.querySelector('path')?.getAttribute('d')).toMatch(/^M31 76V46a17 17 0 0 1/)
    }
  },
}
