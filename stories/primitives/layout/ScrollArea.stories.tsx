import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScrollArea } from '../../../src/primitives/layout/ScrollArea'
import { Text } from '../../../src/primitives/text/Text'
import { arabic, inCard, longWords } from '../decorators'

const meta = {
  title: 'Primitives/Layout/ScrollArea',
  component: ScrollArea,
  parameters: {
    portico: {
      anatomy: [['Box', 'As high as it may be; what is longer scrolls inside.']],
      role: '`group`, named by `label`',
      keys: [
        ['Tab', 'Leads to it.'],
        ['Arrows, Page up, Page down', 'Scroll it.'],
      ],
      donts: ['Put one into another.'],
      code: `import { ScrollArea, Text } from 'portico/primitives'

export const Terms = ({ text }: { text: string }) => (
  <ScrollArea label="Terms">
    <Text as="p">{text}</Text>
  </ScrollArea>
)`,
      related: ['Primitives/Actions/Disclosure', 'Views/Approve/ApproveTransactionView'],
    },
  },
  args: { label: 'Details', children: <Text>{longWords}</Text> },
  decorators: [inCard],
} satisfies Meta<typeof ScrollArea>

export default meta
type Story = StoryObj<typeof meta>

export const Short: Story = {}
export const Long: Story = { args: { children: <Text>{`${longWords}. `.repeat(40)}</Text> } }
export const RightToLeft: Story = { ...arabic, ...Long }
