import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AmountField } from '../../../src/primitives/forms/AmountField'
import { AmountPair } from '../../../src/primitives/forms/AmountPair'
import { arabic, inCard } from '../decorators'

const nothing = () => undefined

const meta = {
  title: 'Primitives/Forms/AmountPair',
  component: AmountPair,
  parameters: {
    portico: {
      anatomy: [
        ['First amount', 'What is given.'],
        ['Button', 'On the seam of both; it turns as one reads.'],
        ['Second amount', 'What is received.'],
      ],
      role: 'Two `textbox`es, and a `button` between them',
      keys: [['Enter, Space', 'On the button, swaps the sides.']],
      dos: ['Swap the values yourself: the button only asks for it.'],
      code: `import { useState } from 'react'
import { AmountField, AmountPair } from 'portico/primitives'

export function Exchange() {
  const [amount, setAmount] = useState('')
  return (
    <AmountPair
      from={<AmountField label="You pay" value={amount} onValueChange={setAmount} token="ETH" />}
      to={<AmountField label="You get" value="" token="USDC" />}
      flipLabel="Swap the sides"
      onFlip={() => setAmount('')}
    />
  )
}`,
      related: ['Primitives/Forms/AmountField'],
    },
  },
  args: {
    from: <AmountField label="You pay" value="0.1" onValueChange={nothing} token="ETH" fiat="$243.10" end={null} />,
    to: <AmountField label="You get" value="243.39" token="LUSD" fiat="$242.80" end={null} />,
    flipLabel: 'Swap the sides',
    onFlip: fn(),
  },
  decorators: [inCard],
} satisfies Meta<typeof AmountPair>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Swap the sides' }))
    await expect(args.onFlip).toHaveBeenCalledOnce()
  },
}
export const WithoutButton: Story = { render: ({ onFlip: _onFlip, ...args }) => <AmountPair {...args} /> }
export const RightToLeft: Story = {
  ...arabic,
  args: { flipLabel: 'بدّل الجهتين' },
}
