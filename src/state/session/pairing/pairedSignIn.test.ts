import { describe, expect, it } from 'vitest'
import { createLabAdapter } from '../../../../stories/lab/wallets/adapter'
import { createLab, labNetworks, type LabOptions } from '../../../../stories/lab/lab'
import { createLabPeer, type LabPeerOptions } from '../../../../stories/lab/wallets/peer'
import { settled } from '../../../../stories/lab/settled'
import { createLabSiwx, labAccount, signInAll } from '../../../../stories/lab/siwx'
import type { NetworkInput } from '../../../chains/network'
import { SignInServerUnreachableError } from '../../../siwx/siwxErrors'
import { snackAtom } from '../../shell/feedback/feedback'
import { cancelPairing, pairingUriAtom } from './state'
import { startPairing } from '../wallets/select'
import { renewPairing } from './viewModel'
import { routeAtom } from '../../shell/router/navigation'
import { signInAtom } from '../../core/visitor/signIn'

const solana: NetworkInput = {
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8899'] } },
}

async function scanned(
  siwx = createLabSiwx(),
  peering: LabPeerOptions = { signIn: signInAll },
  options: LabOptions = {},
) {
  const peer = createLabPeer({ address: labAccount.address, ...peering })
  const lab = createLab({ wallets: [], pairing: peer, ...options, config: { siwx, ...options.config } })
  const { store } = lab.portico
  lab.portico.open()
  store.set(startPairing)
  store.set(renewPairing)
  await settled()
  return { ...lab, peer, store, siwx, route: () => store.get(routeAtom).name }
}

