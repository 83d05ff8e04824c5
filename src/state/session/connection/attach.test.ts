import { describe, expect, it } from 'vitest'
import { approve, createLabWallet, ignore, refuse } from '../../../../stories/lab/wallets/adapter'
import { createLab } from '../../../../stories/lab/lab'
import {
  AttemptAbandonedError,
  RequestPendingError,
  UserRejectedError,
  WalletUnavailableError,
} from '../../../chains/errors/errors'
import { WalletFailedError } from '../../../chains/errors/walletErrors'
import { connectAttemptAtom, connectWallet, selectWallet } from './connect'
import { disconnect } from './disconnect'
import { signMessage } from '../account/signMessage'
import { connectionsAtom, handlesAtom, statusAtom } from '../../core/visitor/connections'
import { recentWalletsAtom } from './attach'
import { snackAtom } from '../../shell/feedback/feedback'
import { activeNetworkAtom } from '../../core/visitor/networks'
import { back, canCloseAtom, requestClose, routeAtom } from '../../shell/router/navigation'
import { close, isOpenAtom, open } from '../../shell/router/stack'
import { shakeAtom } from '../../shell/router/navigation'
import { isUnsupported } from '../../../chains/network'

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('connecting', () => {
  it('opens, waits in its view, connects and closes', async () => {
    let answer = () => {}
    const onConnect = () => new Promise<void>((resolve) => (answer = resolve))
    const { portico, events } = createLab({ wallets: [createLabWallet('Alpha', { onConnect })] })
    const { store } = portico
    store.set(open)
    expect(store.get(routeAtom).name).toBe('Connect')
    store.set(selectWallet, 'alpha')
    expect(store.get(statusAtom)).toBe('connecting')
    await settle()
    expect(store.get(routeAtom)).toEqual({ name: 'ConnectingExternal', connectorId: 'alpha' })
    answer()
    await settle()
    expect(store.get(statusAtom)).toBe('connected')
    expect(store.get(isOpenAtom)).toBe(false)
    expect(store.get(routeAtom).name).toBe('Account')
    expect(store.get(snackAtom)?.message).toBe('connected')
    expect(store.get(recentWalletsAtom).map(({ id }) => id)).toEqual(['alpha'])
    expect(events.map(({ event }) => event)).toEqual(['MODAL_OPEN', 'SELECT_WALLET', 'CONNECT_SUCCESS', 'MODAL_CLOSE'])
  })

  it('asks the wallet before anybody hears that it is asked', () => {
    const order: string[] = []
    const onConnect = async () => void order.push('asked')
    const { portico } = createLab({ wallets: [createLabWallet('Alpha', { onConnect })] })
    portico.store.sub(connectAttemptAtom, () => order.push('attempt'))
    portico.store.sub(statusAtom, () => order.push('status'))
    portico.store.set(selectWallet, 'alpha')
    expect(order).toEqual(['asked', 'status', 'attempt'])
  })

  it('asks the wallet within the press, and shows nothing of a wallet that answers at once', async () => {
    const asked: string[] = []
    const { portico } = createLab({
      wallets: [createLabWallet('Alpha', { onConnect: async () => void asked.push('alpha') })],
    })
    portico.store.set(open)
    const shown: string[] = []
    portico.store.sub(routeAtom, () => shown.push(portico.store.get(routeAtom).name))
    portico.store.set(selectWallet, 'alpha')
    expect(asked).toEqual(['alpha'])
    await settle()
    await settle()
    expect(portico.store.get(isOpenAtom)).toBe(false)
    expect(shown).not.toContain('ConnectingExternal')
  })

  it.each([
    [new UserRejectedError('no'), 'declined', 'USER_REJECTED', 0],
    [new RequestPendingError('busy'), 'pending', 'CONNECT_ERROR', 0],
    [new WalletUnavailableError('gone'), 'unavailable', 'CONNECT_ERROR', 0],
    [new WalletFailedError('broken'), 'failed', 'CONNECT_ERROR', 1],
  ])('shows %s as %s and reports only what is a fault', async (error, status, event, reports) => {
    const wallet = createLabWallet('Alpha', { onConnect: refuse(error) })
    const { portico, events } = createLab({ wallets: [wallet] })
    portico.store.set(selectWallet, 'alpha')
    await settle()
    expect(portico.store.get(connectAttemptAtom)).toMatchObject({ status, error })
    expect(portico.store.get(statusAtom)).toBe('disconnected')
    expect(events.map((each) => each.event)).toContain(event)
    expect(events.filter(({ type }) => type === 'error')).toHaveLength(reports)

    wallet.onConnect = approve
    portico.store.set(selectWallet, 'alpha')
    await settle()
    expect(portico.store.get(statusAtom)).toBe('connected')
  })

  it('says after 5 seconds what it waits for, and after 20 offers a way out', async () => {
    const { portico, clock } = createLab({ wallets: [createLabWallet('Alpha', { onConnect: ignore })] })
    const status = () => portico.store.get(connectAttemptAtom)?.status
    portico.store.set(selectWallet, 'alpha')
    expect(status()).toBe('opening')
    await clock.advance(4_999)
    expect(status()).toBe('opening')
    await clock.advance(1)
    expect(status()).toBe('waiting')
    await clock.advance(15_000)
    expect(status()).toBe('notAnswering')
    portico.store.set(back)
    expect(portico.store.get(connectAttemptAtom)).toBeNull()
    expect(portico.store.get(statusAtom)).toBe('disconnected')
  })

  it.each([
    ['going back', back],
    ['closing', close],
  ])('ignores a late approval after %s', async (_how, leave) => {
    let answer = () => {}
    const onConnect = () => new Promise<void>((resolve) => (answer = resolve))
    const { portico } = createLab({ wallets: [createLabWallet('Alpha', { onConnect })] })
    portico.store.set(selectWallet, 'alpha')
    await settle()
    portico.store.set(leave)
    answer()
    await settle()
    expect(portico.store.get(statusAtom)).toBe('disconnected')
    expect(portico.store.get(handlesAtom)).toEqual({})
  })

  it('rejects to a caller without a view, who may ask again', async () => {
    const wallet = createLabWallet('Alpha', { onConnect: refuse(new UserRejectedError('no')) })
    const { portico } = createLab({ wallets: [wallet] })
    await expect(portico.store.set(connectWallet, 'alpha')).rejects.toBeInstanceOf(UserRejectedError)
    await expect(portico.store.set(connectWallet, 'nobody')).rejects.toBeInstanceOf(WalletUnavailableError)
    expect(portico.store.get(isOpenAtom)).toBe(false)
  })

  it('shows the waiting view for a wallet that is gone, and throws nothing at the person', async () => {
    const { portico } = createLab({ wallets: [] })
    portico.store.set(selectWallet, 'nobody')
    await settle()
    expect(portico.store.get(routeAtom)).toEqual({ name: 'ConnectingExternal', connectorId: 'nobody' })
    expect(portico.store.get(statusAtom)).toBe('disconnected')
  })

  it('lets the newer of two wallets win', async () => {
    let answer = () => {}
    const slow = createLabWallet('Slow', { onConnect: () => new Promise<void>((resolve) => (answer = resolve)) })
    const { portico } = createLab({ wallets: [slow, createLabWallet('Quick')] })
    const first = expect(portico.store.set(connectWallet, 'slow')).rejects.toBeInstanceOf(AttemptAbandonedError)
    await portico.store.set(connectWallet, 'quick')
    answer()
    await first
    expect(portico.store.get(connectionsAtom).eip155).toMatchObject({ status: 'connected', connectorId: 'quick' })
  })

  it('keeps the connection when a second wallet is declined', async () => {
    const other = createLabWallet('Other', { onConnect: refuse(new UserRejectedError('no')) })
    const { portico } = createLab({ wallets: [createLabWallet('Alpha'), other] })
    await portico.store.set(connectWallet, 'alpha')
    await portico.store.set(connectWallet, 'other').catch(() => undefined)
    expect(portico.store.get(connectionsAtom).eip155).toMatchObject({ status: 'connected', connectorId: 'alpha' })
  })
})

