import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SwapView } from '../../../src/views/swap/SwapView'
import { Framed } from '../../lab/Framed'

const facts = {
  priceImpact: 0.12,
  networkFee: '0.00042 ETH',
  providerFee: '0.00085 ETH',
  minimum: '240.96 LUSD',
  route: [{ venue: 'Harbour pool', to: 'LUSD' }],
}

const unquoted = { to: { symbol: 'LUSD', held: '12 LUSD' }, quoted: undefined, rate: null, facts: null }

const meta = {
  title: 'Views/Account/SwapView',
  component: SwapView,
  parameters: {
    portico: {
      hook: 'useSwapView',
      connected: 'the route `Swap` of the modal',
      code: `import { useSwap } from 'portico'
import * as views from 'portico/views'
import { useState } from 'react'

export function MySwap() {
  const [side, choose] = useState<'from' | 'to' | null>(null)
  const [form, preview, sent] = [views.useSwapView(), views.useSwapPreviewView(), views.useSwapConfirmedView()]
  if (sent) return <views.SwapConfirmedView {...sent} />
  if (preview.plan) return <views.SwapPreviewView {...preview} />
  if (side) return <Choose side={side} onDone={() => choose(null)} />
  return form && <views.SwapView {...form} onSelectToken={choose} />
}

function Choose({ side, onDone }: { side: 'from' | 'to'; onDone: () => void }) {
  const { editSwap } = useSwap()
  const props = views.useSwapSelectTokenView(side)
  const choose = (token: string | undefined) => {
    editSwap({ [side]: token })
    onDone()
  }
  return props && <views.SwapSelectTokenView {...props} onSelect={choose} />
}`,
      anatomy: [
        ['You pay', 'The amount, with its token, what it is worth, what there is, and *Max*.'],
        ['Flip', 'Each side takes the other’s place.'],
        ['You get', 'What is likely to arrive; a former quote stays, quieter, while another is asked for.'],
        ['Details', 'Price impact, fees, route, the least that arrives, and the slippage to choose.'],
        ['Button', 'What is missing, else the way to the review.'],
      ],
      role: '`form`; what is got is a read-only `textbox`',
      keys: [
        ['Tab', 'Amount, token, Max, flip, quote, token, details, button.'],
        ['Enter', 'In the amount, goes on to the review.'],
      ],
      announces: [
        ['A quote is there, and says something else', 'What is got for how much.'],
        ['The price would move by 3 percent or more', 'That one gets less than the market gives.'],
        ['No price is to be had', 'That it is so, at once.'],
      ],
      related: [
        'Views/Account/SwapSelectTokenView',
        'Views/Account/SwapPreviewView',
        'Views/Account/SwapConfirmedView',
        'Views/Account/SendView',
      ],
    },
  },
  args: {
    from: { symbol: 'ETH', held: '1.234 ETH', worth: '$243.10' },
    to: { symbol: 'LUSD', held: '12 LUSD', worth: '$242.80' },
    amount: '0.1',
    quoted: '243.394',
    rate: ['1 ETH', '2,433.94 LUSD'],
    facts,
    slippage: 1,
    gap: null,
    onSelectToken: fn(),
    onAmountChange: fn(),
    onMost: fn(),
    onFlip: fn(),
    onSlippageChange: fn(),
    onReview: fn(),
    onRetry: fn(),
    onShowNetworks: fn(),
  },
  decorators: [
    (Story) => (
      <Framed isDeeper title={(copy) => copy.titles.swap}>
        {Story()}
      </Framed>
    ),
  ],
} satisfies Meta<typeof SwapView>

export default meta
type Story = StoryObj<typeof SwapView>

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('textbox', { name: 'You get' })).toHaveAttribute('readonly')
    await expect(canvas.getByText('For 0.1 ETH you get about 243.394 LUSD.')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Max' }))
    await expect(args.onMost).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Swap the sides' }))
    await expect(args.onFlip).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /Token: LUSD/ }))
    await expect(args.onSelectToken).toHaveBeenCalledWith('to')
    await userEvent.click(canvas.getByRole('button', { name: 'Review swap' }))
    await expect(args.onReview).toHaveBeenCalledOnce()
  },
}

