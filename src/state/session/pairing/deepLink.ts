import { atom, type Getter } from 'jotai/vanilla'
import { action } from '../../core/action'
import { platformAtom } from '../../core/platform'
import { envAtom, onDestroy } from '../../core/runtime'
import { createTask } from '../../core/task'
import { getWalletById } from '../wallets/recommended'
import type { PairingTab } from '../wallets/walletLinks'
import { trackLink } from '../wallets/walletTracking'
import { followLeaves } from './followLeaves'
import { rememberApp } from './openedApp'
import { pairingLink, targetOf } from './pairingLink'
import { pairingUriAtom } from './state'

/** Result of opening a wallet: gone there, or still here after two seconds, or blocked by the browser. */
export type OpeningStatus = 'opened' | 'notOpened' | 'blocked'

const openedAtom = atom<{ readonly uri: string; readonly tab: PairingTab; readonly status: OpeningStatus } | null>(null)

/** Time that an app may take to come before this page, in milliseconds. */
const opensWithinMs = 2_000

const task = createTask()

/** Returns the result of opening the wallet with the link that is shown now, in this tab; null before. */
export function getOpening(get: Getter, tab: PairingTab): OpeningStatus | null {
  const opened = get(openedAtom)
  return opened && opened.tab === tab && opened.uri === get(pairingUriAtom) ? opened.status : null
}

/** The live link of a wallet for a tab, null without one. */
export function getLink(get: Getter, walletId: string | undefined, tab: PairingTab) {
  const wallet = walletId === undefined ? undefined : getWalletById(get, walletId)
  const uri = get(pairingUriAtom)
  return wallet && uri ? pairingLink(wallet, tab, uri, get(platformAtom)) : null
}

/** Opens a wallet's app or page with the live link; has to run inside the press of a button. */
export const openPairingLink = action(function openPairingLink(get, set, walletId: string, tab: PairingTab) {
  const uri = get(pairingUriAtom)
  const link = getLink(get, walletId, tab)
  if (!link || !uri) return
  const platform = get(platformAtom)
  rememberApp(get, link)
  set(trackLink)
  const show = (status: OpeningStatus) => set(openedAtom, { uri, tab, status })
  const target = targetOf(platform, tab)
  // Followed before, as some browsers leave the page at once.
  let isGone = false
  const stop = (platform.followLeaves ?? ((run) => followLeaves(platform.isMobile, run)))(() => {
    isGone = true
    show('opened')
  })
  show(platform.openLink(link.url, target) ? 'opened' : 'blocked')
  const cancel = onDestroy(get, stop)
  void task.run(get, async (signal) => {
    try {
      // A tab that opened is there; whether an app did, only this page's leaving says.
      if (target === '_blank') return
      await get(envAtom).clock.sleep(opensWithinMs, signal)
      if (!isGone) show('notOpened')
      // An app that is slow may still come.
      await get(envAtom).clock.sleep(4 * 60_000, signal)
    } finally {
      stop()
      cancel()
    }
  })
})
