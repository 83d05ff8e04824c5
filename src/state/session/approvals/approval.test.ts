import { describe, expect, it } from 'vitest'
import { UserRejectedError } from '../../../chains/errors/errors'
import { createLab, type LabOptions } from '../../../../stories/lab/lab'
import { address } from '../../../../stories/lab/samples'
import { spender as somebody } from '../../../../stories/lab/requests/eip155'
import { RequestOutdatedError } from '../../../chains/errors/requestOutdated'
import { approveThen, askApproval } from './approval'
import { approve, setVisibility, reject } from './decide'
import { approvalAtom } from './queue'
import { balanceAtom } from '../account/balance'
import { connectWallet } from '../connection/connect'
import { back, canGoBackAtom, navigate, requestClose, routeAtom } from '../../shell/router/navigation'
import { TooManyRequestsError } from './approvalErrors'
import { isOpenAtom, open } from '../../shell/router/stack'

async function start(options: LabOptions = {}) {
  const lab = createLab(options)
  const { store } = lab.portico
  await store.set(connectWallet, 'alpha')
  const call = { method: 'personal_sign', params: ['0x48656c6c6f', address] }
  const ask = (signal?: AbortSignal) => store.set(askApproval, { call, namespace: 'eip155', signal })
  const shown = () => store.get(approvalAtom)
  /** The view is drawn, and half a second goes by. */
  const look = async () => {
    await expect.poll(() => shown()?.description.status).toBe('ready')
    store.set(setVisibility, shown()?.id ?? 0, true)
    await lab.clock.advance(500)
  }
  const yes = (click = { isSeen: true, isTrusted: true }) => store.set(approve, shown()?.id ?? 0, click)
  return { ...lab, store, call, ask, shown, look, yes }
}

/** The end of a promise. */
const end = (promise: Promise<unknown>) =>
  promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
const rejected = { error: expect.any(UserRejectedError) as unknown }

