'use client'
import { shownWalletsAtom } from '../../../state/session/wallets/recommended'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { navigate } from '../../../state/shell/router/navigation'
import { WhatIsAWalletView, type WhatIsAWalletViewProps } from './WhatIsAWalletView'

/**
 * Props of `WhatIsAWalletView`; asks for the wallets that the view after it recommends.
 * @example
 * <WhatIsAWalletView {...useWhatIsAWalletView()} />
 */
export function useWhatIsAWalletView(): WhatIsAWalletViewProps {
  const go = useAction(navigate)
  // The next view shows some of them, and should have them when it comes.
  useValue(shownWalletsAtom)
  return { onGetWallet: () => go({ name: 'GetWallet' }) }
}

/** The explanation of wallets, connected. */
export default function WhatIsAWallet() {
  return <WhatIsAWalletView {...useWhatIsAWalletView()} />
}
