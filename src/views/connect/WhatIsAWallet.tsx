'use client'
import { shownWalletsAtom } from '../../state/directory'
import { useAction, useValue } from '../../state/hooks'
import { navigate } from '../../state/navigation'
import { WhatIsAWalletView } from './WhatIsAWalletView'

/** What a wallet is, connected. */
export default function WhatIsAWallet() {
  const go = useAction(navigate)
  // The next view shows some of them, and should have them when it comes.
  useValue(shownWalletsAtom)
  return <WhatIsAWalletView onGetWallet={() => go({ name: 'GetWallet' })} />
}
