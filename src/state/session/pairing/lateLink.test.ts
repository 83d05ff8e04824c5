import { describe, expect, it } from 'vitest'
import { pairingAtom } from './state'
import { startPairing } from '../wallets/select'
import { pairingViewAtom, renewPairing } from './viewModel'
import { pairable } from '../../../../stories/lab/testing/pairing'

describe('a link that does not come', () => {
  it('is told of after 5 and 20 seconds, and asked for again by a press', async () => {
    const { store, peer, clock } = pairable()
    peer.isSlow = true
    store.set(startPairing)
    store.set(renewPairing)
    await clock.advance(4_999)
    expect(store.get(pairingAtom)).toEqual({ status: 'requesting' })
    await clock.advance(1)
    expect(store.get(pairingAtom)).toEqual({ status: 'requesting', wait: 'waiting' })
    await clock.advance(15_000)
    expect(store.get(pairingAtom)).toEqual({ status: 'requesting', wait: 'notAnswering' })
    store.set(renewPairing)
    expect(store.get(pairingAtom)).toEqual({ status: 'requesting' })
    expect(peer.requests[0]?.signal.aborted).toBe(true)
    peer.link(1)
    await clock.advance(20_000)
    expect(store.get(pairingAtom)).toEqual({ status: 'ready', uri: peer.uris[0] })
  })

  it('says that nothing is kept, until a later link is', () => {
    const { store, peer } = pairable()
    store.set(startPairing)
    store.set(renewPairing)
    expect(store.get(pairingViewAtom).isTemporary).toBe(false)
    peer.requests[0]?.onMemoryOnly?.()
    expect(store.get(pairingViewAtom).isTemporary).toBe(true)
    store.set(renewPairing)
    expect(store.get(pairingViewAtom).isTemporary).toBe(false)
  })
})
