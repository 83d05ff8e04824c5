import { atom } from 'jotai/vanilla'
import { isUnsupported } from '../../chains/network'
import { hasActivityAtom } from '../activity/activity'
import { action } from '../core/action'
import { configAtom } from '../core/runtime'
import { activeNetworkAtom } from '../networks/state'

/** A part of the account: what it has, or what happened with it. */
export type AccountTab = 'tokens' | 'activity'

const chosenAtom = atom<AccountTab | null>(null)

/** The parts that are shown of an account, in this order. */
export const accountTabsAtom = atom((get): readonly AccountTab[] => {
  const { basic, features } = get(configAtom)
  if (isUnsupported(get(activeNetworkAtom))) return []
  const hasTokens = !basic && features?.tokens !== false
  return [...(hasTokens ? (['tokens'] as const) : []), ...(get(hasActivityAtom) ? (['activity'] as const) : [])]
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
