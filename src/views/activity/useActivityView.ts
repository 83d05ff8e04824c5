'use client'
import { useCallback, useEffect } from 'react'
import type { Activity as One, ActivityTransfer } from '../../chains/transactions'
import { useAction, useValue } from '../../hooks/PorticoProvider'
import { useAppearance } from '../../primitives/theme/ThemeRoot'
import { accountAtom } from '../../state/account/account'
import { activityAtom, loadMoreActivity, openActivity } from '../../state/activity/activity'
import { clockAtom, transactionPageAtom, watchArrivalsAtom } from '../../state/activity/activityView'
import { truncateAddress } from '../../state/format/address'
import { formatDate, formatMonth } from '../../state/format/dates'
import { amountFormat } from '../../state/format/formatNumber'
import { activeNetworkAtom } from '../../state/networks/state'
import type { ActivityViewProps } from './ActivityView'

const dayMs = 86_400_000

/**
 * Props of `ActivityView` for the account in use, whose first page is asked for when it is drawn.
 * @example
 * <ActivityView {...useActivityView()} />
 */
export function useActivityView(): ActivityViewProps {
  const { error: _error, ...state } = useValue(activityAtom)
  useValue(watchArrivalsAtom)
  const pageOf = useValue(transactionPageAtom)
  const account = useValue(accountAtom)?.caipAddress
  const network = useValue(activeNetworkAtom).caipNetworkId
  const open = useAction(openActivity)
  const more = useAction(loadMoreActivity)
  const { lang: locale } = useAppearance()
  useEffect(() => {
    if (account && network) void open()
  }, [open, account, network])
  const now = useValue(clockAtom)()
  const today = now - (now % dayMs)
  const monthOf = useCallback(({ at }: One) => formatMonth(at, today, { locale }), [today, locale])
  return {
    ...state,
    monthOf,
    formatActivity: (one) => ({ date: formatDate(one.at, now, { locale }), detail: detailOf(one, locale) }),
    explorerUrlOf: ({ hash, isNoticed }) => (isNoticed ? undefined : pageOf(hash)),
    onLoadMore: () => void more(),
  }
}

const signs = { in: '+', out: '−', self: '' }

/** At most two of what it moved, with their signs. */
function detailOf({ transfers, hash }: One, locale: string | undefined): string {
  const write = ({ direction, amount, symbol }: ActivityTransfer) =>
    `${signs[direction]}${amountFormat(locale, 6).format(amount as `${number}`)} ${symbol}`
  return transfers.slice(0, 2).map(write).join(', ') || truncateAddress(hash)
}
