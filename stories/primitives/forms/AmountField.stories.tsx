import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { AmountField, type AmountFieldProps } from '../../../src/primitives/forms/AmountField'
import { RemoteImage } from '../../../src/primitives/images/RemoteImage'
import { ThemeRoot } from '../../../src/primitives/theme/ThemeRoot'
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
      keys: [
        [
          'Digits, separators',
          'Are read in the language of the page (`lang`); a text that is no amount stays, with the reason.',
        ],
      ],
      dos: [
        'Keep the value as text: a number loses digits.',
        'Say why a text is refused (`refusal`), and what may stand beside the number (`units`).',
      ],
      code: `import { useState } from 'react'
import { AmountField, Text } from 'portico/primitives'

export function Send() {
  const [amount, setAmount] = useState('')
  return <AmountField label="You send" value={amount} onValueChange={setAmount} token={<Text>ETH</Text>} />
}`,
      related: [
        'Primitives/Actions/PillButton',
        'Primitives/Forms/TextField',
        'Primitives/Forms/FieldError',
        'Primitives/Forms/AmountPair',
      ],
    },
  },
  args: { label: 'You send', value: '', onValueChange: () => undefined, token, fiat: '$0.00' },
  render: (args) => <Counted {...args} />,
  decorators: [inCard],
} satisfies Meta<typeof AmountField>

export default meta
type Story = StoryObj<typeof meta>

/** Group separators are accepted while typing. Leaving the field shows the amount as it was read. */
export const Playground: Story = {
  args: { units: ['ETH'] },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'You send' })
    await userEvent.type(field, '1,000.5')
    await expect(field).toHaveValue('1,000.5')
    await userEvent.tab()
    await expect(field).toHaveValue('1000.5')
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste(' ١٢٫٥ ETH ')
    await userEvent.tab()
    await expect(field).toHaveValue('12.5')
  },
}

/** A refused text stays as typed, with the reason. */
export const Refused: Story = {
  args: { refusal: ({ reason }) => `Refused: ${reason}` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: 'You send' })
    await userEvent.type(field, '1.2.3')
    await expect(field).toHaveValue('1.2.3')
    await expect(field).toBeInvalid()
    await expect(canvas.getByText('Refused: number')).toBeVisible()
  },
}

/** In a language with a decimal comma. */
export const German: Story = {
  args: { value: '1234.5' },
  decorators: [(Story) => <ThemeRoot lang="de">{Story()}</ThemeRoot>],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'You send' })
    await expect(field).toHaveValue('1234,5')
    await userEvent.clear(field)
    await userEvent.type(field, '1.000,25')
    await userEvent.tab()
    await expect(field).toHaveValue('1000,25')
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
