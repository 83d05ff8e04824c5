import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../../src/primitives/layout/Stack'
import { Tag } from '../../../src/primitives/text/Tag'
import { arabic, inCard, longWords } from '../decorators'

const meta = {
  title: 'Primitives/Text/Tag',
  component: Tag,
  parameters: {
    portico: {
      anatomy: [['Word', 'One or two of them.']],
      role: 'None: it is text',
      donts: ['Tell by the colour alone: the word has to say it.'],
      code: `import { Tag } from 'portico/primitives'

export const Installed = () => <Tag tone="success">Installed</Tag>`,
      related: ['Primitives/Lists/ListItem', 'Primitives/Text/Text'],
    },
  },
  args: { children: 'Recent' },
  decorators: [
    (Story) => (
      <Stack align="start">
        <Story />
      </Stack>
    ),
    inCard,
  ],
} satisfies Meta<typeof Tag>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Tones: Story = {
  render: () => (
    <Stack direction="row" gap={2} wrap>
      {(['neutral', 'accent', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Tag key={tone} tone={tone}>
          {tone}
        </Tag>
      ))}
    </Stack>
  ),
}

export const LongLabel: Story = { args: { children: longWords } }
export const RightToLeft: Story = { ...arabic, args: { children: 'حديثة', tone: 'accent' } }