/** No hand leaves the keyboard. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const stops = [
      'You pay',
      /Token: ETH/,
      'Max',
      'Swap the sides',
      'You get',
      /Token: LUSD/,
      /^Details/,
      'Review swap',
    ]
    canvas.getByRole('textbox', { name: 'You pay' }).focus()
    for (const [index, name] of stops.entries()) {
      if (index > 0) await userEvent.tab()
      await expect(document.activeElement).toHaveAccessibleName(name)
    }
    await userEvent.keyboard('{Enter}')
    await expect(args.onReview).toHaveBeenCalledOnce()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('region', { name: 'Details' })).toBeVisible()
  },
}

/** Behind the button: what it comes to, and how much less may arrive. */
export const Details: Story = {
  args: {
    facts: {
      ...facts,
      route: [
        { venue: 'Harbour pool', to: 'USDC' },
        { venue: 'Quay pool', to: 'LUSD' },
      ],
    },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^Details/ }))
    await expect(canvas.getByText('240.96 LUSD')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '1%' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: '3%' }))
    await expect(args.onSlippageChange).toHaveBeenLastCalledWith(3)
    const own = canvas.getByRole('textbox', { name: 'Your own, in percent' })
    await userEvent.type(own, '0,7')
    await expect(args.onSlippageChange).toHaveBeenLastCalledWith(0.7)
    await userEvent.type(own, '7')
    await expect(args.onSlippageChange).toHaveBeenLastCalledWith(0.77)
    await userEvent.clear(own)
    await userEvent.type(own, '51')
    await expect(own).toHaveAccessibleDescription('A number above 0 and up to 50.')
    await expect(args.onSlippageChange).not.toHaveBeenCalledWith(51)
  },
}

/** Nothing chosen to get yet. */
export const SelectToken: Story = {
  args: { ...unquoted, to: null, amount: '', gap: 'token' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Select token' }))
    await expect(args.onReview).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'You get: Select token' }))
    await expect(args.onSelectToken).toHaveBeenCalledWith('to')
  },
}

export const EnterAmount: Story = {
  args: { amount: '', ...unquoted, gap: 'amount' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Enter amount' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(canvas.getByRole('textbox', { name: 'You pay' }), '2')
    await expect(args.onAmountChange).toHaveBeenCalledWith('2')
  },
}

export const IncorrectAmount: Story = {
  args: { amount: '.', ...unquoted, gap: 'incorrect' },
}
export const InsufficientBalance: Story = { args: { amount: '99', gap: 'funds' } }
export const InsufficientGas: Story = { args: { gap: 'gas' } }
export const InsufficientLiquidity: Story = {
  args: { amount: '1000000', ...unquoted, gap: 'liquidity' },
}

/** The first quote is on its way: its place is drawn. */
export const Quoting: Story = {
  args: { ...unquoted, isQuoting: true, gap: 'quoting' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('textbox', { name: 'You get' })).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Getting a price' }))
    await expect(args.onReview).not.toHaveBeenCalled()
  },
}

/** Another quote is on its way, and the former stays; nothing is said of it. */
export const QuotingAnew: Story = {
  args: { isQuoting: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('textbox', { name: 'You get' })).toHaveValue('243.394')
    await expect(canvas.queryByText(/you get about/)).toBeNull()
  },
}

/** The form can be used already. */
export const Loading: Story = {
  args: { ...unquoted, to: null, amount: '', isLoading: true, gap: 'token' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'You pay' }), '1')
    await expect(args.onAmountChange).toHaveBeenCalledWith('1')
  },
}

export const Unavailable: Story = {
  args: { ...unquoted, gap: 'unavailable' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** What the source built for the review was something else. */
export const Refused: Story = {
  args: { problem: 'refused' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText(/so nothing was signed/)[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** What is about to be swapped could not be read. */
export const FailedToReview: Story = { args: { problem: 'failed' } }

export const NetworkUnsupported: Story = {
  args: { gap: 'network' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText('Network not supported for Swaps')[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a network' }))
    await expect(args.onShowNetworks).toHaveBeenCalledOnce()
  },
}

/** Visitors may not switch here. */
export const NetworkFixed: Story = { args: { gap: 'network', onShowNetworks: undefined } }

export const GasPriceUnsupported: Story = {
  args: { gap: 'gasPrice' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Network not supported for Gas Price')[0]).toBeVisible()
  },
}

/** From 3 percent on it is said, whether the details are open or not. */
export const HighImpact: Story = {
  args: { facts: { ...facts, priceImpact: 4.2 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(/moves the price by 4\.2%/)[0]).toBeVisible()
  },
}
export const SevereImpact: Story = { args: { facts: { ...facts, priceImpact: 23.456 } } }

export const Reviewing: Story = { args: { isReviewing: true } }

/** Long numbers, long symbols. */
export const Extremes: Story = {
  args: {
    from: { symbol: 'HARBOURMASTERCOIN', held: '115,792,089,237,316,195.423 HARBOURMASTERCOIN', worth: '$1.00' },
    to: { symbol: 'WRAPPEDSTAKEDQUAY', held: '<0.001 WRAPPEDSTAKEDQUAY', worth: '<$0.01' },
    amount: '115792089237316195.423570985008687907',
    quoted: '0.000000000000000001',
    rate: ['1 HARBOURMASTERCOIN', '0.000000000000000001 WRAPPEDSTAKEDQUAY'],
  },
}
