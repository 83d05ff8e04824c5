'use client'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { isBuyingAtom } from '../../../state/money/onramp/resumePurchase'
import { purchaseAtom } from '../../../state/money/onramp/watch'
import { accountViewAtom } from '../../../state/session/account/accountView'
import { navigate } from '../../../state/shell/router/navigation'
import { GoHome } from '../../parts/account/GoHome'
import { FundWalletView, type FundWalletViewProps } from './FundWalletView'

/**
 * Props of `FundWalletView` for the account in use; null while no account is connected, and where there is no way.
 * @example
 * const props = useFundWalletView()
 * return props && <FundWalletView {...props} />
 */
export function useFundWalletView(): FundWalletViewProps | null {
  const shown = useValue(accountViewAtom)
  const purchase = useValue(purchaseAtom)
  const isBuying = useValue(isBuyingAtom)
  const go = useAction(navigate)
  if (!shown || (!shown.canBuy && !shown.canReceive)) return null
  return {
    onBuy: shown.canBuy ? () => go({ name: 'OnRampProviders' }) : undefined,
    onReceive: shown.canReceive ? () => go({ name: 'WalletReceive' }) : undefined,
    purchase: purchase && isBuying ? { provider: purchase.provider.name, image: purchase.provider.image } : undefined,
    onShowPurchase: () => go({ name: 'BuyInProgress' }),
  }
}

/** The ways to get something into the account, connected. */
export default function FundWallet() {
  const props = useFundWalletView()
  return props ? <FundWalletView {...props} /> : <GoHome />
}
