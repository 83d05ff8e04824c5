import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SwapSelectTokenView, type SwappableToken } from '../../../src/views/money/swap/SwapSelectTokenView'
import { Framed } from '../../lab/Framed'
import { ethereum, etherMark, usdcMark } from '../../lab/marks'

const place = (index: number) => `0x${index.toString(16).padStart(40, '0')}`
const ether: SwappableToken = { name: 'Ether', symbol: 'ETH', icon: etherMark, held: '1.234 ETH' }
const lantern: SwappableToken = { address: place(1), name: 'Lantern Dollar', symbol: 'LUSD', held: '250 LUSD' }
const dollar: SwappableToken = { address: place(2), name: 'Dollar', symbol: 'USDC', icon: usdcMark }
const quay: SwappableToken = { address: place(3), name: 'Quay', symbol: 'QUAY' }

const meta = {
  title: 'Views/Account/SwapSelectTokenView',
  component: SwapSelectTokenView,
  parameters: {
    portico: {
      hook: 'useSwapSelectTokenView',
      connected: 'the route `SwapSelectToken` of the modal',
      code: `import { SwapSelectTokenView, useSwapSelectTokenView } from 'portico/views'

export function TokenToGet() {
  const props = useSwapSelectTokenView('to')
  return props && <SwapSelectTokenView {...props} />
}`,
      anatomy: [
        ['Network', 'On which network the tokens are; leads to the others.'],
        ['Search', 'By name, symbol or contract.'],
        ['Suggested', 'A few that many look for.'],
        ['Your tokens', 'What the account has, with how much of it.'],
        ['All tokens', 'All others by name, of which those in sight are drawn.'],
      ],
      role: 'A search field, and `list`s of `button`s',
      keys: [
        ['Enter, Space', 'Chooses the token.'],
        ['Arrows', 'Lead from the search into the rows.'],
        ['Escape', 'Empties the search.'],
      ],
      announces: [
        ['Typing rests', 'How many tokens there are.'],
        ['They are being read, or could not be', 'That they are, or were not.'],
      ],
      related: ['Views/Account/SwapView'],
    },
  },
  args: {
    status: 'ready',
    suggested: [ether, dollar, lantern],
    own: [ether, lantern],
    others: [dollar, quay],
    token: null,
    otherToken: undefined,
    network: ethereum,
    onShowNetworks: fn(),
    onSelect: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <Framed isDeeper title={(copy) => copy.titles.tokens}>
        {Story()}
      </Framed>
    ),
  ],
} satisfies Meta<typeof SwapSelectTokenView>

export default meta
type Story = StoryObj<typeof SwapSelectTokenView>

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /Network/ }))
    await expect(args.onShowNetworks).toHaveBeenCalledOnce()
    const own = within(canvas.getByRole('list', { name: 'Your tokens' }))
    await userEvent.click(own.getByRole('button', { name: /Lantern Dollar/ }))
    await expect(args.onSelect).toHaveBeenLastCalledWith(lantern.address)
    const suggested = within(canvas.getByRole('list', { name: 'Suggested' }))
    await userEvent.click(suggested.getByRole('button', { name: 'USDC' }))
    await expect(args.onSelect).toHaveBeenLastCalledWith(dollar.address)
    await userEvent.click(own.getByRole('button', { name: /Ether/ }))
    await expect(args.onSelect).toHaveBeenLastCalledWith(undefined)
  },
}

/** The one in use is marked; that of the other side says what choosing it does. */
export const Chosen: Story = {
  args: { token: lantern.address, otherToken: undefined },
  play: async ({ canvasElement }) => {
    const own = within(within(canvasElement).getByRole('list', { name: 'Your tokens' }))
    await expect(own.getByRole('button', { name: /Lantern Dollar/ })).toHaveAttribute('aria-current', 'true')
    await expect(own.getByRole('button', { name: /Ether.*swaps the sides/ })).toBeVisible()
  },
}

/** A token that imitates another one or names a website, and another token with the symbol of a known one. */
export const Suspicious: Story = {
  args: {
    others: [
      dollar,
      { address: place(4), name: 'USD Coin', symbol: 'USDС', isSpam: true },
      { address: place(5), name: 'Bridged Dollar', symbol: dollar.symbol, twinAddress: '0x70…79C8' },
      quay,
    ],
  },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('button', { name: /^USD Coin/ })
    await expect(row).toHaveTextContent('Not to be trusted')
    const twin = within(canvasElement).getByRole('button', { name: /^Bridged Dollar/ })
    await expect(twin).toHaveTextContent('Another token: 0x70…79C8')
  },
}

export const Searched: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const search = canvas.getByRole('searchbox')
    await userEvent.type(search, 'quay')
    await expect(canvas.queryByRole('list', { name: 'Suggested' })).toBeNull()
    await userEvent.clear(search)
    await userEvent.type(search, place(3).toUpperCase().replace('0X', '0x'))
    await expect(canvas.getByRole('button', { name: /Quay/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Dollar/ })).toBeNull()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: /Quay/ })).toHaveFocus()
  },
}

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox'), 'shells')
    await expect(canvas.getByText('No token found')).toBeVisible()
  },
}

/** Of thousands, those in sight are drawn. */
export const Thousands: Story = {
  args: {
    others: Array.from({ length: 5000 }, (_, index) => ({
      address: place(index + 100),
      name: `Token ${index}`,
      symbol: `T${index}`,
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const all = canvas.getByRole('list', { name: 'All tokens' })
    await expect(within(all).getAllByRole('listitem').length).toBeLessThan(40)
    await userEvent.type(canvas.getByRole('searchbox'), 'token 4999')
    await expect(canvas.getByRole('button', { name: /Token 4999/ })).toBeVisible()
  },
}

export const Loading: Story = { args: { status: 'loading', suggested: [], own: [], others: [] } }
export const Empty: Story = { args: { suggested: [], own: [], others: [] } }

export const Failed: Story = {
  args: { status: 'failed', suggested: [], own: [], others: [] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
