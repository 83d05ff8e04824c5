'use client'
import { useAction } from '../../state/hooks'
import { navigate } from '../../state/navigation'
import { WhatIsAWalletView } from './WhatIsAWalletView'

/** What a wallet is, connected. */
export default function WhatIsAWallet() {
  const go = useAction(navigate)
  return <WhatIsAWalletView onGetWallet={() => go({ name: 'GetWallet' })} />
}
