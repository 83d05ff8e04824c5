'use client'
import { useCallback, useEffect } from 'react'
import type { Activity as One, ActivityTransfer } from '../../../chains/transactions'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { useAppearance } from '../../../primitives/theme/ThemeRoot'
import { accountAtom } from '../../../state/session/account/account'
import { activityAtom, loadMoreActivity, openActivity } from '../../../state/money/activity/activity'
import { clockAtom, transactionPageAtom, watchArrivalsAtom } from '../../../state/money/activity/activityView'
import { truncateAddress } from '../../../state/core/format/address'
import { formatAge, formatDate, formatMonth } from '../../../state/core/format/dates'
import { amountFormat } from '../../../state/core/format/formatNumber'
import { activeNetworkAtom } from '../../../state/core/visitor/networks'
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
    formatActivity: (one) => ({
      date: (now - one.at < dayMs ? formatAge : formatDate)(one.at, now, { locale }),
      ...textsOf(one, locale),
    }),
    explorerUrlOf: ({ hash, status, isNoticed }) => (isNoticed || status === 'unanswered' ? undefined : pageOf(hash)),
    onLoadMore: () => void more(),
  }
}

const signs = { in: '+', out: '−', self: '' }

/** At most two of what it moved, with their signs; of what was only sent or received how much, and whom with. */
function textsOf({ kind, status, transfers, hash }: One, locale: string | undefined) {
  const write = ({ amount, symbol }: ActivityTransfer) => `${rounded(amount, locale)} ${symbol}`
  const signed = transfers.slice(0, 2).map((one) => `${signs[one.direction]}${write(one)}`)
  const detail = signed.join(', ') || (status === 'unanswered' ? '' : truncateAddress(hash))
  const only = transfers.length === 1 && (kind === 'send' || kind === 'receive') ? transfers[0] : undefined
  if (!only) return { detail }
  return { detail, amount: write(only), counterparty: only.counterparty && truncateAddress(only.counterparty) }
}

/** To six digits behind the point, and never nothing of something. */
function rounded(amount: string, locale: string | undefined): string {
  const format = amountFormat(locale, 6)
  const isSmall = /[1-9]/.test(amount) && !/[1-9]/.test(amount.replace(/(\.\d{6}).*/, '$1'))
  return isSmall ? `<${format.format(0.000001)}` : format.format(amount as `${number}`)
}
