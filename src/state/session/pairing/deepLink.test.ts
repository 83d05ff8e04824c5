import { describe, expect, it } from 'vitest'
import { createLab, type LabOptions } from '../../../../stories/lab/lab'
import { createLabPeer } from '../../../../stories/lab/wallets/peer'
import type { DirectoryWallet } from '../../../services/types'
import { memoryStorage } from '../../core/storage'
import { disconnect } from '../connection/disconnect'
import { back } from '../../shell/router/navigation'
import { cacheWallets } from '../wallets/recommended'
import { startPairing } from '../wallets/select'
import { openPairingLink } from './deepLink'
import { pairingViewAtom, pressPairing, renewPairing } from './viewModel'

const choiceKey = 'WALLETCONNECT_DEEPLINK_CHOICE'
const harbour: DirectoryWallet = {
  id: 'harbour',
  name: 'Harbour',
  badge: 'none',
  chains: [],
  mobileLink: 'harbour://',
  webappLink: 'https://app.harbour.example',
  injected: [],
  supportsWc: true,
}

function onPhone(platform: LabOptions['platform'] = {}) {
  const listeners = new Set<() => void>()
  const storage = memoryStorage()
  const pairing = createLabPeer()
  const lab = createLab({
    wallets: [],
    pairing,
    storage,
    platform: {
      isMobile: true,
      followLeaves: (run) => {
        listeners.add(run)
        return () => void listeners.delete(run)
      },
      ...platform,
    },
  })
  const { store } = lab.portico
  store.set(cacheWallets, [harbour])
  lab.portico.open()
  store.set(startPairing, 'harbour')
  store.set(renewPairing)
  const leave = () => listeners.forEach((run) => run())
  return { ...lab, store, pairing, listeners, leave, storage, opening: () => store.get(pairingViewAtom).opening }
}

describe('an app that is opened', () => {
  it('did not open where the page is still in front after two seconds; a slow one opens later', async () => {
    const { store, clock, opening, leave, opened, listeners } = onPhone()
    store.set(openPairingLink, 'harbour', 'mobile')
    expect(opened.map(({ target }) => target)).toEqual(['_self'])
    await clock.advance(1_999)
    expect(opening()).toBe('opened')
    await clock.advance(1)
    expect(opening()).toBe('notOpened')
    leave()
    expect(opening()).toBe('opened')
    await clock.advance(300_000)
    expect(listeners.size).toBe(0)
  })

  it('opened where the page is hidden meanwhile', async () => {
    const { store, clock, opening, leave } = onPhone()
    store.set(openPairingLink, 'harbour', 'mobile')
    leave()
    await clock.advance(10_000)
    expect(opening()).toBe('opened')
  })

  it('is said to be blocked where the browser keeps its tab shut, with the link to press', async () => {
    const { store, clock, opening } = onPhone({ openLink: () => false })
    store.set(pressPairing, { type: 'tab', tab: 'web' })
    store.set(pressPairing, { type: 'open', walletId: 'harbour', tab: 'web' })
    await clock.advance(5_000)
    expect(opening()).toBe('blocked')
    expect(store.get(pairingViewAtom).link?.url).toMatch(/^https:\/\/app\.harbour\.example\/wc\?uri=wc%3A/)
  })
})

describe('the app that later requests open', () => {
  it('is forgotten when the view is left and with the next link, and kept once a wallet approved', async () => {
    const { store, storage, pairing } = onPhone()
    store.set(openPairingLink, 'harbour', 'mobile')
    expect(storage.getItem(choiceKey)).toBe('{"href":"harbour://","name":"Harbour"}')
    store.set(renewPairing)
    expect(storage.getItem(choiceKey)).toBeNull()
    store.set(openPairingLink, 'harbour', 'mobile')
    store.set(back)
    expect(storage.getItem(choiceKey)).toBeNull()
    store.set(startPairing, 'harbour')
    store.set(renewPairing)
    store.set(openPairingLink, 'harbour', 'mobile')
    await pairing.approve()
    await expect.poll(() => store.get(pairingViewAtom).state.status).toBe('requesting')
    expect(storage.getItem(choiceKey)).not.toBeNull()
  })

  it('is forgotten when the paired wallet is disconnected, also where the relay is away', async () => {
    const { store, storage, pairing, portico } = onPhone()
    store.set(startPairing, 'harbour')
    store.set(openPairingLink, 'harbour', 'mobile')
    await pairing.approve()
    await expect.poll(() => portico.snapshot().account).not.toBeNull()
    expect(storage.getItem(choiceKey)).not.toBeNull()
    await store.set(disconnect)
    expect(storage.getItem(choiceKey)).toBeNull()
  })
})
