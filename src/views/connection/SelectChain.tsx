'use client'
import { useAction, useValue } from '../../hooks/PorticoProvider'
import { pickVisible } from '../../state/wallets/select'
import { selectableChainsAtom } from '../../state/wallets/selectChain'
import { useCopy } from '../copy/useCopy'
import type { ViewProps } from '../routes'
import { SelectChainView } from './SelectChainView'

/** One wallet of several chains, connected. */
export default function SelectChain({ route: { walletId } }: ViewProps<'SelectChain'>) {
  const { wallet, chains } = useValue(selectableChainsAtom)(walletId)
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
