'use client'
import { DescriptionList } from '../../../primitives/text/DescriptionList'
import { Code } from '../../../primitives/text/Code'
import { Text } from '../../../primitives/text/Text'
import { enSwap } from '../../copy/en/money/swap'
import { enSwapSteps } from '../../copy/en/money/swapSteps'
import { useWords } from '../../copy/useWords'
import { NetworkName } from '../receipt/NetworkName'
import { linesOfSwap, type SwapFacts } from './swapLines'

export { warningOfImpact } from './swapLines'

/** Props of `SwapReceipt`. */
export interface SwapReceiptProps extends SwapFacts {
  readonly network: { readonly name: string; readonly image?: string | undefined }
  /** The contract that the swap is sent to, where only the service names it. */
  readonly contract?: string | undefined
  /** Exchange rate as two amounts with symbols. Left out if decimals are unknown. */
  readonly rate?: readonly [one: string, other: string] | undefined
}

/** The terms of a swap, line by line. */
export function SwapReceipt({ network, rate, contract, ...facts }: SwapReceiptProps) {
  const copy = useWords(enSwapSteps).swapReview
  const { swap } = useWords(enSwap)
  return (
    <DescriptionList
      items={[
        ...(rate
          ? [
              {
                label: copy.rate,
                value: (
                  <Text dir="ltr" tabular>
                    {swap.rate(...rate)}
                  </Text>
                ),
              },
            ]
          : []),
        ...linesOfSwap(facts, swap.terms),
        { label: copy.network, value: <NetworkName {...network} /> },
        ...(contract ? [{ label: copy.contract, value: <Code grouped parts={[{ text: contract }]} /> }] : []),
      ]}
    />
  )
}
