import type { Namespace } from '../../../chains/network'
import { action } from '../../core/action'
import { selectWallet } from '../connection/connect'
import { activeNamespaceAtom } from '../../core/visitor/connections'
import { getWalletById } from './recommended'
import { navigate } from '../../shell/router/navigation'
import { pageToBrowse, platformAtom } from '../../core/platform'
import { trackSelection } from './walletTracking'
import { getInstalledWallet, visibleWalletsAtom } from './visibleWallets'
import { browseLink, tabsOf } from './walletLinks'

export { getInstalledWallet } from './visibleWallets'

/**
 * A person picked a wallet of this page: asks which chain first when it speaks several.
 * @example
 * store.set(pickVisible, wallet.id)
 */
export const pickVisible = action(function pickVisible(get, set, id: string, namespace?: Namespace) {
  const wallet = get(visibleWalletsAtom).find((one) => one.id === id)
  const fitting = wallet?.connectors.filter((connector) => !namespace || connector.namespace === namespace) ?? []
  const [only] = fitting
  if (fitting.length > 1) set(navigate, { name: 'SelectChain', walletId: id })
  else set(selectWallet, only?.id ?? id)
})

/**
 * A person picked a wallet of the directory: this page's own if it is here, else by pairing.
 * @example
 * store.set(pickDirectory, wallet.id)
 */
export const pickDirectory = action(function pickDirectory(get, set, id: string, namespace?: Namespace) {
  const wallet = getWalletById(get, id)
  if (!wallet) return
  const platform = get(platformAtom)
  const installed = getInstalledWallet(get, wallet, namespace)
  // Leads out of the page, which browsers allow inside of the press only.
  const link =
    platform.isMobile && !installed
      ? browseLink(id, pageToBrowse(get), platform.userAgent, namespace ?? get(activeNamespaceAtom))
      : null
  if (installed) set(selectWallet, installed.id)
  else if (link) {
    set(trackSelection, { name: wallet.name, platform: 'mobile', walletRank: wallet.order })
    platform.openLink(link, platform.isTelegram ? '_blank' : '_self')
  } else set(startPairing, id)
})

/**
 * Shows the ways to pair with a wallet, or with any: the view asks for a link once it is here.
 * @example
 * store.set(startPairing)
 */
export const startPairing = action(function startPairing(get, set, walletId?: string) {
  const wallet = walletId === undefined ? undefined : getWalletById(get, walletId)
  const [tab = 'unsupported'] = wallet ? tabsOf(wallet, get(platformAtom).isMobile, false) : (['qr'] as const)
  set(trackSelection, {
    name: wallet?.name ?? 'WalletConnect',
    platform: tab === 'qr' ? 'qrcode' : tab,
    walletRank: wallet?.order,
  })
  set(navigate, { name: 'ConnectingWalletConnect', walletId })
})
