import { atom } from 'jotai/vanilla'
import { isUnsupported } from '../../../chains/network'
import { action } from '../../core/action'
import { activeNetworkAtom } from '../../core/visitor/networks'
import { hasActivityAtom, hasHoldingsAtom } from '../project/accountFeatures'

/** A part of the account: what it has, or what happened with it. */
export type AccountTab = 'tokens' | 'nfts' | 'activity'

const chosenAtom = atom<AccountTab | null>(null)

/** The parts that are shown of an account, in this order. */
export const accountTabsAtom = atom((get): readonly AccountTab[] => {
  if (isUnsupported(get(activeNetworkAtom))) return []
  const isShown: Readonly<Record<AccountTab, boolean>> = { ...get(hasHoldingsAtom), activity: get(hasActivityAtom) }
  return (['tokens', 'nfts', 'activity'] as const).filter((tab) => isShown[tab])
})

/** The one in sight: that which was chosen, also by who comes back from a deeper view. */
export const accountTabAtom = atom((get): AccountTab | undefined => {
  const tabs = get(accountTabsAtom)
  return tabs.find((tab) => tab === get(chosenAtom)) ?? tabs[0]
})

/** Shows another part of the account. */
export const chooseAccountTab = action(function chooseAccountTab(_get, set, tab: AccountTab) {
  set(chosenAtom, tab)
})