describe('a connection', () => {
  it('follows the wallet to another account and lets go with it', async () => {
    const wallet = createLabWallet('Alpha')
    const { portico, events } = createLab({ wallets: [wallet] })
    await portico.store.set(connectWallet, 'alpha')
    wallet.change({ networkId: 'eip155:10', address: 'eip155:10:0x2', accounts: ['eip155:10:0x2'] })
    expect(portico.snapshot()).toMatchObject({ account: { address: '0x2' }, network: { name: 'OP Mainnet' } })
    wallet.change(null)
    expect(portico.snapshot()).toMatchObject({ status: 'disconnected', account: null })
    expect(events.at(-1)?.event).toBe('DISCONNECT_SUCCESS')
  })

  it('signs with the active account, and says so without one', async () => {
    const { portico } = createLab()
    await expect(portico.store.set(signMessage, 'hello')).rejects.toThrow('No ActiveCaipAddress found')
    await portico.store.set(connectWallet, 'alpha')
    expect(await portico.store.set(signMessage, 'hello')).toMatch(/^signed:eip155:1:0x.*:hello$/)
  })

  it('ends for good when disconnected, however often', async () => {
    const wallet = createLabWallet('Alpha')
    const { portico, storage } = createLab({ wallets: [wallet] })
    await portico.store.set(connectWallet, 'alpha')
    await Promise.all([portico.disconnect(), portico.disconnect(), portico.store.set(disconnect, 'eip155')])
    expect(portico.snapshot().status).toBe('disconnected')
    expect(wallet.isPermitted).toBe(false)
    expect(storage.getItem('portico/connectionStatus')).toBe('disconnected')
    expect(storage.getItem('portico/connectors')).toBeNull()
  })

  it('is shown as ended before a slow wallet has been told', async () => {
    const alpha = createLabWallet('Alpha')
    const { portico } = createLab({ wallets: [alpha] })
    await portico.store.set(connectWallet, 'alpha')
    let answer = () => {}
    const [handle] = alpha.handles
    Object.assign(handle ?? {}, { disconnect: () => new Promise<void>((resolve) => (answer = resolve)) })
    const done = portico.disconnect()
    await settle()
    expect(portico.snapshot().status).toBe('disconnected')
    answer()
    await done
  })
})

