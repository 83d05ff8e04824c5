'use client'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { useSelector } from '../../../hooks/useSelector'
import { networksAtom } from '../../../state/core/visitor/networks'
import { pickVisible } from '../../../state/session/wallets/select'
import { getSelectableChains } from '../../../state/session/wallets/visibleWallets'
import { useCopy } from '../../copy/useCopy'
import { NetworkImage } from '../../parts/NetworkImage'
import type { ViewProps } from '../../routes'
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
  const networks = useValue(networksAtom)
  return {
    wallet,
    chains: chains.map((chain) => ({ ...chain, name: names[chain.namespace] })),
    renderImage: (namespace) => {
      const network = networks.find(({ chainNamespace }) => chainNamespace === namespace)
      return network && <NetworkImage network={network} />
    },
    onSelect: (namespace) => pick(walletId, namespace),
  }
}

/** One wallet of several chains, connected. */
export default function SelectChain({ route }: ViewProps<'SelectChain'>) {
  return <SelectChainView {...useSelectChainView(route)} />
}
