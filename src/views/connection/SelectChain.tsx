'use client'
import { useAction } from '../../hooks/PorticoProvider'
import { useSelector } from '../../hooks/useSelector'
import { pickVisible } from '../../state/wallets/select'
import { getSelectableChains } from '../../state/wallets/visibleWallets'
import { useCopy } from '../copy/useCopy'
import type { ViewProps } from '../routes'
import { SelectChainView, type SelectChainViewProps } from './SelectChainView'

/**
 * Props of `SelectChainView` for a wallet of this page that speaks several namespaces.
 * @example
 * <SelectChainView {...useSelectChainView({ walletId: 'wallet-id' })} />
 */
export function useSelectChainView({ walletId }: { walletId: string }): SelectChainViewProps {
  const { wallet, chains } = useSelector(getSelectableChains, walletId)
  const names = useCopy().namespaces
  const pick = useAction(pickVisible)
  return {
    wallet,
    chains: chains.map((chain) => ({ ...chain, name: names[chain.namespace] })),
    onSelect: (namespace) => pick(walletId, namespace),
  }
}

/** One wallet of several chains, connected. */
export default function SelectChain({ route }: ViewProps<'SelectChain'>) {
  return <SelectChainView {...useSelectChainView(route)} />
}
