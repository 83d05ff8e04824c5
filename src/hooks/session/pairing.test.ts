import { describe, expect, it } from 'vitest'
import { createLab } from '../../../stories/lab/lab'
import { renderHook } from '../../../stories/lab/testing/renderHook'
import { settled } from '../../../stories/lab/settled'
import { createLabPeer } from '../../../stories/lab/wallets/peer'
import { AttemptAbandonedError, UserRejectedError } from '../../chains/errors/errors'
import { PairingUnavailableError } from '../../state/core/requestErrors'
import { startPairing } from '../../state/session/wallets/select'
import { renewPairing } from '../../state/session/pairing/viewModel'
import { usePairing } from './pairing'

async function pairable() {
  const peer = createLabPeer()
  const lab = createLab({ wallets: [], pairing: peer })
  return { ...lab, peer, ...(await renderHook(lab.portico, () => usePairing())) }
}

describe('usePairing', () => {
  it('gives a link to draw, and resolves when a wallet approves', async () => {
    const { now, peer, portico } = await pairable()
    expect(now()).toMatchObject({ status: 'idle', state: null, uri: null })
    const paired = now().pair()
    await settled()
    expect(now()).toMatchObject({ status: 'pending', state: { status: 'ready' }, uri: peer.uris[0] })
    await peer.approve()
    await paired
    await settled()
    expect(now()).toMatchObject({ status: 'success', state: null, uri: null })
    expect(portico.snapshot()).toMatchObject({ status: 'connected', isOpen: false })
  })

  it('is declined by the person', async () => {
    const { now, peer } = await pairable()
    const paired = expect(now().pair()).rejects.toBeInstanceOf(UserRejectedError)
    await settled()
    peer.fail(new UserRejectedError('no'))
    await paired
    await settled()
    expect(now()).toMatchObject({ status: 'error', state: { status: 'declined' }, uri: null })
  })

  it('is given up by cancel, and by a link that is too old', async () => {
    const { now, peer, clock } = await pairable()
    const cancelled = expect(now().pair()).rejects.toBeInstanceOf(AttemptAbandonedError)
    await settled()
    now().cancel()
    await cancelled
    expect(peer.requests[0]?.signal.aborted).toBe(true)
    const expired = expect(now().pair()).rejects.toBeInstanceOf(AttemptAbandonedError)
    await settled()
    await clock.advance(4 * 60_000)
    await expired
    await settled()
    expect(now()).toMatchObject({ status: 'error', state: { status: 'expired' }, uri: null })
  })

  it('sees a pairing that the modal began', async () => {
    const { now, peer, portico } = await pairable()
    portico.store.set(startPairing)
    portico.store.set(renewPairing)
    await settled()
    expect(now()).toMatchObject({ status: 'idle', uri: peer.uris[0] })
  })

  it('rejects where no pairing is configured', async () => {
    const { now } = await renderHook(createLab().portico, () => usePairing())
    await expect(now().pair()).rejects.toBeInstanceOf(PairingUnavailableError)
  })
})
