import type { ReactNode } from 'react'
import { CallsStatusView } from '../../../src/views/money/calls/CallsStatusView'
import { SwapConfirmedView } from '../../../src/views/money/swap/SwapConfirmedView'
import { SwapPreviewView } from '../../../src/views/money/swap/SwapPreviewView'
import { SwapSelectTokenView } from '../../../src/views/money/swap/SwapSelectTokenView'
import { SwapView } from '../../../src/views/money/swap/SwapView'
import { Framed } from '../Framed'
import { address } from '../samples'
import { ethereum, etherMark, usdcMark } from '../marks'

const nothing = () => undefined
const facts = {
  priceImpact: 0.12,
  networkFee: '0.00042 ETH',
  minimum: '240.96 USDC',
  route: [{ venue: 'Harbour pool', to: 'USDC' }],
}

/** Views that swap. */
export const swapViews: readonly ReactNode[] = [
  <Framed key="swap" isDeeper title={(copy) => copy.titles.swap}>
    <SwapView
      from={{ symbol: 'ETH', icon: etherMark, held: '1.234 ETH', worth: '$243.10' }}
      to={{ symbol: 'USDC', icon: usdcMark, held: '12 USDC', worth: '$242.80' }}
      amount="0.1"
      quoted="243.394"
      rate={['1 ETH', '2433.94 USDC']}
      facts={facts}
      slippage={1}
      gap={null}
      onSelectToken={nothing}
      onAmountChange={nothing}
      onMost={nothing}
      onFlip={nothing}
      onSlippageChange={nothing}
      onReview={nothing}
      onRetry={nothing}
    />
  </Framed>,
  <Framed key="swap token" isDeeper title={(copy) => copy.titles.tokens}>
    <SwapSelectTokenView
      status="ready"
      suggested={[
        { name: 'Ether', symbol: 'ETH', icon: etherMark },
        { address, name: 'Dollar', symbol: 'USDC', icon: usdcMark },
      ]}
      own={[{ name: 'Ether', symbol: 'ETH', icon: etherMark, held: '1.234 ETH' }]}
      others={[{ address, name: 'Dollar', symbol: 'USDC', icon: usdcMark }]}
      token={address}
      otherToken={undefined}
      network={ethereum}
      onShowNetworks={nothing}
      onSelect={nothing}
      onRetry={nothing}
    />
  </Framed>,
  <Framed key="swap review" isDeeper title={(copy) => copy.titles.swapPreview}>
    <SwapPreviewView
      plan={{
        ...facts,
        from: { amount: '25 USDC', symbol: 'USDC', icon: usdcMark, worth: '$24.98' },
        to: { amount: '0.010241 ETH', symbol: 'ETH', icon: etherMark, worth: '$24.90' },
        minimum: '0.010138 ETH',
        network: ethereum,
        rate: ['1 USDC', '0.00040964 ETH'],
        allowance: 'permit',
        next: 'sign',
      }}
      status="idle"
      onConfirm={nothing}
      onRenew={nothing}
      onCancel={nothing}
    />
  </Framed>,
  <Framed key="swapped" title={(copy) => copy.titles.swap}>
    <SwapConfirmedView
      status="confirmed"
      paid="25 USDC"
      got="0.010241 ETH"
      explorerUrl="https://explorer.example"
      onDone={nothing}
    />
  </Framed>,
  <Framed key="calls" title={(copy) => copy.titles.approve}>
    <CallsStatusView
      status="partial"
      mode="oneByOne"
      calls={[
        { words: 'Allow 25 USDC', status: 'confirmed' },
        { words: 'Swap 25 USDC for ETH', status: 'declined' },
      ]}
      onResume={nothing}
      onDone={nothing}
    />
  </Framed>,
]
