import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import { approve, createLabWallet } from '../../../../stories/lab/wallets/adapter'
import { configAtom } from '../../core/runtime'
import { memoryStorage } from '../../core/storage'
import { prepareWallets } from '../wallets/prepare'
import { connectionsAtom } from '../../core/visitor/connections'
import { connectNobody } from './warmUp.late'

const fetched = vi.fn()
/** Idle time with a limit is the wait for what is drawn. */
const whenIdle = vi.fn((run: () => void, options?: IdleRequestOptions) => void (options && run()))

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('requestIdleCallback', whenIdle)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('connecting without a wallet', () => {
  it('goes all the way to an account, sends no request, keeps nothing and tells no listener', async () => {
    const storage = memoryStorage()
    const onConnect = vi.fn(approve)
    const { portico, events } = createLab({ wallets: [createLabWallet('Alpha', { onConnect })], storage })
    const { store } = portico
    const write = vi.spyOn(storage, 'setItem')
    const before = store.get(connectionsAtom)
    const readStatus = connectNobody(store.get(configAtom))
    await vi.waitFor(() => expect(readStatus()).toBe('connected'))
    expect(onConnect).not.toHaveBeenCalled()
    expect(store.get(connectionsAtom)).toBe(before)
    expect(events).toEqual([])
    expect(write).not.toHaveBeenCalled()
    expect(fetched).not.toHaveBeenCalled()
  })

  it('comes once in a page that shows wallets, while the browser is idle', async () => {
    const { portico } = createLab({
      platform: {
        whenReady: (_needsSign, run) => {
          run()
          return () => undefined
        },
      },
    })
    for (let times = 0; times < 2; times++) portico.store.set(prepareWallets, async () => undefined)
    const warmings = () => whenIdle.mock.calls.filter(([, options]) => !options).length
    await vi.waitFor(() => expect(warmings()).toBe(1))
    await import('./warmUp.late')
    expect(warmings()).toBe(1)
  })
})
