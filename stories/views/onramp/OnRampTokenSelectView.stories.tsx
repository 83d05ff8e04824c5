import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { OnRampTokenSelectView } from '../../../src/views/money/onramp/OnRampTokenSelectView'
import { Framed } from '../../lab/Framed'
import { etherMark, usdcMark } from '../../lab/marks'

const tokens = [
  { key: 'USDC 1', name: 'USD Coin', symbol: 'USDC', icon: usdcMark, network: 'Ethereum' },
  { key: 'ETH 1', name: 'Ether', symbol: 'ETH', icon: etherMark, network: 'Ethereum' },
  { key: 'USDC 137', name: 'USD Coin', symbol: 'USDC', icon: usdcMark, network: 'Polygon' },
]

const meta = {
  title: 'Views/Account/OnRampTokenSelectView',
  component: OnRampTokenSelectView,
  parameters: {
    portico: {
      hook: 'useOnRampTokenSelectView',
      connected: 'the route `OnRampTokenSelect` of the modal',
      code: `import { OnRampTokenSelectView, useOnRampTokenSelectView } from 'portico/views'

export function MyTokens() {
  const props = useOnRampTokenSelectView()
  return props && <OnRampTokenSelectView {...props} />
}`,
      anatomy: [['Tokens', 'Picture, name, symbol, and on which network it arrives.']],
      role: 'A list of buttons',
      related: ['Views/Account/OnRampProvidersView'],
    },
  },
  args: { tokens, selected: 'USDC 1', onSelect: fn() },
  decorators: [(Story) => <Framed title={(copy) => copy.titles.buyToken}>{Story()}</Framed>],
} satisfies Meta<typeof OnRampTokenSelectView>

export default meta
type Story = StoryObj<typeof OnRampTokenSelectView>

export const Tokens: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Ether/ }))
    await expect(args.onSelect).toHaveBeenCalledWith('ETH 1')
  },
}

export const Many: Story = {
  args: {
    tokens: Array.from({ length: 12 }, (_one, index) => ({
      key: `T${index}`,
      name: `Token ${index}`,
      symbol: `TKN${index}`,
      network: 'Ethereum',
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox'), 'nothing')
    await expect(canvas.getByText('Not found')).toBeVisible()
  },
}
