'use client'
import { Button } from '../../../primitives/actions/Button'
import { enOnramp } from '../../copy/en/money/onramp'
import { useWords } from '../../copy/useWords'
import { DrawnEmptyState } from '../../parts/DrawnEmptyState'

/** Props of `WhatIsABuyView`; `useWhatIsABuyView` returns them for this instance. */
export interface WhatIsABuyViewProps {
  /** To those who sell. */
  onChoose: () => void
}

/** Explains what buying is, and leads to it. */
export function WhatIsABuyView({ onChoose }: WhatIsABuyViewProps) {
  const { action, ...words } = useWords(enOnramp).whatIsABuy
  return (
    <DrawnEmptyState
      illustration="coins"
      {...words}
      action={
        <Button full onClick={onChoose}>
          {action}
        </Button>
      }
    />
  )
}
