import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { OnRampFiatSelectView } from '../../../src/views/money/onramp/OnRampFiatSelectView'
import { Framed } from '../../lab/Framed'

const currencies = [
  { id: 'USD', name: 'US Dollar', sign: '$' },
  { id: 'EUR', name: 'Euro', sign: '€' },
  { id: 'GBP', name: 'British Pound', sign: '£' },
  { id: 'JPY', name: 'Japanese Yen', sign: '¥' },
  { id: 'CHF', name: 'Swiss Franc', sign: 'CHF' },
  { id: 'BRL', name: 'Brazilian Real', sign: 'R$' },
]

const meta = {
  title: 'Views/Account/OnRampFiatSelectView',
  component: OnRampFiatSelectView,
  parameters: {
    portico: {
      hook: 'useOnRampFiatSelectView',
      connected: 'the route `OnRampFiatSelect` of the modal',
      code: `import { OnRampFiatSelectView, useOnRampFiatSelectView } from 'portico/views'

export function MyCurrencies() {
  const props = useOnRampFiatSelectView()
  return props && <OnRampFiatSelectView {...props} />
}`,
      anatomy: [
        ['Search', 'Where there are more than five.'],
        ['Currencies', 'Picture or sign, name and code; a check at the one that is paid with.'],
      ],
      role: 'A list of buttons',
      announces: [['Something is searched', 'How many were found.']],
      related: ['Views/Account/OnRampProvidersView'],
    },
  },
  args: { currencies, selected: 'EUR', onSelect: fn() },
  decorators: [(Story) => <Framed title={(copy) => copy.titles.buyFiat}>{Story()}</Framed>],
} satisfies Meta<typeof OnRampFiatSelectView>

export default meta
type Story = StoryObj<typeof OnRampFiatSelectView>

export const Currencies: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox'), 'yen')
    await userEvent.click(canvas.getByRole('button', { name: /Japanese Yen/ }))
    await expect(args.onSelect).toHaveBeenCalledWith('JPY')
  },
}

export const One: Story = { args: { currencies: currencies.slice(0, 1), selected: 'USD' } }
