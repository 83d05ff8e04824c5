import type { ReactNode } from 'react'
import { ProfileWalletsView } from '../../../src/views/session/account/ProfileWalletsView'
import { Framed } from '../Framed'
import { polkadotAccounts, profile } from '../wallets/profile'

const verbs = {
  onSelect: nothing,
  onLeave: nothing,
  onLeaveAll: nothing,
  onConnectAgain: nothing,
  onForget: nothing,
  onConnect: nothing,
}

function nothing() {}

/** Every account and wallet to choose from. */
export const profileViews: readonly ReactNode[] = [
  <Framed key="wallets" isDeeper title={(copy) => copy.titles.wallets}>
    <ProfileWalletsView {...profile} {...verbs} />
  </Framed>,
  <Framed key="wallets of one" isDeeper title={(copy) => copy.titles.wallets}>
    <ProfileWalletsView
      {...profile}
      {...verbs}
      accounts={polkadotAccounts}
      current={polkadotAccounts[0]?.caipAddress}
      recentConnections={[]}
      openNamespaces={[]}
    />
  </Framed>,
]
