import { recoverMessageAddress, stringToHex, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { localMethods, safeMethods, unsafeMethods } from '../../../chains/rpc/policy'
import { reject } from './decide'
import { connectWallet } from '../connection/connect'
import { handlesAtom } from '../../core/visitor/connections'
import { createGatedProvider } from './gatedProvider'
import { signMessage } from '../account/signMessage'
import { start, hello, account, recorder } from '../../../../stories/lab/testing/gated'

describe('the gated provider', () => {
  it('asks, then the wallet signs what was shown', async () => {
    const { provider, asked, yes, shown } = await start()
    const params = [hello, account]
    const signed = provider.request({ method: 'personal_sign', params })
    params[0] = '0xbad0'
    await yes()
    const signature = (await signed) as Hex
    expect(await recoverMessageAddress({ message: 'Hello', signature })).toBe(account)
    expect(asked).toEqual(['personal_sign'])
    expect(shown()).toBeNull()
  })

  it('the wallet is given the bytes that were shown, and the account', async () => {
    const { portico, yes, shown } = await start()
    const inner = recorder()
    const digits = '62616e6b2e6578616d706c65'
    const asking = createGatedProvider(portico, { inner }).request({ method: 'personal_sign', params: [digits] })
    await yes()
    expect(shown()?.description).toMatchObject({ value: { text: digits } })
    expect(await asking).toBe('done')
    expect(inner.calls.at(-1)).toEqual({ method: 'personal_sign', params: [stringToHex(digits), account] })
  })

  it('a transaction is sent with the account and the network that were shown', async () => {
    const { portico, yes } = await start()
    const inner = recorder()
    const params = [{ to: account, value: '0x1' }]
    const asking = createGatedProvider(portico, { inner }).request({ method: 'eth_sendTransaction', params })
    await yes()
    expect(await asking).toBe('done')
    expect(inner.calls.at(-1)).toEqual({
      method: 'eth_sendTransaction',
      params: [{ from: account, chainId: '0x1', to: account, value: '0x1' }],
    })
  })

  it.each<[string, Readonly<Record<string, unknown>>, boolean]>([
    ['is on another network', { eth_chainId: '0x38', eth_accounts: [account] }, false],
    [
      'has another account',
      { eth_chainId: '0x1', eth_accounts: ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'] },
      false,
    ],
    ['is locked', { eth_chainId: '0x1', eth_accounts: [] }, false],
    ['is where it was', { eth_chainId: '0x01', eth_accounts: ['0x1', account.toLowerCase()] }, true],
    ['says nothing of it', {}, true],
  ])('a yes counts only where the wallet is as it was shown: it %s', async (_name, answers, isSent) => {
    const { portico, yes, shown } = await start()
    const asked: string[] = []
    const request = async ({ method }: { method: string }) => {
      asked.push(method)
      if (method !== 'personal_sign' && !(method in answers)) throw new Error('No such method')
      return answers[method] ?? 'done'
    }
    const ending = createGatedProvider(portico, { inner: { request } })
      .request({ method: 'personal_sign', params: [hello, account] })
      .catch((error: unknown) => error)
    await yes()
    expect(await ending).toEqual(
      isSent ? 'done' : expect.objectContaining({ name: 'RequestOutdatedError', code: 4001 }),
    )
    expect(asked.includes('personal_sign')).toBe(isSent)
    await expect.poll(() => shown()).toBeNull()
  })

  it('stays until the wallet has answered, and gives its refusal as it is', async () => {
    const { provider, yes, shown, portico } = await start({}, ({ kind }) => (kind === 'connect' ? 'approve' : 'reject'))
    const signed = provider.request({ method: 'personal_sign', params: [hello, account] })
    const ending = expect(signed).rejects.toMatchObject({ code: 4001 })
    await yes()
    await ending
    await expect.poll(() => shown()).toBeNull()
    expect(portico.snapshot().isOpen).toBe(false)
  })

  it('rejects with 4001 when the person declines; the wallet hears nothing', async () => {
    const { provider, asked, store, shown } = await start()
    const signed = provider.request({ method: 'personal_sign', params: [hello, account] })
    const ending = expect(signed).rejects.toMatchObject({ code: 4001, name: 'UserRejectedError' })
    await expect.poll(() => shown()).not.toBeNull()
    store.set(reject, shown()?.id ?? 0)
    await ending
    expect(asked).toEqual([])
  })

  it('answers who is connected and where by itself', async () => {
    const { provider, asked } = await start()
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([
      account,
      expect.any(String),
      expect.any(String),
    ])
    expect(await provider.request({ method: 'eth_requestAccounts' })).toContain(account)
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
    expect(await provider.request({ method: 'net_version' })).toBe('1')
    expect(asked).toEqual([])
  })

  it('shows an embedded page the account in use alone, and the others after a yes', async () => {
    const { portico, yes, wallet, asked } = await start()
    const embedded = createGatedProvider(portico, { origin: 'https://frame.example' })
    const heard: unknown[] = []
    embedded.on('accountsChanged', (accounts) => heard.push(accounts))
    expect(await embedded.request({ method: 'eth_accounts' })).toEqual([account])
    expect(await embedded.request({ method: 'eth_requestAccounts' })).toEqual([account])
    wallet.useAccount(1)
    const [second] = (await embedded.request({ method: 'eth_accounts' })) as [string]
    expect(second).not.toBe(account)
    expect(heard).toEqual([[second]])
    const params = [{ eth_accounts: {} }]
    const asking = embedded.request({ method: 'wallet_requestPermissions', params })
    await yes()
    expect(await asking).toMatchObject([
      { invoker: 'https://frame.example', parentCapability: 'eth_accounts', caveats: [{ value: { length: 3 } }] },
    ])
    expect(heard.at(-1)).toHaveLength(3)
    expect(await embedded.request({ method: 'eth_accounts' })).toContain(account)
    expect(asked).toEqual([])
    const other = createGatedProvider(portico, { origin: 'https://other.example' })
    expect(await other.request({ method: 'eth_accounts' })).toEqual([second])
    for (const more of [[{ eth_accounts: {}, snap: {} }], [{ snap: {} }], [...params, ...params], {}])
      await expect(other.request({ method: 'wallet_requestPermissions', params: more })).rejects.toMatchObject({
        code: 4200,
      })
  })

  it.each(safeMethods.filter((method) => !localMethods.includes(method)))('%s passes', async (method) => {
    const { portico, shown } = await start()
    const inner = recorder()
    expect(await createGatedProvider(portico, { inner }).request({ method, params: [{ value: 16n }] })).toBe('done')
    expect(inner.calls).toEqual([{ method, params: [{ value: '0x10' }] }])
    expect(shown()).toBeNull()
  })

  it.each(unsafeMethods.filter((method) => !method.startsWith('solana_')))('%s waits', async (method) => {
    const { portico, shown } = await start()
    const inner = recorder()
    const asking = createGatedProvider(portico, { inner, origin: 'https://frame.example' }).request({
      method,
      params: [],
    })
    await expect.poll(() => shown()?.origin).toBe('https://frame.example')
    expect(inner.calls).toEqual([])
    portico.close()
    await expect(asking).rejects.toMatchObject({ code: 4001 })
  })

  it('tells of accounts, chain and the end, while it has a listener', async () => {
    const { provider, wallet, portico } = await start()
    const heard: unknown[] = []
    const listeners = ['accountsChanged', 'chainChanged', 'disconnect', 'connect'].map((event) => {
      const listener = (payload: unknown) => heard.push([event, payload instanceof Error ? payload.message : payload])
      provider.on(event, listener)
      return [event, listener] as const
    })
    wallet.useChain(10)
    wallet.useAccount(1)
    const after = await provider.request({ method: 'eth_accounts' })
    await portico.disconnect()
    expect(heard).toEqual([
      ['chainChanged', '0xa'],
      ['accountsChanged', after],
      ['accountsChanged', []],
      ['disconnect', 'Disconnected'],
    ])
    for (const [event, listener] of listeners) provider.removeListener(event, listener)
    await portico.store.set(connectWallet, 'lab.postern')
    expect(heard).toHaveLength(4)
  })

  it('stands before a wallet that is marked as gated', async () => {
    const { store, yes, asked } = await start()
    expect(store.get(handlesAtom).eip155?.isGated).toBe(true)
    const signed = store.set(signMessage, 'Hello')
    await yes()
    expect(await recoverMessageAddress({ message: 'Hello', signature: (await signed) as Hex })).toBe(account)
    expect(asked).toEqual(['personal_sign'])
  })
})
