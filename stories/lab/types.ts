import type { ChainAdapter } from '../../src/chains/adapter'
import type { EmbeddedTransport } from '../../src/chains/embedded'
import type { PairingTransport } from '../../src/chains/pairing'
import type { Services } from '../../src/services/types'
import type { Portico } from '../../src/state/app/createPortico'
import type { PorticoConfig } from '../../src/state/core/config'
import type { Env, KeyValueStorage, LinkTarget, OpenedWindow, Platform } from '../../src/state/core/env'
import type { PorticoEvent } from '../../src/state/core/events'
import type { LabClock } from './clock'
import type { LabAdapter, LabWallet } from './wallets/adapter'

/** A window that was opened, as a test sees and moves it. */
export interface LabWindow extends OpenedWindow {
  url: string
  features: string
  isGone: boolean
  isBack: boolean
  /** Number of times that it was brought to the front. */
  fronts: number
}

export interface LabOptions {
  /** The browser blocks windows. */
  readonly blocksWindows?: boolean

  readonly wallets?: readonly LabWallet[]
  readonly adapters?: readonly ChainAdapter[]
  readonly storage?: KeyValueStorage
  readonly followStorage?: Env['followStorage']
  readonly platform?: Partial<Platform>
  readonly config?: Partial<PorticoConfig>
  readonly pairing?: PairingTransport
  readonly embedded?: EmbeddedTransport
  readonly services?: Services
  /** Its events are noted, as by a host that listens; true by default. */
  readonly listens?: boolean
}

/** A link the visitor was sent to. */
export interface OpenedLink {
  readonly url: string
  readonly target: LinkTarget
}

export interface Lab {
  readonly portico: Portico
  readonly env: Env
  readonly clock: LabClock
  readonly adapter: LabAdapter
  readonly storage: KeyValueStorage
  readonly events: readonly PorticoEvent[]
  readonly copied: readonly string[]
  readonly opened: readonly OpenedLink[]
  readonly windows: readonly LabWindow[]
}
