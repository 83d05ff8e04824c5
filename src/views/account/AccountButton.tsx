'use client'
import { ThemeRoot, useAppearance } from '../../primitives/theme/ThemeRoot'
import { accountAtom } from '../../state/account'
import { balancePartsAtom } from '../../state/balance'
import { truncateAddress } from '../../state/format'
import { isReturningAtom } from '../../state/connections'
import { useAction, useValue } from '../../state/hooks'
import { knownIdentityAtom } from '../../state/identity'
import { open } from '../../state/router'
import { AccountButtonView } from './AccountButtonView'

/** The connected account with its balance, in the host's page; nothing while nobody is, its place while the wallet of who was is asked. */
export function AccountButton() {
  const account = useValue(accountAtom)
  const { name, avatar } = useValue(knownIdentityAtom)
  const balance = useValue(balancePartsAtom)
  const { lang } = useAppearance()
  const isReturning = useValue(isReturningAtom)
  const openModal = useAction(open)
  if (!account && !isReturning) return null
  const address = account?.address ?? null
  return (
    <ThemeRoot>
      <AccountButtonView
        address={address}
        name={name ?? truncateAddress(address ?? '')}
        avatar={avatar ?? undefined}
        balance={balance(lang)}
        onPress={() => openModal()}
      />
    </ThemeRoot>
  )
}
