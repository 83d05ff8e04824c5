'use client'
import { useAppearance } from '../../../primitives/theme/ThemeRoot'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { useSend } from '../../../hooks/money/send'
import { truncateAddress } from '../../../state/core/format/address'
import { formatBalance } from '../../../state/core/format/formatBalance'
import { configAtom } from '../../../state/core/runtime'
import { activeNetworkAtom, networksAtom } from '../../../state/core/visitor/networks'
import { back, navigate } from '../../../state/shell/router/navigation'
import { judgeTokens } from '../../../state/money/tokens/judgeTokens'
import { listedAddressesAtom } from '../../../state/money/tokens/knownSymbols'
import { useNetworkImage } from '../../parts/NetworkImage'
import { useTokenImages } from '../../parts/tokens/useTokenImages'
import { SelectTokenView, type SelectTokenViewProps } from './SelectTokenView'

/**
 * Props of `SelectTokenView` for what the account in use is to send; null while no account is connected.
 * @example
 * const props = useSelectTokenView()
 * return props && <SelectTokenView {...props} />
 */
export function useSelectTokenView(): SelectTokenViewProps | null {
  const { form, editSend } = useSend()
  const network = useValue(activeNetworkAtom)
  const image = useNetworkImage(network)
  const tokenImage = useTokenImages(network)
  const { enableNetworkSwitch } = useValue(configAtom)
  const { lang } = useAppearance()
  const isAlone = useValue(networksAtom).length < 2
  const listed = useValue(listedAddressesAtom)
  const leave = useAction(back)
  const go = useAction(navigate)
  if (!form) return null
  return {
    tokens: judgeTokens(form.tokens, { listed })
      .map(({ token: one, hidden, isTwin }) => ({
        ...one,
        icon: tokenImage(one),
        held: formatBalance(one, lang),
        isSpam: hidden === 'spam',
        twinAddress: isTwin && one.address ? truncateAddress(one.address) : undefined,
      }))
      // Spam stands below other tokens.
      .sort((one, other) => Number(one.isSpam) - Number(other.isSpam)),
    token: form.token,
    network: { name: network.name, image },
    onShowNetworks: isAlone || !enableNetworkSwitch ? undefined : () => go({ name: 'Networks' }),
    onSelect: (token) => {
      editSend({ token })
      leave()
    },
  }
}

/** The token to send, connected. */
export default function SelectToken() {
  const props = useSelectTokenView()
  return props && <SelectTokenView {...props} />
}