describe('asking for a yes', () => {
  it('opens the view, resolves to a copy of what was shown, and closes', async () => {
    const { store, call, ask, look, yes, shown } = await start()
    const asked = ask()
    expect(store.get(isOpenAtom)).toBe(true)
    expect(store.get(routeAtom).name).toBe('ApproveTransaction')
    expect(shown()).toMatchObject({
      origin: 'https://host.example',
      account: `eip155:1:${address}`,
      position: 1,
      total: 1,
    })
    call.params[0] = '0xbad0'
    await look()
    yes()
    expect(await asked).toEqual({ method: 'personal_sign', params: ['0x48656c6c6f', address] })
    await expect.poll(() => store.get(isOpenAtom)).toBe(false)
    expect(shown()).toBeNull()
  })

  it('tells what the chain calls those to whom something goes, and waits two seconds for it at most', async () => {
    const { store, shown, adapter, clock } = await start()
    const asked: string[] = []
    const lookupName = async (_network: unknown, one: string) => {
      asked.push(one)
      return asked.length === 1 ? 'alice.eth' : new Promise<never>(() => undefined)
    }
    adapter.names = { lookupName }
    const call = { method: 'eth_sendTransaction', params: [{ from: address, to: somebody, value: '0x1' }] }
    const send = () => void end(store.set(askApproval, { call, namespace: 'eip155' }))
    send()
    await expect.poll(() => shown()?.facts.names).toEqual({ [somebody.toLowerCase()]: 'alice.eth' })
    expect(asked).toEqual([somebody])
    store.set(reject, shown()?.id ?? 0)
    send()
    await expect.poll(() => asked).toHaveLength(2)
    await clock.advance(2_000)
    await expect.poll(() => shown()?.description.status).toBe('ready')
    expect(shown()?.facts.names).toEqual({})
  })

  it('opens in the basic variant, too', async () => {
    const { store, ask } = await start({ config: { basic: true } })
    void end(ask())
    expect(store.get(isOpenAtom)).toBe(true)
  })

  it('comes back to the view it covered', async () => {
    const { store, ask, look, yes } = await start()
    store.set(open, { name: 'Networks' })
    expect(store.get(canGoBackAtom)).toBe(true)
    const asked = ask()
    // On by a yes or a no, not by a button that says neither.
    expect(store.get(canGoBackAtom)).toBe(false)
    await look()
    yes()
    await asked
    await expect.poll(() => store.get(routeAtom).name).toBe('Networks')
    expect(store.get(isOpenAtom)).toBe(true)
  })

  it('reads the balance again when something was sent, and not for a signature', async () => {
    const { store, ask, look, yes, adapter } = await start()
    store.sub(balanceAtom, () => undefined)
    await expect.poll(() => store.get(balanceAtom).status).toBe('ready')
    const signed = ask()
    await look()
    yes()
    await signed
    expect(adapter.reads).toBe(1)
    const call = { method: 'eth_sendTransaction', params: [{ to: address, value: '0x1' }] }
    const sent = store.set(approveThen, { call, namespace: 'eip155' }, async () => '0xhash')
    await look()
    yes()
    expect(await sent).toBe('0xhash')
    await expect.poll(() => adapter.reads).toBe(2)
  })

  it('takes no yes before half a second in plain sight', async () => {
    const { store, ask, shown, yes, clock, look } = await start()
    const ending = end(ask())
    yes()
    await expect.poll(() => shown()?.description.status).toBe('ready')
    yes()
    store.set(setVisibility, shown()?.id ?? 0, true)
    await clock.advance(499)
    yes()
    expect(shown()?.progress).toBe('open')
    // Covered meanwhile: it starts again.
    store.set(setVisibility, shown()?.id ?? 0, false)
    await clock.advance(1)
    yes()
    expect(shown()?.progress).toBe('open')
    await look()
    yes()
    expect(await ending).toHaveProperty('value')
  })

  it('takes no yes from a script, nor while something lies over it', async () => {
    const { ask, shown, yes, look } = await start({ platform: { acceptsScripts: false } })
    const ending = end(ask())
    await look()
    yes({ isSeen: true, isTrusted: false })
    expect(shown()?.progress).toBe('open')
    yes({ isSeen: false, isTrusted: true })
    expect(shown()?.progress).toBe('covered')
    yes()
    expect(shown()?.progress).toBe('covered')
    await look()
    expect(shown()?.progress).toBe('open')
    yes()
    expect(await ending).toHaveProperty('value')
  })

  it('shows one after the other, each settled once', async () => {
    const { store, ask, look, shown, yes } = await start()
    const endings = [end(ask()), end(ask()), end(ask())]
    expect(shown()).toMatchObject({ position: 1, total: 3 })
    const firstId = shown()?.id ?? 0
    await look()
    yes()
    await expect.poll(() => shown()).toMatchObject({ position: 2, total: 3, isArmed: false })
    // A second click of a double click.
    yes()
    store.set(approve, firstId, { isSeen: true, isTrusted: true })
    store.set(reject, firstId)
    expect(shown()?.position).toBe(2)
    store.set(reject, shown()?.id ?? 0)
    expect(shown()?.position).toBe(3)
    await look()
    yes()
    expect((await Promise.all(endings)).map((one) => Object.keys(one)[0])).toEqual(['value', 'error', 'value'])
    expect(store.get(isOpenAtom)).toBe(false)
  })

  it.each<[string, (lab: Awaited<ReturnType<typeof start>>) => unknown]>([
    ['close', ({ portico }) => portico.close()],
    ['Escape', ({ store }) => store.set(requestClose)],
    ['back', ({ store }) => store.set(back)],
    ['going elsewhere', ({ store }) => store.set(navigate, { name: 'Networks' })],
    ['disconnect', ({ portico }) => portico.disconnect()],
    ['the wallet letting go', ({ adapter }) => adapter.find('alpha').change(null)],
    ['destroy', ({ portico }) => portico.destroy()],
  ])('%s declines all', async (_name, act) => {
    const lab = await start()
    const endings = [end(lab.ask()), end(lab.ask())]
    await act(lab)
    expect(await Promise.all(endings)).toEqual([rejected, rejected])
    expect(lab.shown()).toBeNull()
    expect(lab.store.get(routeAtom).name).not.toBe('ApproveTransaction')
    expect(lab.events.filter(({ type }) => type === 'error')).toEqual([])
  })

  it('leaves no empty view behind', async () => {
    const { store, ask } = await start()
    void end(ask())
    store.set(navigate, { name: 'Networks' })
    store.set(back)
    expect(store.get(routeAtom).name).toBe('Account')
    void end(ask())
    store.set(requestClose)
    void end(ask())
    store.set(back)
    expect(store.get(isOpenAtom)).toBe(false)
  })

  it('is taken back by its signal', async () => {
    const { store, ask, shown } = await start()
    const controller = new AbortController()
    const ending = end(ask(controller.signal))
    controller.abort()
    expect(await ending).toEqual(rejected)
    expect(shown()).toBeNull()
    expect(store.get(isOpenAtom)).toBe(false)
    expect(await end(ask(controller.signal))).toEqual(rejected)
  })

  it('is bound to account and network', async () => {
    const { ask, adapter, shown } = await start()
    const wallet = adapter.find('alpha')
    const endings = [end(ask())]
    wallet.change({ ...wallet.snapshot })
    expect(shown()).not.toBeNull()
    wallet.change({ networkId: 'eip155:10', address: `eip155:10:${address}`, accounts: [`eip155:10:${address}`] })
    endings.push(end(ask()))
    expect(shown()?.network.name).toBe('OP Mainnet')
    wallet.change({ ...wallet.snapshot, address: 'eip155:10:0x1', accounts: ['eip155:10:0x1'] })
    const outdated = { error: expect.any(RequestOutdatedError) as unknown }
    expect(await Promise.all(endings)).toEqual([outdated, outdated])
  })

  it('declines when another wallet took the place of the one asked', async () => {
    const { store, ask, look, yes } = await start()
    const ending = end(ask())
    await look()
    await store.set(connectWallet, 'alpha')
    yes()
    expect(await ending).toEqual(rejected)
  })

  it('a flood of one origin keeps no other out', async () => {
    const { store, call, portico } = await start()
    const askFrom = (origin: string) => store.set(askApproval, { call, namespace: 'eip155', origin })
    const endings = Array.from({ length: 10 }, () => end(askFrom('https://frame.example')))
    await expect(askFrom('https://frame.example')).rejects.toBeInstanceOf(TooManyRequestsError)
    endings.push(end(askFrom('https://other.example')))
    expect(store.get(approvalAtom)?.total).toBe(11)
    portico.close()
    expect(await Promise.all(endings)).toEqual(endings.map(() => rejected))
  })

  it('refuses a flood', async () => {
    const { store, ask, portico } = await start()
    const endings = Array.from({ length: 10 }, () => end(ask()))
    await expect(ask()).rejects.toBeInstanceOf(TooManyRequestsError)
    portico.close()
    expect(await Promise.all(endings)).toEqual(endings.map(() => rejected))
    void end(ask())
    expect(store.get(isOpenAtom)).toBe(true)
  })

  it('sends no request before a connection', async () => {
    const { portico } = createLab()
    const asked = portico.store.set(askApproval, { call: { method: 'personal_sign' }, namespace: 'eip155' })
    await expect(asked).rejects.toThrow('Please call connect() before request()')
    expect(portico.snapshot().isOpen).toBe(false)
  })
})
