import { fn } from 'storybook/test'
import type { PorticoDocs } from '../../../.storybook/docs/portico'
import type { SwapViewProps } from '../../../src/views/money/swap/SwapView'
import { etherMark } from '../../lab/marks'

export const facts = {
  priceImpact: 0.12,
  networkFee: '0.00042 ETH',
  providerFee: '0.00085 ETH',
  minimum: '240.96 LUSD',
  route: [{ venue: 'Harbour pool', to: 'LUSD' }],
}

/** Before the first quote. */
export const unquoted = { to: { symbol: 'LUSD', held: '12 LUSD' }, quoted: undefined, rate: null, facts: null }

/** The given token, and its worth where there is an amount. */
export const paying = (worth?: string) => ({ from: { symbol: 'ETH', icon: etherMark, held: '1.234 ETH', worth } })

/** Something to swap, of which nothing is missing. */
export const swapArgs: SwapViewProps = {
  ...paying('$243.10'),
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
}

/** The page of `SwapView`. */
export const swapDocs = {
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
} satisfies PorticoDocs

/** Over two pools. */
export const overTwoPools = {
  ...facts,
  route: [
    { venue: 'Harbour pool', to: 'USDC' },
    { venue: 'Quay pool', to: 'LUSD' },
  ],
}

/** Long numbers, long symbols. */
export const extremes: Partial<SwapViewProps> = {
  from: { symbol: 'HARBOURMASTERCOIN', held: '115,792,089,237,316,195.423 HARBOURMASTERCOIN', worth: '$1.00' },
  to: { symbol: 'WRAPPEDSTAKEDQUAY', held: '<0.001 WRAPPEDSTAKEDQUAY', worth: '<$0.01' },
  amount: '115792089237316195.423570985008687907',
  quoted: '0.000000000000000001',
  rate: ['1 HARBOURMASTERCOIN', '0.000000000000000001 WRAPPEDSTAKEDQUAY'],
}
