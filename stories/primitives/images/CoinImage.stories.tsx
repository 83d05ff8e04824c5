import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CoinImage } from '../../../src/primitives/images/CoinImage'
import { Stack } from '../../../src/primitives/layout/Stack'
import { etherMark, usdcAddress, usdcMark } from '../../lab/marks'
import { addresses, inCard } from '../decorators'

const meta = {
  title: 'Primitives/Images/CoinImage',
  component: CoinImage,
  parameters: {
    portico: {
      anatomy: [
        ['Picture', 'Of the token, in a circle of a fixed size.'],
        ['Coin', 'Drawn without a picture: its colour is derived from the address, its letters from the symbol.'],
      ],
      role: 'hidden: the name of the token stands beside it',
      code: `import { CoinImage } from 'portico/primitives'

export const Token = ({ icon, symbol, address }: { icon?: string; symbol: string; address?: string }) => (
  <CoinImage src={icon} symbol={symbol} address={address} />
)`,
      related: ['Primitives/Images/RemoteImage', 'Primitives/Images/Avatar', 'Primitives/Lists/ListItem'],
    },
  },
  args: { src: usdcMark, symbol: 'USDC', address: usdcAddress },
  decorators: [
    (Story) => (
      <Stack padding={2} align="start">
        <Story />
      </Stack>
    ),
    inCard,
  ],
} satisfies Meta<typeof CoinImage>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** The colour is that of the address, whatever the symbol is. */
export const Drawn: Story = {
  render: () => (
    <Stack gap={4}>
      {(['s', 'm', 'l'] as const).map((size) => (
        <Stack key={size} direction="row" gap={2} align="center" wrap>
          <CoinImage symbol="HRD" address={addresses[0]} size={size} />
          <CoinImage symbol="QUAY" address={addresses[1]} size={size} />
          <CoinImage symbol="dollar.e" address={addresses[2]} size={size} />
          <CoinImage symbol="Ждать" address={usdcAddress} size={size} />
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const fills = [...canvasElement.querySelectorAll('circle:first-child')].map((disc) => disc.getAttribute('fill'))
    await expect(new Set(fills).size).toBe(4)
  },
}

export const Sizes: Story = {
  render: () => (
    <Stack direction="row" gap={2} align="center">
      <CoinImage src={etherMark} symbol="ETH" size="l" />
      <CoinImage src={usdcMark} symbol="USDC" />
      <CoinImage src={etherMark} symbol="ETH" size="s" />
    </Stack>
  ),
}

/** A picture that fails leaves the coin. */
export const Failed: Story = { args: { src: 'data:image/png;base64,nothing' } }
