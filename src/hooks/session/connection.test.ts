import { describe, expect, it } from 'vitest'
import { renderHook } from '../../../stories/lab/testing/renderHook'
import { settled } from '../../../stories/lab/settled'
import { ignore, refuse } from '../../../stories/lab/wallets/adapter'
import { createTwoChainLab } from '../../../stories/lab/wallets/twoChains'
import { ChainNotSupportedError } from '../../chains/errors/chainErrors'
import { AttemptAbandonedError, UserRejectedError, WalletUnavailableError } from '../../chains/errors/errors'
import { connectWallet } from '../../state/session/connection/connect'
import { useAccount, useDisconnect, useStatus } from './connection'
import { useConnect, useWallets } from './wallets'

async function twoChains() {
  const lab = createTwoChainLab()
  const hook = await renderHook(lab.portico, () => ({
    connecting: useConnect(),
    disconnecting: useDisconnect(),
    account: useAccount()?.caipAddress,
    status: useStatus(),
    evm: useAccount({ namespace: 'eip155' })?.caipAddress,
    solana: useAccount({ namespace: 'solana' })?.address,
    statuses: [useStatus({ namespace: 'eip155' }), useStatus({ namespace: 'solana' })],
    bitcoin: useStatus({ namespace: 'bip122' }),
  }))
  return { ...lab, ...hook, verb: () => hook.now().connecting }
}

describe('useConnect', () => {
  it('connects without a view; pending until the wallet answers', async () => {
    const { now, verb, evm, portico } = await twoChains()
    let answer = () => undefined as void
    evm.find('alpha').onConnect = () => new Promise((resolve) => (answer = resolve))
    const connected = verb().connect('alpha')
    await settled()
    expect(verb().status).toBe('pending')
    expect(now().status).toBe('connecting')
    answer()
    await connected
    await settled()
    expect(verb()).toMatchObject({ status: 'success', error: null })
    expect(now()).toMatchObject({ status: 'connected', account: expect.stringMatching(/^eip155:1:0x/) })
    expect(portico.snapshot().isOpen).toBe(false)
  })

  it('rejects with why not, and says so', async () => {
    const { verb, evm } = await twoChains()
    evm.find('alpha').onConnect = refuse(new UserRejectedError('no'))
    await expect(verb().connect('alpha')).rejects.toBeInstanceOf(UserRejectedError)
    await settled()
    expect(verb()).toMatchObject({ status: 'error', error: { name: 'UserRejectedError' } })
    await expect(verb().connect('gone')).rejects.toBeInstanceOf(WalletUnavailableError)
  })

  it('is no success where another attempt took over', async () => {
    const { verb, evm, now, portico } = await twoChains()
    evm.find('alpha').onConnect = ignore
    const other = await renderHook(portico, () => useConnect())
    const first = expect(verb().connect('alpha')).rejects.toBeInstanceOf(AttemptAbandonedError)
    await settled()
    await other.now().connect('eip155:both')
    await first
    await settled()
    expect(verb().status).toBe('error')
    expect(now().status).toBe('connected')
  })

  it('asks a wallet of several namespaces for the one that is meant', async () => {
    const { verb, now } = await twoChains()
    await verb().connect('eip155:both', { namespace: 'solana' })
    await settled()
    expect(now()).toMatchObject({ solana: 'a', evm: undefined, statuses: ['disconnected', 'connected'] })
    await expect(verb().connect('eip155:both', { namespace: 'bip122' })).rejects.toBeInstanceOf(ChainNotSupportedError)
    await verb().connect('eip155:both')
    await settled()
    expect(now()).toMatchObject({ statuses: ['connected', 'connected'], account: expect.stringMatching(/^eip155:/) })
  })
})

describe('useAccount and useStatus', () => {
  it('draws a page again for its account, and not while the wallet is asked', async () => {
    const { portico, evm } = createTwoChainLab()
    let drawn = 0
    const account = await renderHook(portico, () => {
      drawn += 1
      return useAccount()?.caipAddress
    })
    const status = await renderHook(portico, () => useStatus())
    let answer = () => undefined as void
    evm.find('alpha').onConnect = () => new Promise((resolve) => (answer = resolve))
    await settled()
    const before = drawn
    void portico.store.set(connectWallet, 'alpha')
    await settled()
    expect([status.now(), drawn]).toEqual(['connecting', before])
    answer()
    await settled()
    expect(account.now()).toMatch(/^eip155:1:0x/)
    expect(drawn).toBe(before + 1)
  })

  it('are of the namespace in use, or of the one that is asked for', async () => {
    const { verb, now } = await twoChains()
    expect(now()).toMatchObject({ account: undefined, status: 'disconnected' })
    await verb().connect('alpha')
    await verb().connect('sol')
    await settled()
    expect(now()).toMatchObject({ account: 'solana:here:a', solana: 'a', evm: expect.stringMatching(/^eip155:/) })
  })

  it('never wait for a namespace that no adapter speaks', async () => {
    const { now } = await twoChains()
    expect(now().bitcoin).toBe('disconnected')
  })
})

describe('useDisconnect', () => {
  it('lets go of one namespace, or of all', async () => {
    const { verb, now } = await twoChains()
    await verb().connect('alpha')
    await verb().connect('sol')
    await now().disconnecting.disconnect('solana')
    await settled()
    expect(now()).toMatchObject({ statuses: ['connected', 'disconnected'], disconnecting: { status: 'success' } })
    await verb().connect('sol')
    await now().disconnecting.disconnect()
    await settled()
    expect(now().statuses).toEqual(['disconnected', 'disconnected'])
  })
})

describe('useWallets', () => {
  it('lists the wallets of the page, or those of a namespace', async () => {
    const { portico } = createTwoChainLab()
    const names = async (namespace?: 'solana') => {
      const { now } = await renderHook(portico, () => useWallets({ namespace }))
      return now().map(({ name }) => name)
    }
    expect(await names()).toEqual(['Alpha', 'Both', 'Sol'])
    expect(await names('solana')).toEqual(['Both', 'Sol'])
  })
})
