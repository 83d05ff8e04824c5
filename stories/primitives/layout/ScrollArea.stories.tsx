import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScrollArea } from '../../../src/primitives/layout/ScrollArea'
import { Text } from '../../../src/primitives/text/Text'
import { arabic, inCard, longWords } from '../decorators'

const meta = {
  title: 'Primitives/Layout/ScrollArea',
  component: ScrollArea,
  args: { label: 'Details', children: <Text>{longWords}</Text> },
  decorators: [inCard],
} satisfies Meta<typeof ScrollArea>

export default meta
type Story = StoryObj<typeof meta>

export const Short: Story = {}
export const Long: Story = { args: { children: <Text>{`${longWords}. `.repeat(40)}</Text> } }
export const RightToLeft: Story = { ...arabic, ...Long }
