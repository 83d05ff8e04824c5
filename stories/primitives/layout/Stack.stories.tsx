import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stack } from '../../../src/primitives/layout/Stack'
import { Tag } from '../../../src/primitives/text/Tag'
import { arabic, inCard } from '../decorators'

const words = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve']

const meta = {
  title: 'Primitives/Layout/Stack',
  component: Stack,
  parameters: {
    portico: {
      anatomy: [['Children', 'In a row or a column, with steps of 4 px between them.']],
      role: 'That of its element; a `ul` keeps that of a list',
      donts: ['Give children margins: `gap` is the one space between them.'],
      code: `import { Button, Stack } from 'portico/primitives'

export const Choice = () => (
  <Stack gap={2}>
    <Button full>Sign</Button>
    <Button full tone="quiet">
      Cancel
    </Button>
  </Stack>
)`,
      related: ['Primitives/Layout/Card', 'Primitives/Text/Text'],
    },
  },
  args: { gap: 2, align: 'start', children: words.slice(0, 4).map((word) => <Tag key={word}>{word}</Tag>) },
  decorators: [inCard],
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Row: Story = { args: { direction: 'row', justify: 'between' } }
export const Wrapping: Story = {
  args: { direction: 'row', wrap: true, children: words.map((word) => <Tag key={word}>{word}</Tag>) },
}

/** A list stays one for Safari, which forgets lists without markers. */
export const AsList: Story = {
  args: {
    as: 'ul',
    children: words.slice(0, 2).map((word) => (
      <Stack key={word} as="li">
        {word}
      </Stack>
    )),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list')).toHaveAttribute('role', 'list')
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2)
  },
}

export const RightToLeft: Story = { ...arabic, args: { direction: 'row' } }