describe('signing in with the approval', () => {
  it('asks for every network, the one in use first, without an account', async () => {
    const { peer } = await scanned(undefined, undefined, { config: { defaultNetwork: 'eip155:10' } })
    expect(peer.requests[0]?.signIn).toEqual({
      chainIds: ['eip155:10', 'eip155:1'],
      fields: {
        domain: 'host.example',
        uri: 'https://host.example/shop',
        version: '1',
        nonce: 'labnonce1',
        issuedAt: '2026-01-01T00:00:00.000Z',
        statement: 'Enter the shop.',
      },
    })
  })

  it('brings along what the adapter checks signatures with', async () => {
    const verifier = async () => () => async () => true
    const { peer } = await scanned(undefined, undefined, { adapters: [{ ...createLabAdapter([]), verifier }] })
    expect(peer.requests[0]?.signIn?.verifier).toBe(verifier)
  })

  it('keeps what was signed and settles without another question', async () => {
    const { peer, siwx, portico, store, events } = await scanned()
    await peer.approve()
    await settled()
    expect(portico.snapshot()).toMatchObject({ status: 'connected', isOpen: false })
    expect(store.get(signInAtom).status).toBe('signedIn')
    expect(siwx.sessions.map(({ data }) => data.chainId)).toEqual(['eip155:1', 'eip155:10'])
    expect(siwx.sessions[0]?.cacao).toBeDefined()
    expect(siwx.asked.filter((name) => name === 'createMessage')).toHaveLength(1)
    expect(events.filter(({ event }) => event === 'SIWX_AUTH_SUCCESS')).toHaveLength(1)
  })

  it('says so meanwhile, and a link that gets old does not end it', async () => {
    const siwx = createLabSiwx()
    let go: () => void = () => undefined
    siwx.before = (name) => (name === 'addSession' ? new Promise<void>((resolve) => (go = resolve)) : undefined)
    const { peer, store, clock, portico } = await scanned(siwx)
    await peer.approve()
    await settled()
    expect(store.get(snackAtom)).toMatchObject({ tone: 'loading', message: 'authenticating' })
    await clock.advance(240_000)
    siwx.before = () => undefined
    go()
    await settled()
    expect(portico.snapshot().status).toBe('connected')
    expect(store.get(snackAtom)?.message).not.toBe('authenticating')
  })

  it('that is not accepted disconnects and returns to Connect', async () => {
    const siwx = createLabSiwx()
    siwx.addSession = () => Promise.reject(new Error('Refused'))
    const { peer, store, portico, route, events } = await scanned(siwx)
    await peer.approve()
    await settled()
    expect(portico.snapshot()).toMatchObject({ status: 'disconnected', isOpen: true })
    expect(route()).toBe('Connect')
    expect(peer.find('eip155').handles.size).toBe(0)
    expect(store.get(snackAtom)).toMatchObject({
      tone: 'error',
      message: 'authFailed',
      isInPlace: true,
      until: Infinity,
    })
    expect(events).toContainEqual(expect.objectContaining({ event: 'SIWX_AUTH_ERROR' }))
  })

  it('that no server checked disconnects no account: the account is asked in the view', async () => {
    const siwx = createLabSiwx()
    siwx.addSession = () => Promise.reject(new SignInServerUnreachableError())
    const { peer, store, portico, route } = await scanned(siwx)
    await peer.approve()
    await settled()
    expect([portico.snapshot().status, route()]).toEqual(['connected', 'SIWXSignMessage'])
    expect(store.get(snackAtom)?.message).not.toBe('authFailed')
  })

  it('is enough for the network of the wallet: one nonce may be good for one sign-in', async () => {
    const siwx = createLabSiwx()
    const { addSession } = siwx
    siwx.addSession = (session) =>
      session.data.chainId === 'eip155:1' ? addSession(session) : Promise.reject(new Error('nonce-used'))
    const { peer, portico, store } = await scanned(siwx, undefined, { config: { siwx, defaultNetwork: 'eip155:10' } })
    await peer.approve()
    await settled()
    expect(portico.snapshot()).toMatchObject({ status: 'connected', isOpen: false })
    expect(store.get(signInAtom).status).toBe('signedIn')
    expect(siwx.sessions.map(({ data }) => data.chainId)).toEqual(['eip155:1'])
  })

  it('that is not awaited any more lets the wallet go and leaves no session', async () => {
    const siwx = createLabSiwx()
    let go: () => void = () => undefined
    siwx.before = (name) => (name === 'addSession' ? new Promise<void>((resolve) => (go = resolve)) : undefined)
    const { peer, store, portico } = await scanned(siwx)
    await peer.approve()
    await settled()
    store.set(cancelPairing)
    siwx.before = () => undefined
    go()
    await settled()
    expect([siwx.sessions, portico.snapshot().status]).toEqual([[], 'disconnected'])
    expect(peer.find('eip155').handles.size).toBe(0)
  })

  it('falls to the view when it is of an account that the wallet does not share', async () => {
    const another = '0x000000000000000000000000000000000000dEaD'
    const { peer, route, siwx } = await scanned(undefined, { signIn: signInAll, address: another })
    await peer.approve()
    await settled()
    expect([route(), siwx.sessions]).toEqual(['SIWXSignMessage', []])
  })

  it('falls to the view with a wallet that cannot', async () => {
    const { peer, route, siwx } = await scanned(undefined, {})
    await peer.approve()
    await settled()
    expect([route(), siwx.sessions]).toEqual(['SIWXSignMessage', []])
  })

  it('is asked for on eip155 only, and not where the host has a signer of its own', async () => {
    const adapters = [createLabAdapter([]), createLabAdapter([], 'solana')]
    const mixed = await scanned(undefined, undefined, {
      adapters,
      config: { adapters, networks: [...labNetworks, solana] },
    })
    expect(mixed.peer.requests.map(({ signIn }) => signIn)).toEqual([undefined])
    const signed = await scanned(createLabSiwx({ signMessage: async () => '0x' }))
    expect(signed.peer.requests.map(({ signIn }) => signIn)).toEqual([undefined])
  })

  it('does not hold the link up when the message does not come', async () => {
    const failing = createLabSiwx({ createMessage: () => Promise.reject(new Error('down')) })
    const first = await scanned(failing)
    expect(first.store.get(pairingUriAtom)).toBe(first.peer.uris[0])
    const slow = await scanned(createLabSiwx({ createMessage: () => new Promise(() => undefined) }))
    expect(slow.store.get(pairingUriAtom)).toBeNull()
    await slow.clock.advance(5_000)
    await settled()
    expect(slow.store.get(pairingUriAtom)).toBe(slow.peer.uris[0])
  })
})
