import type { PairingState } from '../../../state/pairing/pairing'
import type { Copy } from '../../copy/en'

/** Where the wallet is: behind a code for a camera, or in an app, an extension or a page to open. */
import type { PairingTab } from '../../../state/wallets/walletLinks'

export type { PairingTab }

/** What a tab shows: the state of the link, as far as the tab needs one, and whether the wallet was opened. */
export type PairingFace = PairingState['status'] | 'opened' | 'waiting' | 'notAnswering'

/** What a tab shows. A wallet in this browser needs no link. */
export function pairingFace(tab: PairingTab, state: PairingState, hasOpened: boolean): PairingFace {
  const face = state.status === 'requesting' ? (state.wait ?? 'requesting') : state.status
  if (tab === 'qr') return face
  if (tab !== 'browser' && face !== 'ready') return face
  return hasOpened ? 'opened' : 'ready'
}

interface Words {
  readonly title: (wallet: string) => string
  readonly detail: string
}

/** What a tab says. */
export function pairingWords(
  { app, code, declined, failed, waiting, notAnswering }: Copy['pairing'],
  tab: PairingTab,
  face: PairingFace,
): Words {
  if (face === 'declined') return declined
  if (face === 'failed') return failed
  if (face === 'notAnswering') return notAnswering
  if (face === 'waiting') return { title: tab === 'qr' ? code.requesting.title : app.title, detail: waiting }
  if (tab === 'qr') return code[face === 'opened' ? 'ready' : face]
  return face === 'expired' ? app.expired : { title: app.title, detail: app[tab] }
}
