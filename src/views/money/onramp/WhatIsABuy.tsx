'use client'
import { useAction } from '../../../hooks/PorticoProvider'
import { back } from '../../../state/shell/router/navigation'
import { WhatIsABuyView, type WhatIsABuyViewProps } from './WhatIsABuyView'

/**
 * Props of `WhatIsABuyView`; it leads back to where it was asked.
 * @example
 * <WhatIsABuyView {...useWhatIsABuyView()} />
 */
export function useWhatIsABuyView(): WhatIsABuyViewProps {
  const leave = useAction(back)
  return { onChoose: () => leave() }
}

/** The explanation of buying, connected. */
export default function WhatIsABuy() {
  return <WhatIsABuyView {...useWhatIsABuyView()} />
}
