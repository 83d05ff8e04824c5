'use client'
import { useAction } from '../../hooks/PorticoProvider'
import { useSelector } from '../../hooks/useSelector'
import { pickVisible } from '../../state/wallets/select'
import { getSelectableChains } from '../../state/wallets/visibleWallets'
import { useCopy } from '../copy/useCopy'
import type { ViewProps } from '../routes'
import { SelectChainView } from './SelectChainView'

/** One wallet of several chains, connected. */
export default function SelectChain({ route: { walletId } }: ViewProps<'SelectChain'>) {
  const { wallet, chains } = useSelector(getSelectableChains, walletId)
  const names = useCopy().namespaces
  const pick = useAction(pickVisible)
  return (
    <SelectChainView
      wallet={wallet}
      chains={chains.map((chain) => ({ ...chain, name: names[chain.namespace] }))}
      onSelect={(namespace) => pick(walletId, namespace)}
    />
  )
}
