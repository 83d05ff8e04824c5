import type { OpeningStatus } from '../../../state/session/pairing/deepLink'
import type { PairingRelay } from '../../../chains/pairing'
import { linkOf, type PairingState } from '../../../state/session/pairing/state'
import type { PairingTab } from '../../../state/session/wallets/walletLinks'
import type { Copy } from '../../copy/en'

export type { OpeningStatus, PairingRelay, PairingState, PairingTab }

/** State of a tab: that of the link, as far as the tab needs one, and of opening the wallet. */
export type PairingFace = PairingState['status'] | OpeningStatus | 'waiting' | 'notAnswering'

/** Returns the state of a tab. A wallet in this browser needs no link. */
export function pairingFace(
  tab: PairingTab,
  state: PairingState,
  hasOpened: boolean,
  relay: PairingRelay | undefined,
  opening?: OpeningStatus,
): PairingFace {
  // A link that is there needs the relay as well.
  const wait = state.status === 'requesting' ? state.wait : state.status === 'ready' ? relay?.wait : undefined
  const face = wait ?? state.status
  if (tab === 'qr') return face === 'requesting' && linkOf(state) ? 'ready' : face
  if (tab !== 'browser' && face !== 'ready') return face
  return opening ?? (hasOpened ? 'opened' : 'ready')
}

/** True for a tab with a state that is said at once. */
export function isBadFace(face: PairingFace): boolean {
  return /^(notAnswering|notOpened|blocked|expired|declined|failed)$/.test(face)
}

/** Words of a tab. */
export interface PairingWords {
  readonly title: (wallet: string) => string
  readonly detail: string
}

interface Shown {
  readonly tab: PairingTab
  readonly face: PairingFace
  readonly state: PairingState
  readonly relay: PairingRelay | undefined
  readonly isOffline: boolean | undefined
}

/** Returns the words of a tab. */
export function pairingWords(copy: Copy['pairing'], { tab, face, state, relay, isOffline }: Shown): PairingWords {
  const { app, code, declined } = copy
  if (face === 'declined') return declined
  if (face === 'failed' || face === 'notAnswering') {
    const words = relay?.host ? noRelay(copy, relay.host) : copy[face]
    return isOffline ? { ...words, detail: copy.offline } : words
  }
  const { title } = tab === 'qr' ? code.ready : app
  if (face === 'waiting' && state.status === 'ready' && relay) return { title, detail: copy.relay.lost(relay.host) }
  if (face === 'waiting') return { title, detail: copy.waiting }
  if (face === 'notOpened' || face === 'blocked') return app[face]
  if (tab === 'qr') return code[face === 'opened' ? 'ready' : face]
  return face === 'expired' ? app.expired : { title, detail: app[tab] }
}

interface Said {
  readonly tab: PairingTab
  readonly name: string
  readonly face: PairingFace
  readonly words: PairingWords
  readonly isRenewed?: boolean | undefined
  readonly goodUntil?: string | undefined
}

/** Announcement of a tab; of a code that came by itself, that and its lifetime. */
export function pairingSentence({ code }: Copy['pairing'], { tab, name, face, words, ...link }: Said): string {
  if (tab === 'qr' && face === 'ready' && link.isRenewed) return `${code.renewed(link.goodUntil)}.`
  return `${words.title(name)}. ${words.detail}`
}

/** A time of today for people, by the clock of this device. */
export function timeOfDay(ms: number, locale?: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(ms)
}

function noRelay({ relay }: Copy['pairing'], host: string): PairingWords {
  return { title: () => relay.title(host), detail: relay.detail }
}
