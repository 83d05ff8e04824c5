import type { Meta, StoryObj } from '@storybook/react-vite'
import { FieldError } from '../../../src/primitives/forms/FieldError'
import { arabic, inCard, longWords } from '../decorators'

const meta = {
  title: 'Primitives/Forms/FieldError',
  component: FieldError,
  parameters: {
    portico: {
      anatomy: [
        ['Sign', 'A warning, so that colour is not all that tells.'],
        ['Sentence', 'What is wrong, and what would be right.'],
      ],
      role: 'None: the field names it by `aria-describedby`, and is `aria-invalid`',
      dos: ['Use `error` of a field, which draws it and ties both together.'],
      related: ['Primitives/Forms/TextField', 'Primitives/Forms/AmountField'],
    },
  },
  args: { id: 'wrong', children: 'Too short: at least 4 characters.' },
  decorators: [inCard],
} satisfies Meta<typeof FieldError>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const LongLabel: Story = { args: { children: longWords } }
export const RightToLeft: Story = { ...arabic, args: { children: 'قصير جدًا.' } }
