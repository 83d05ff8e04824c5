'use client'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { useReceive } from '../../../hooks/money/receive'
import { truncateAddress } from '../../../state/core/format/address'
import { copyText } from '../../../state/shell/feedback/clipboard'
import { knownIdentityAtom } from '../../../state/session/names/identity'
import { networksAtom } from '../../../state/core/visitor/networks'
import { shareAtom, shareText } from '../../../state/money/receive/share'
import { navigate } from '../../../state/shell/router/navigation'
import { useNetworkImage } from '../../parts/NetworkImage'
import { useTokenImages } from '../../parts/tokens/useTokenImages'
import { GoHome } from '../../parts/account/GoHome'
import { ReceiveView, type ReceiveViewProps } from './ReceiveView'

/**
 * Props of `ReceiveView` for the account in use; null while no account is connected.
 * @example
 * const props = useReceiveView()
 * return props && <ReceiveView {...props} />
 */
export function useReceiveView(): ReceiveViewProps | null {
  const receive = useReceive()
  const image = useNetworkImage(receive?.network)
  const tokenImage = useTokenImages(receive?.network)
  const { name } = useValue(knownIdentityAtom)
  const networks = useValue(networksAtom)
  const canShare = useValue(shareAtom) !== null
  const copyIt = useAction(copyText)
  const share = useAction(shareText)
  const go = useAction(navigate)
  if (!receive) return null
  const { address, network, editPayment, copyAddress, ...shown } = receive
  const isAlone = networks.every((one) => one === network || one.chainNamespace !== network.chainNamespace)
  return {
    address,
    name: name ?? truncateAddress(address),
    network: { name: network.name, image },
    canRequest: shown.canRequest,
    link: shown.link,
    amount: shown.amount,
    isInvalid: shown.isInvalid,
    tokens: shown.tokens.map((one) => ({ ...one, icon: tokenImage({ ...one, networkId: network.caipNetworkId }) })),
    token: shown.token,
    onAmountChange: (amount) => editPayment({ amount }),
    onTokenChange: (token) => editPayment({ token }),
    onCopyAddress: copyAddress,
    onCopyLink: (link) => void copyIt(link),
    onShare: canShare ? (text) => share(text) : undefined,
    onShowNetworks: isAlone ? undefined : () => go({ name: 'WalletCompatibleNetworks' }),
  }
}

/** The account in use, shown to be paid. */
export default function Receive() {
  const props = useReceiveView()
  return props ? <ReceiveView {...props} /> : <GoHome />
}
