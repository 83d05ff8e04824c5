import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PillButton } from '../../../src/primitives/actions/PillButton'
import { Stack } from '../../../src/primitives/layout/Stack'
import { arabic, inCard } from '../decorators'

const meta = {
  title: 'Primitives/Actions/PillButton',
  component: PillButton,
  parameters: {
    portico: {
      anatomy: [
        ['Pill', '24 px high, with one or two words.'],
        ['Area', 'Reacts to a press within 44 px under a finger, beyond what is drawn.'],
      ],
      role: '`button`',
      keys: [['Enter, Space', 'Presses it.']],
      dos: ['Put it beside the value that it changes, as Max beside a balance.'],
      code: `import { PillButton } from 'portico/primitives'

export const Max = ({ fill }: { fill: () => void }) => <PillButton label="Max" onClick={fill} />`,
      related: ['Primitives/Actions/Button', 'Primitives/Forms/AmountField'],
    },
  },
  args: { label: 'Max', onClick: fn() },
  decorators: [
    (Story) => (
      <Stack padding={4} align="start">
        <Story />
      </Stack>
    ),
    inCard,
  ],
} satisfies Meta<typeof PillButton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Max' })
    await expect(button.getBoundingClientRect().height).toBe(24)
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const RightToLeft: Story = { ...arabic, args: { label: 'الأقصى' } }
