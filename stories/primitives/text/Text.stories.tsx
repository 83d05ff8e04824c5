import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stack } from '../../../src/primitives/layout/Stack'
import { Text } from '../../../src/primitives/text/Text'
import { arabic, inCard, longWords, unbroken } from '../decorators'

const meta = {
  title: 'Primitives/Text/Text',
  component: Text,
  parameters: {
    portico: {
      anatomy: [['Words', 'In one of four sizes.']],
      role: 'That of its element',
      dos: ['Give `title` with `truncate`, where the whole matters.', 'Set `tabular` for what is counted or compared.'],
      code: `import { Text } from 'portico/primitives'

export const Sum = () => (
  <Text as="p" size="amount" tabular>
    1,024.5
  </Text>
)`,
      related: [
        'Primitives/Text/Amount',
        'Primitives/Text/Code',
        'Primitives/Text/VisuallyHidden',
        'Primitives/Layout/Stack',
        'Primitives/Text/DescriptionList',
        'Primitives/Text/Tag',
      ],
    },
  },
  args: { children: 'Approve the connection in your wallet.' },
  decorators: [inCard],
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Sizes: Story = {
  render: () => (
    <Stack gap={2}>
      <Text size="amount" tabular>
        1,284.07
      </Text>
      <Text size="title" weight="bold">
        Connect a wallet
      </Text>
      <Text>Approve the connection in your wallet.</Text>
      <Text size="note" tone="muted">
        Connected with Lantern
      </Text>
    </Stack>
  ),
}

export const Tones: Story = {
  render: () => (
    <Stack gap={1}>
      {(['default', 'muted', 'accent', 'success', 'warning', 'danger', 'inherit'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
}

/** The sizes hang on one master. */
export const Measured: Story = {
  args: { size: 'title', children: 'Title' },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(within(canvasElement).getByText('Title')).fontSize).toBe('16px')
  },
}

export const Truncated: Story = { args: { children: longWords, truncate: true, title: longWords } }
export const LongWords: Story = { args: { as: 'p', children: longWords, align: 'center' } }
export const UnbrokenWord: Story = { args: { as: 'p', children: unbroken } }
export const RightToLeft: Story = { ...arabic, args: { as: 'p', children: 'وافق على الاتصال في محفظتك.' } }
