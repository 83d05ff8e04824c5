import { memoryStorage } from '../../src/state/core/storage'
import './lateParts'
import { createPortico } from '../../src/state/app/createPortico'
import type { Env, Platform } from '../../src/state/core/env'
import { tell } from '../../src/state/app/events.late'
import { listen, type PorticoEvent } from '../../src/state/core/events'
import { listedWallets } from '../../src/services/wallets/walletList.late'
import { createLabAdapter, createLabWallet, readTokensOf } from './wallets/adapter'
import { createClock } from './clock'
import { labNetworks } from './networks'
import type { Lab, LabOptions, LabWindow, OpenedLink } from './types'

export { labNetworks }
export type { Lab, LabOptions }

/** A whole instance in a world of working fakes: wallets, storage, clock and page in our hands. */
export function createLab(options: LabOptions = {}): Lab {
  const { wallets = [createLabWallet('Alpha')], storage = memoryStorage() } = options
  const clock = createClock()
  const adapter = createLabAdapter(wallets)
  adapter.readToken = readTokensOf(options.config?.sources?.tokens ?? [])
  const adapters = options.adapters ?? [adapter]
  const copied: string[] = []
  const opened: OpenedLink[] = []
  const windows: LabWindow[] = []
  const platform: Platform = {
    isMobile: false,
    copyText: async (text) => void copied.push(text),
    reload: () => undefined,
    acceptsScripts: true,
    userAgent: '',
    isFramed: false,
    isTelegram: false,
    href: () => 'https://host.example/shop',
    followReturns: () => () => undefined,
    openLink: (url, target) => opened.push({ url, target }) > 0,
    openWindow: (url, features) => (options.blocksWindows ? null : openLabWindow(windows, url, features)),
    followLeaves: () => () => undefined,
    ...options.platform,
  }
  const { pairing, embedded, followStorage, services = { directory: listedWallets } } = options
  const env: Env = { adapters, pairing, embedded, services, storage, followStorage, clock, platform }
  const portico = createPortico(
    { projectId: null, debug: true, networks: labNetworks, adapters, pairing, ...options.config },
    env,
  )
  const events: PorticoEvent[] = []
  const { store, snapshot } = portico
  if (options.listens !== false)
    store.set(listen, (event) => tell(store, (told) => events.push(told), snapshot(), event))
  return { portico, env, clock, adapter, storage, events, copied, opened, windows }
}

function openLabWindow(windows: LabWindow[], url: string, features: string): LabWindow {
  const opened: LabWindow = {
    url,
    features,
    isGone: false,
    isBack: false,
    fronts: 0,
    go: (next) => void (opened.url = next),
    focus: () => void (opened.fronts += 1),
    close: () => void (opened.isGone = true),
    isClosed: () => opened.isGone,
    hasReturned: () => opened.isBack,
  }
  windows.push(opened)
  return opened
}
