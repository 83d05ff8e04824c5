'use client'
import { ThemeRoot, useAppearance } from '../../primitives/theme/ThemeRoot'
import { accountAtom } from '../../state/account'
import { balancePartsAtom } from '../../state/balance'
import { truncateAddress } from '../../state/format'
import { useValue } from '../../state/hooks'
import { knownIdentityAtom } from '../../state/identity'
import { useDoor } from '../modal/useDoor'
import { AccountButtonView } from './AccountButtonView'

/** The connected account with its balance, in the host's page; nothing while nobody is connected. */
export function AccountButton() {
  const account = useValue(accountAtom)
  const { name, avatar } = useValue(knownIdentityAtom)
  const balance = useValue(balancePartsAtom)
  const { lang } = useAppearance()
  const door = useDoor()
  if (!account) return null
  const { address } = account
  return (
    <ThemeRoot>
      <AccountButtonView
        address={address}
        name={name ?? truncateAddress(address)}
        avatar={avatar ?? undefined}
        balance={balance(lang)}
        {...door}
      />
    </ThemeRoot>
  )
}
