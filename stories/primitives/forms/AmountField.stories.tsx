import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { AmountField, type AmountFieldProps } from '../../../src/primitives/forms/AmountField'
import { RemoteImage } from '../../../src/primitives/images/RemoteImage'
import { arabic, images, inCard } from '../decorators'

function Counted(props: AmountFieldProps) {
  const [value, setValue] = useState(props.value)
  return <AmountField {...props} value={value} onValueChange={setValue} />
}

const token = (
  <>
    <RemoteImage src={images.circle} name="Ether" size="s" shape="network" />
    ETH
  </>
)

const meta = {
  title: 'Primitives/Forms/AmountField',
  component: AmountField,
  parameters: {
    portico: {
      anatomy: [
        ['Label', 'Above the number.'],
        ['Number', 'As large as its length lets it be.'],
        ['Token', 'Image and symbol at the end.'],
        ['Worth', 'In money, below.'],
        ['Error', 'Below the box, with a sign.'],
      ],
      role: '`textbox`, named by `label`; the worth or the error describes it',
      keys: [['Digits, point, comma', 'Are taken; a comma becomes a point. Everything else is refused.']],
      dos: ['Keep the value as text: a number loses digits.'],
      code: `import { useState } from 'react'
import { AmountField, Text } from 'portico/primitives'

export function Send() {
  const [amount, setAmount] = useState('')
  return <AmountField label="You send" value={amount} onValueChange={setAmount} token={<Text>ETH</Text>} />
}`,
      related: ['Primitives/Forms/TextField', 'Primitives/Forms/FieldError', 'Primitives/Forms/AmountPair'],
    },
  },
  args: { label: 'You send', value: '', onValueChange: () => undefined, token, fiat: '$0.00' },
  render: (args) => <Counted {...args} />,
  decorators: [inCard],
} satisfies Meta<typeof AmountField>

export default meta
type Story = StoryObj<typeof meta>

/** Only a number can be written; a decimal comma becomes a point. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'You send' })
    await userEvent.type(field, '1a,5.0x')
    await expect(field).toHaveValue('1.50')
  },
}

export const Filled: Story = { args: { value: '1.284', fiat: '$4,120.11' } }

/** The number shrinks so that all of it is seen. */
export const LongValue: Story = {
  args: { value: '1234567.890123456789' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    const { fontSize } = getComputedStyle(field)
    await expect(Number.parseFloat(fontSize)).toBeLessThan(32)
    await expect(Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(16)
  },
}

/** It is measured by the room that the token leaves. */
export const NarrowPlace: Story = {
  args: { value: '0.0000001' },
  render: (args) => (
    <div style={{ inlineSize: 248 }}>
      <Counted {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
    await expect(Number.parseFloat(getComputedStyle(field).fontSize)).toBeGreaterThan(16)
  },
}

export const ErrorState: Story = { args: { value: '20000', error: 'More than you have.' } }
export const WithoutFiat: Story = { args: { fiat: undefined } }
/** A number too long for its place shows its beginning, also where words go the other way. */
export const RightToLeft: Story = {
  ...arabic,
  args: { label: 'ترسل', value: '1.5' },
  play: async ({ canvasElement }) => {
    const { direction, textAlign } = getComputedStyle(within(canvasElement).getByRole('textbox'))
    await expect([direction, textAlign]).toEqual(['ltr', 'right'])
  },
}
