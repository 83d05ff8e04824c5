import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SelectTokenView } from '../../../src/views/money/send/SelectTokenView'
import { Framed } from '../../lab/Framed'
import { ethereum, etherMark, usdcMark } from '../../lab/marks'

const contract = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

const meta = {
  title: 'Views/Account/SelectTokenView',
  component: SelectTokenView,
  parameters: {
    portico: {
      hook: 'useSelectTokenView',
      connected: 'the route `WalletSendSelectToken` of the modal',
      code: `import { SelectTokenView, useSelectTokenView } from 'portico/views'

export function MySelectToken() {
  const props = useSelectTokenView()
  return props && <SelectTokenView {...props} />
}`,
      anatomy: [
        ['Network', 'On which network the tokens are; leads to the others.'],
        ['Search', 'By name, symbol or contract.'],
        ['Tokens', 'What the account has, with how much of it; what is not to be trusted is last.'],
      ],
      role: 'A search field, and a `list` of `button`s',
      keys: [
        ['Enter, Space', 'Chooses the token.'],
        ['Escape', 'Empties the search.'],
      ],
      announces: [['Typing rests', 'How many tokens there are.']],
      related: ['Views/Account/SendView'],
    },
  },
  args: {
    tokens: [
      { name: 'Ether', symbol: 'ETH', icon: etherMark, held: '1.234 ETH' },
      { address: contract, name: 'Dollar', symbol: 'USDC', icon: usdcMark, held: '250 USDC' },
    ],
    token: undefined,
    network: ethereum,
    onShowNetworks: fn(),
    onSelect: fn(),
  },
  decorators: [
    (Story) => (
      <Framed isDeeper title={(copy) => copy.titles.tokens}>
        {Story()}
      </Framed>
    ),
  ],
} satisfies Meta<typeof SelectTokenView>

export default meta
type Story = StoryObj<typeof SelectTokenView>

export const Choosing: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /Network/ }))
    await expect(args.onShowNetworks).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /Dollar/ }))
    await expect(args.onSelect).toHaveBeenCalledWith(contract)
  },
}

/** One that passes for another token stands below the others, and says so. */
export const WithSpam: Story = {
  args: {
    tokens: [
      ...meta.args.tokens,
      {
        address: contract.replace('A0', 'C2'),
        name: 'Bridged',
        symbol: 'USDC',
        held: '5 USDC',
        twinAddress: '0xC2…eB48',
      },
      { address: contract.replace('A0', 'B1'), name: 'Dollar', symbol: 'USDС', held: '9,000 USDС', isSpam: true },
    ],
  },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('listitem')
    await expect(rows.at(-1)).toHaveTextContent('Not to be trusted')
    await expect(rows.at(-2)).not.toHaveTextContent('Not to be trusted')
    await expect(rows.at(-2)).toHaveTextContent('Another token: 0xC2…eB48')
  },
}

export const Searched: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox'), contract.toLowerCase())
    await expect(canvas.getByRole('button', { name: /Dollar/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Ether / })).toBeNull()
  },
}

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox'), 'shells')
    await expect(canvas.getByText('No token found')).toBeVisible()
  },
}
