import { describe, expect, it } from 'vitest'
import { settled } from '../../../../stories/lab/settled'
import { createLabSiwx, labAccount, type LabSiwx } from '../../../../stories/lab/siwx'
import { atNetwork, connectAndAsk } from '../../../../stories/lab/testing/signIn'
import { pressSign } from './pressSign'
import { sessionsAtom, signInAtom } from '../../core/visitor/signIn'

describe('another account of the wallet', () => {
  const other = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
  const changed = async (options: Partial<LabSiwx>) => {
    const lab = await connectAndAsk(createLabSiwx(options))
    await lab.store.set(pressSign)
    lab.wallet.change(atNetwork('eip155:1', other))
    await settled()
    return lab
  }

  it('is asked, and the session before stays, where the host says nothing', async () => {
    const { route, status, siwx } = await changed({})
    expect([route(), status(), siwx.sessions.length]).toEqual(['SIWXSignMessage', 'ready', 1])
  })

  it('is asked once the session before has ended, with signOut', async () => {
    const { route, status, siwx } = await changed({ onAccountChange: 'signOut' })
    expect([route(), status(), siwx.sessions]).toEqual(['SIWXSignMessage', 'ready', []])
    const ends = siwx.asked.filter((name) => name.startsWith('revokeSession'))
    expect(ends).toContain(`revokeSession eip155:1:${labAccount.address}`)
    expect(siwx.asked.lastIndexOf('getSessions eip155:1')).toBeGreaterThan(siwx.asked.indexOf(ends[0] ?? ''))
  })

  it('found by a walk: ends the session before with signOut, on a network that is not supported too', async () => {
    const siwx = createLabSiwx({ onAccountChange: 'signOut' })
    const { store, wallet } = await connectAndAsk(siwx)
    await store.set(pressSign)
    wallet.change(atNetwork('eip155:999', other))
    await settled()
    expect(siwx.sessions).toEqual([])
  })

  it('keeps the session before with keep, as long as that lasts', async () => {
    const { route, siwx, store, wallet, status } = await changed({ onAccountChange: 'keep' })
    expect([route(), status()]).toEqual([null, 'signedIn'])
    expect(store.get(sessionsAtom).map(({ data }) => data.accountAddress)).toEqual([labAccount.address])
    siwx.sessions = []
    wallet.change(atNetwork('eip155:1', '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'))
    await settled()
    expect([route(), status()]).toEqual(['SIWXSignMessage', 'ready'])
  })

  it('a change while the session before is ended asks the last account only', async () => {
    const siwx = createLabSiwx({ onAccountChange: 'signOut' })
    const { store, wallet, route } = await connectAndAsk(siwx)
    await store.set(pressSign)
    let go: () => void = () => undefined
    siwx.before = (name) => (name === 'revokeSession' ? new Promise<void>((resolve) => (go = resolve)) : undefined)
    wallet.change(atNetwork('eip155:1', other))
    await settled()
    siwx.before = () => undefined
    wallet.change(atNetwork('eip155:1', '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'))
    await settled()
    go()
    await settled()
    expect(route()).toBe('SIWXSignMessage')
    expect(JSON.stringify(store.get(signInAtom))).toContain('0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65')
  })
})
