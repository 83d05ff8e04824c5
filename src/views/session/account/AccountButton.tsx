'use client'
import { useEffect, useState } from 'react'
import { useAppearance } from '../../../primitives/theme/ThemeRoot'
import { report } from '../../../state/core/report'
import { accountAtom } from '../../../state/session/account/account'
import { detailsNotYet, loadDetails, loadedDetails, noDetails } from '../../../state/app/accountDetails'
import { isReturningAtom } from '../../../state/core/visitor/connections'
import { truncateAddress } from '../../../state/core/format/address'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { open } from '../../../state/shell/router/stack'
import { Entry } from '../../shell/feedback/EntryBoundary'
import { AccountButtonView, type AccountButtonViewProps } from './AccountButtonView'

/**
 * Props of `AccountButtonView` for the account in use, whose reading code it loads; null while no account is connected or
 * awaited. Without `withBalance` no balance is read.
 * @example
 * const props = useAccountButtonView()
 * return props && <AccountButtonView {...props} />
 */
export function useAccountButtonView({ withBalance = true } = {}): AccountButtonViewProps | null {
  const account = useValue(accountAtom)
  const [details, setDetails] = useState(loadedDetails)
  const { accountDetailsAtom, accountNameAtom, formatAsyncBalance } = details ?? detailsNotYet
  const { name, avatar, balance } = useValue(withBalance ? accountDetailsAtom : accountNameAtom)
  const { lang } = useAppearance()
  const isReturning = useValue(isReturningAtom)
  const openModal = useAction(open)
  const isWanted = account !== null && !details
  const reportError = useAction(report)
  useEffect(() => {
    if (!isWanted) return
    loadDetails().then(setDetails, (error: unknown) => {
      setDetails(noDetails)
      reportError(error)
    })
  }, [isWanted, reportError])
  if (!account && !isReturning) return null
  const address = account?.address ?? null
  return {
    address,
    name: name ?? truncateAddress(address ?? ''),
    avatar: avatar ?? undefined,
    balance: formatAsyncBalance(balance, lang),
    onClick: () => openModal(),
  }
}

/** The connected account with its balance, in the host's page; draws nothing without an account, and its place while it is restored. */
export function AccountButton({ size }: Pick<AccountButtonViewProps, 'size'>) {
  const props = useAccountButtonView()
  return (
    props && (
      <Entry resetKey={props.address} label={props.name} onClick={props.onClick}>
        <AccountButtonView {...props} size={size} />
      </Entry>
    )
  )
}
