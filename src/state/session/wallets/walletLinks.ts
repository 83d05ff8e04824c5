import type { DirectoryWallet } from '../../../services/types'

/** A way to reach a wallet: a code to scan, an app here or elsewhere, an extension, a page. */
export type PairingTab = 'qr' | 'mobile' | 'desktop' | 'browser' | 'web'

/** The ways a wallet and this device have in common; empty when the wallet cannot be reached from here. */
export function tabsOf(wallet: DirectoryWallet, isMobile: boolean, isInstalled: boolean): readonly PairingTab[] {
  const tabs: PairingTab[] = []
  if (isInstalled) tabs.push('browser')
  if (wallet.mobileLink || wallet.linkMode) tabs.push(isMobile ? 'mobile' : 'qr')
  if (wallet.webappLink) tabs.push('web')
  if (wallet.desktopLink && !isMobile) tabs.push('desktop')
  return tabs
}

const phantom = 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'
const solflare = '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79'
const coinbase = 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa'

/** Wallets that take a page into their own browser on a phone. */
export function hasBrowseLink(walletId: string): boolean {
  return [phantom, solflare, coinbase].includes(walletId)
}

/** Returns the link that opens this page inside a wallet's own browser, for wallets that phones cannot pair; null for others. */
export function browseLink(walletId: string, href: string, userAgent: string, namespace: string): string | null {
  const url = encodeURIComponent(href)
  const ref = encodeURIComponent(new URL(href).origin)
  if (walletId === phantom && ['solana', 'eip155', 'bip122'].includes(namespace))
    return /android/i.test(userAgent)
      ? `intent://browse/${url}?ref=${ref}#Intent;scheme=phantom;package=app.phantom;end`
      : `https://phantom.app/ul/browse/${url}?ref=${ref}`
  if (walletId === solflare && namespace === 'solana') return `https://solflare.com/ul/v1/browse/${url}?ref=${url}`
  if (walletId === coinbase)
    return namespace === 'solana' ? `https://go.cb-w.com/dapp?cb_url=${url}` : `cbwallet://miniapp?url=${url}`
  return null
}
