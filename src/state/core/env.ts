import type { createStore, WritableAtom } from 'jotai/vanilla'
import type { PorticoError } from '../../chains/errors/errors'
import type { ChainAdapter } from '../../chains/adapter'
import type { Clock } from '../../chains/clock'
import type { EmbeddedTransport } from '../../chains/embedded'
import type { PairingTransport } from '../../chains/pairing'
import type { Services } from '../../services/types'

/** Text by key, the shape of `localStorage`. Every call may throw; callers are guarded. */
export interface KeyValueStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Target of a link: in place of this page, of the page around it, or beside it. */
export type LinkTarget = '_self' | '_top' | '_blank'

/** A window that this page opened. */
export interface OpenedWindow {
  /** Leads it to a page, which is not told who opened it. */
  go(url: string): void
  /** Brings it to the front. */
  focus(): void
  /** Closes it, unless it shows a page of another origin: cut off from this page, only its visitor closes that. */
  close(): void
  /** True where it is gone, or shows a page that hides it (`Cross-Origin-Opener-Policy`): the two cannot be told apart. */
  isClosed(): boolean
  /** True where it came back to a page of this origin. */
  hasReturned(): boolean
}

/** A change that another page of this origin wrote; a value of null is gone, a key of null means everything. */
export interface StorageChange {
  readonly key: string | null
  readonly newValue: string | null
}

/** The part of a `MediaQueryList` that is asked. */
export interface MediaWatch {
  readonly matches: boolean
  addEventListener(type: 'change', run: () => void): void
  removeEventListener(type: 'change', run: () => void): void
}

export interface Platform {
  readonly isMobile: boolean
  /** Another page shows this one. */
  readonly isFramed: boolean
  /** This is a mini app of Telegram, which opens links beside itself only. */
  readonly isTelegram: boolean
  /** Address of the host page now. */
  href(): string
  /** The browser's identification, for links that differ by system. */
  readonly userAgent: string
  copyText(text: string): Promise<void>
  /** Opens the device's sheet for sharing with a text. Left out: this page's own, where it has one. */
  share?(text: string): Promise<void>
  /** Opens an app or a page; has to be called inside the visitor's gesture. False: the browser blocked the tab. */
  openLink(url: string, target: LinkTarget): boolean
  /**
   * Opens a window beside this page, or on a phone a tab, empty for an address of ''; has to be called inside the visitor's
   * gesture. Null: the browser blocked it. Left out: this page's own.
   */
  openWindow?(url: string, features: string): OpenedWindow | null
  reload(): void
  /** Returns false where the browser has no network. Left out: it has one. */
  isOnline?(): boolean
  /** Returns true while the page is in sight. Left out: it is. */
  isVisible?(): boolean
  /**
   * Calls back once the page is loaded and idle, or loaded and given a sign of life; never where the
   * visitor saves data. Returns how to stop. Left out: nothing is fetched ahead.
   */
  whenReady?(needsSign: boolean, run: () => void): () => void
  /**
   * Calls back whenever a visitor comes back to the page, also out of the browser's cache, and whenever another page of
   * this origin changes what is stored for this product. Returns how to stop. Left out: this page's own events.
   */
  followReturns?(run: () => void): () => void
  /** Calls back when the visitor leaves the page for an app or another tab. Returns how to stop. Left out: this page's own events. */
  followLeaves?(run: () => void): () => void
  /** Reads the window, in the words of `window.matchMedia`. Left out: this page's own. */
  matchMedia?(query: string): MediaWatch
  /** Keeps a cookie of the page's own, in the words of `document.cookie`. */
  setCookie?(cookie: string): void
  /** Clicks made by a script count where a person's are wanted: in tests only. */
  readonly acceptsScripts?: boolean | undefined
}

/** The one seam to the outside world: stories and tests pass another one. */
export interface Env {
  readonly adapters: readonly ChainAdapter[]
  /** Pairing with wallets elsewhere; absent where the host set none up. */
  readonly pairing?: PairingTransport | undefined
  /** The wallet for visitors who have none; absent where the host set none up. */
  readonly embedded?: EmbeddedTransport | undefined
  /** The backend; left out: the one of the configuration, over HTTP. */
  readonly services?: Services | undefined
  readonly storage: KeyValueStorage
  /**
   * Calls back, until aborted, with what other pages of this origin write to that storage. Left out: what one page
   * connects, leaves or signs, the others see after a reload.
   */
  readonly followStorage?: ((run: (change: StorageChange) => void, signal: AbortSignal) => void) | undefined
  readonly clock: Clock
  /** Left out: this page's own. */
  readonly platform?: Platform | undefined
}

export type PorticoStore = ReturnType<typeof createStore>

/** Parts that are loaded late and need imports of the caller. */
export interface LateParts {
  readonly session: () => Promise<{ readonly sendReport: WritableAtom<null, [error: PorticoError], Promise<void>> }>
  readonly connections: () => Promise<{
    readonly disconnect: WritableAtom<null, [target: undefined, isHereAlone: boolean], Promise<void>>
  }>
}
