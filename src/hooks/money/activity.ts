'use client'
import { useEffect, useMemo } from 'react'
import { accountAtom } from '../../state/session/account/account'
import { activityAtom, loadMoreActivity, openActivity, type ActivityState } from '../../state/money/activity/activity'
import { activeNetworkAtom } from '../../state/core/visitor/networks'
import { useAction, useValue } from '../PorticoProvider'

/**
 * Activity of the connected account on its network: transactions sent from here, and those that your `sources.history` or
 * the backend at `apiUrl` tells, page by page; what waits for its chain comes first.
 * @example
 * const { activity, hasMore, loadMore } = useActivity()
 */
export function useActivity(): ActivityState & {
  /** Reads the next page, or again the one that failed. */
  readonly loadMore: () => void
} {
  const state = useValue(activityAtom)
  const account = useValue(accountAtom)?.caipAddress
  const network = useValue(activeNetworkAtom).caipNetworkId
  const open = useAction(openActivity)
  const more = useAction(loadMoreActivity)
  useEffect(() => {
    if (account && network) void open()
  }, [open, account, network])
  return useMemo(() => ({ ...state, loadMore: () => void more() }), [state, more])
}
