'use client'
import { shownWalletsAtom } from '../../state/wallets/recommended'
import { useAction, useValue } from '../../hooks/PorticoProvider'
import { navigate } from '../../state/router/navigation'
import { WhatIsAWalletView } from './WhatIsAWalletView'

/** What a wallet is, connected. */
export default function WhatIsAWallet() {
  const go = useAction(navigate)
  // The next view shows some of them, and should have them when it comes.
  useValue(shownWalletsAtom)
  return <WhatIsAWalletView onGetWallet={() => go({ name: 'GetWallet' })} />
}