describe('an unsupported network', () => {
  const elsewhere = { networkId: 'eip155:999', address: 'eip155:999:0x1', accounts: ['eip155:999:0x1'] } as const

  it('is a placeholder, and holds the modal open until the wallet leaves it', async () => {
    const wallet = createLabWallet('Alpha', { snapshot: elsewhere })
    const { portico } = createLab({ wallets: [wallet] })
    const { store } = portico
    store.set(selectWallet, 'alpha')
    await settle()
    expect(isUnsupported(store.get(activeNetworkAtom))).toBe(true)
    expect(store.get(routeAtom).name).toBe('UnsupportedChain')
    expect(store.get(isOpenAtom)).toBe(true)
    expect(store.get(canCloseAtom)).toBe(false)
    store.set(requestClose)
    expect(store.get(isOpenAtom)).toBe(true)
    expect(store.get(shakeAtom)).toBe(1)
    wallet.change({ networkId: 'eip155:1', address: 'eip155:1:0x1', accounts: ['eip155:1:0x1'] })
    expect(store.get(isOpenAtom)).toBe(false)
  })

  it.each([{ enableNetworkSwitch: false }, { allowUnsupportedChain: true }])('is accepted with %o', async (config) => {
    const { portico } = createLab({ wallets: [createLabWallet('Alpha', { snapshot: elsewhere })], config })
    portico.store.set(selectWallet, 'alpha')
    await settle()
    expect(portico.snapshot()).toMatchObject({
      isOpen: false,
      status: 'connected',
      network: { name: 'Unknown Network' },
    })
  })
})
