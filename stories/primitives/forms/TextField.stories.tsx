import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Text } from '../../../src/primitives/text/Text'
import { TextField, type TextFieldProps } from '../../../src/primitives/forms/TextField'
import { arabic, inCard, longWords, unbroken } from '../decorators'

function Written(props: TextFieldProps) {
  const [value, setValue] = useState(props.value)
  return <TextField {...props} value={value} onValueChange={setValue} />
}

const meta = {
  title: 'Primitives/Forms/TextField',
  component: TextField,
  parameters: {
    portico: {
      anatomy: [
        ['Label', 'Above the box; unseen with `hideLabel`, and heard all the same.'],
        ['Start', 'An icon.'],
        ['Field', 'One line.'],
        ['End', 'A button or a unit.'],
        ['Hint or error', 'Below the box; the error takes the place of the hint.'],
      ],
      role: '`textbox`, named by `label`; hint or error describes it',
      dos: ['Say in the error what would be right.'],
      donts: ['Use the placeholder as the label: it is gone once somebody types.'],
      code: `import { useState } from 'react'
import { TextField } from 'portico/primitives'

export function Name() {
  const [name, setName] = useState('')
  const error = name.length > 0 && name.length < 4 ? 'At least 4 letters.' : undefined
  return <TextField label="Name" value={name} onValueChange={setName} error={error} />
}`,
      related: ['Primitives/Forms/SearchField', 'Primitives/Forms/AmountField', 'Primitives/Forms/FieldError'],
    },
  },
  args: { label: 'Account name', value: '', onValueChange: () => undefined, placeholder: 'Your name' },
  render: (args) => <Written {...args} />,
  decorators: [inCard],
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

/** The whole box leads to the input. */
export const Playground: Story = {
  args: { hint: 'At least 4 characters: letters, digits or hyphens.', start: <Text tone="muted">@</Text> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: 'Account name' })
    await userEvent.click(canvas.getByText('@'))
    await expect(field).toHaveFocus()
    await userEvent.keyboard('mira')
    await expect(field).toHaveValue('mira')
    await expect(field).toHaveAccessibleDescription(/At least 4/)
  },
}

export const ErrorState: Story = {
  args: { value: 'mi', hint: 'At least 4 characters.', error: 'Too short: at least 4 characters.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Too short: at least 4 characters.')
  },
}

export const WithUnit: Story = { args: { end: <Text tone="muted">.eth</Text>, value: 'mira' } }
export const LabelHidden: Story = { args: { hideLabel: true } }
export const Disabled: Story = { args: { disabled: true, value: 'mira' } }
export const LongLabel: Story = { args: { label: longWords, hint: longWords, value: longWords } }
export const UnbrokenLabel: Story = { args: { label: unbroken, error: unbroken } }
export const RightToLeft: Story = {
  ...arabic,
  args: { label: 'اسم الحساب', placeholder: 'اسمك', hint: 'أربعة أحرف على الأقل.' },
}
