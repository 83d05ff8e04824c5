import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TokensView } from '../../../src/views/money/tokens/TokensView'
import { Framed } from '../../lab/Framed'
import { formatToken, hiddenTokenRows, manyTokenRows, tokenRows } from '../../lab/tokens/samples'

const meta = {
  title: 'Views/Tokens/TokensView',
  component: TokensView,
  parameters: {
    portico: {
      hook: 'useTokensView',
      connected: 'the route `Tokens` of the modal',
      code: `import { TokensView, useTokensView } from 'portico/views'

export function MyTokens() {
  return <TokensView {...useTokensView()} />
}`,
      anatomy: [
        ['Total', 'What all of it is worth, where somebody says prices.'],
        ['Search', 'By name, symbol or address; where the list is long.'],
        ['Rows', 'Picture, name, amount, worth.'],
        ['Switch', 'What is worth next to nothing, or passes for another token.'],
      ],
      role: '`list` of `button`s, `searchbox`, `switch`',
      keys: [
        ['Tab', 'Search, rows, switch, order.'],
        ['Arrows up and down', 'From the search into the rows, and from row to row.'],
        ['Enter, Space', 'Shows the token.'],
      ],
      announces: [
        ['A search is typed', 'How many were found, once typing rests.'],
        ['Nothing is there yet', 'That tokens are loading.'],
        ['Reading fails', 'Token Balance Unavailable, at once.'],
      ],
      dos: ['Name where balances come from with `sources` of `createPortico`.'],
      related: [
        'Views/Activity/ActivityView',
        'Views/Tokens/TokenView',
        'Views/Account/AccountTabsView',
        'Primitives/Lists/List',
      ],
    },
  },
  args: {
    tokens: tokenRows,
    status: 'ready',
    formatToken,
    total: '$5,153.63',
    query: '',
    sort: 'worth',
    hiddenCount: 0,
    showsHidden: false,
    onShowsHiddenChange: fn(),
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
} satisfies Meta<typeof TokensView>

export default meta
type Story = StoryObj<typeof TokensView>

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const rows = within(canvas.getByRole('list', { name: 'Tokens' })).getAllByRole('button')
    await expect(rows).toHaveLength(5)
    await expect(rows[0]).toHaveTextContent(/Ether.*1\.25 ETH.*\$3,750\.63/)
    await userEvent.click(rows[1] as HTMLElement)
    await expect(args.onSelect).toHaveBeenCalledWith(tokenRows[1])
  },
}

/** Places of the size of what will come. */
export const Loading: Story = { args: { status: 'loading', tokens: [], total: undefined } }

/** The rows before stay while they are read again. */
export const Refreshing: Story = {
  args: { status: 'loading' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /Ether/ })).toBeVisible()
  },
}

export const Empty: Story = { args: { tokens: [], total: undefined } }

export const Failed: Story = {
  args: { status: 'failed', tokens: [], total: undefined },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Token Balance Unavailable')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** The prices of tokens are not known. */
export const WithoutPrices: Story = {
  args: {
    total: undefined,
    tokens: tokenRows.map(({ token: { price: _price, ...token } }) => ({ token })),
  },
}

export const Found: Story = {
  args: { query: 'qu', onQueryChange: fn(), onSortChange: fn(), tokens: tokenRows.slice(2, 3) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search tokens' }), 'a')
    await expect(args.onQueryChange).toHaveBeenCalledWith('qua')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: /^Clear/ })).not.toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by name' }))
    await expect(args.onSortChange).toHaveBeenCalledWith('name')
  },
}

export const NoneFound: Story = {
  args: { query: 'nothing', onQueryChange: fn(), tokens: [], total: undefined },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show all tokens' }))
    await expect(args.onQueryChange).toHaveBeenCalledWith('')
  },
}

/** Dust and what passes for another token are there for who asks, and said to be that. */
export const Hidden: Story = {
  args: { hiddenCount: 2 },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('switch', { name: /^Show 2 more/ }))
    await expect(args.onShowsHiddenChange).toHaveBeenCalledWith(true)
  },
}

export const HiddenShown: Story = {
  args: { hiddenCount: 2, showsHidden: true, tokens: [...tokenRows, ...hiddenTokenRows] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /reward-claim.*Not to be trusted/ })).toBeVisible()
  },
}

/** Two thousand of them: a bounded number of rows is drawn. */
export const Many: Story = {
  args: { tokens: manyTokenRows(2000), onQueryChange: fn(), onSortChange: fn(), total: '$2,001,000.00' },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Tokens' })
    await expect(list.children.length).toBeLessThanOrEqual(60)
    await expect(list.firstElementChild).toHaveAttribute('aria-setsize', '2000')
    const scroller = list.parentElement as HTMLElement
    scroller.scrollTop = scroller.scrollHeight
    await within(list).findByRole('button', { name: /^Token 2000/ })
    await expect(list.children.length).toBeLessThanOrEqual(60)
    scroller.scrollTop = 0
    await within(list).findByRole('button', { name: /^Token 1 ?T?1/ })
  },
}
