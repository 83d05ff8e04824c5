import { afterEach, describe, expect, it, vi } from 'vitest'
import { createClock } from '../../../stories/lab/clock'
import { settled } from '../../../stories/lab/settled'
import { stubPage } from '../../../stories/lab/testing/page'
import { systemClock, type Clock } from '../clock'
import { createProvider, providerAddress as address, type Answers } from '../../../stories/lab/wallets/provider'
import { AttemptAbandonedError, RequestPendingError, UserRejectedError } from '../errors/errors'
import { WalletFailedError, WalletResponseError } from '../errors/walletErrors'
import { connectWallet, reconnectWallet } from './wallet.late'

const patience = (signal = new AbortController().signal) => ({ signal, clock: systemClock })

describe('connecting', () => {
  it('asks for accounts and chain', async () => {
    const { provider } = createProvider()
    const handle = await connectWallet(provider, patience())
    expect(handle.snapshot).toEqual({
      address: `eip155:31337:${address}`,
      accounts: [`eip155:31337:${address}`],
      networkId: 'eip155:31337',
    })
  })

  it('resumes without asking the person', async () => {
    const { provider, methods } = createProvider()
    expect((await reconnectWallet(provider, patience()))?.snapshot.networkId).toBe('eip155:31337')
    expect(methods()).not.toContain('eth_requestAccounts')
    for (const eth_accounts of [[], { code: 4100 }])
      expect(await reconnectWallet(createProvider({ eth_accounts }).provider, patience())).toBeNull()
    const broken = createProvider({ eth_accounts: { code: -32000 } })
    await expect(reconnectWallet(broken.provider, patience())).rejects.toBeInstanceOf(WalletFailedError)
  })

  it('waits for one way to the wallet when it resumes, and asks for the chain last when a person chooses', async () => {
    let answer = () => {}
    const pending = () => new Promise((resolve) => (answer = () => resolve([address])))
    const known = createProvider({ eth_accounts: pending })
    const resuming = reconnectWallet(known.provider, patience())
    expect(known.methods().sort()).toEqual(['eth_accounts', 'eth_chainId'])
    answer()
    expect((await resuming)?.snapshot.networkId).toBe('eip155:31337')
    const picked = createProvider({ eth_requestAccounts: pending })
    const connecting = connectWallet(picked.provider, patience())
    expect(picked.methods()).toEqual(['eth_requestAccounts'])
    answer()
    await connecting
    expect(picked.methods()).toEqual(['eth_requestAccounts', 'eth_chainId'])
  })

  it('keeps to itself that the chain is not told by a wallet that shares nothing', async () => {
    const { provider } = createProvider({ eth_accounts: [], eth_chainId: { code: 4100 } })
    expect(await reconnectWallet(provider, patience())).toBeNull()
    const shared = createProvider({ eth_chainId: 'main' })
    await expect(reconnectWallet(shared.provider, patience())).rejects.toBeInstanceOf(WalletResponseError)
  })

  it.each([
    ['0x1', 'eip155:1'],
    [10, 'eip155:10'],
    ['137', 'eip155:137'],
  ])('understands the chain id %j', async (eth_chainId, networkId) => {
    const handle = await connectWallet(createProvider({ eth_chainId }).provider, patience())
    expect(handle.snapshot.networkId).toBe(networkId)
  })

  it.each<[Answers]>([
    [{ eth_requestAccounts: 'yes' }],
    [{ eth_requestAccounts: [] }],
    [{ eth_requestAccounts: ['0x123'] }],
    [{ eth_requestAccounts: [null] }],
    [{ eth_requestAccounts: undefined }],
    [{ eth_chainId: 'main' }],
    [{ eth_chainId: '0x' }],
    [{ eth_chainId: 0 }],
    [{ eth_chainId: 1.5 }],
    [{ eth_chainId: null }],
  ])('refuses the answers %j', async (answers) => {
    await expect(connectWallet(createProvider(answers).provider, patience())).rejects.toBeInstanceOf(
      WalletResponseError,
    )
  })

  it.each([
    [{ code: 4001 }, UserRejectedError],
    [{ code: -32002 }, RequestPendingError],
    [new Error('broken'), WalletFailedError],
  ])('tells %o apart', async (error, type) => {
    const { provider } = createProvider({ eth_requestAccounts: error })
    await expect(connectWallet(provider, patience())).rejects.toBeInstanceOf(type)
  })

  it('minds neither a provider that throws at once nor one that answers without a promise', async () => {
    const thrower = {
      request: () => {
        throw Object.assign(new Error('no'), { code: 4001 })
      },
    }
    await expect(connectWallet(thrower, patience())).rejects.toBeInstanceOf(UserRejectedError)
    const answers: Answers = { eth_requestAccounts: [address], eth_chainId: '0x1' }
    const plain = { request: ({ method }: { method: string }) => answers[method] } as never
    const handle = await connectWallet(plain, patience())
    expect(handle.snapshot.networkId).toBe('eip155:1')
    await handle.disconnect()
  })

  it('gives up at once when aborted', async () => {
    const abort = new AbortController()
    const { provider } = createProvider({ eth_requestAccounts: () => new Promise(() => undefined) })
    const connecting = connectWallet(provider, patience(abort.signal))
    abort.abort()
    await expect(connecting).rejects.toBeInstanceOf(AttemptAbandonedError)
  })
})

describe('a live wallet', () => {
  it('is followed: accounts, chain, and letting go', async () => {
    const { provider, emit } = createProvider()
    const handle = await connectWallet(provider, patience())
    const seen: unknown[] = []
    handle.subscribe((next) => seen.push(next && [next.address, next.networkId]))
    emit('chainChanged', '0x1')
    emit('accountsChanged', ['0x0000000000000000000000000000000000000001', address])
    emit('chainChanged', 'nonsense')
    emit('accountsChanged', 'nonsense')
    emit('disconnect', { code: 1013 })
    emit('accountsChanged', [])
    expect(seen).toEqual([
      [`eip155:1:${address}`, 'eip155:1'],
      ['eip155:1:0x0000000000000000000000000000000000000001', 'eip155:1'],
      null,
    ])
  })

  it('has each account once and written as EIP-55 has it, whatever its wallet writes', async () => {
    const vitalik = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
    const spellings = [vitalik.toLowerCase(), vitalik, `0x${vitalik.slice(2).toUpperCase()}`]
    const { provider, emit } = createProvider({ eth_requestAccounts: spellings, eth_accounts: spellings })
    const snapshot = { address: `eip155:31337:${vitalik}`, accounts: [`eip155:31337:${vitalik}`] }
    const handle = await connectWallet(provider, patience())
    expect([handle.snapshot, (await reconnectWallet(provider, patience()))?.snapshot]).toMatchObject([
      snapshot,
      snapshot,
    ])
    const seen: unknown[] = []
    handle.subscribe((next) => seen.push(next?.address))
    for (const spelling of spellings) emit('accountsChanged', [spelling])
    expect(handle.snapshot).toMatchObject(snapshot)
    expect(seen.every((one) => one === snapshot.address)).toBe(true)
  })

  it('is let go of by its own disconnect', async () => {
    const { provider, emit } = createProvider()
    const handle = await connectWallet(provider, patience())
    const seen: unknown[] = []
    handle.subscribe((next) => seen.push(next))
    emit('disconnect', { code: 4900 })
    expect(seen).toEqual([null])
  })

  it('is left without a listener', async () => {
    const { provider, count } = createProvider()
    const handle = await connectWallet(provider, patience())
    const stops = [handle.subscribe(() => undefined), handle.subscribe(() => undefined)]
    expect(count()).toBe(3)
    stops.forEach((stop) => stop())
    stops.forEach((stop) => stop())
    expect(count()).toBe(0)
  })

  it('needs no events', async () => {
    const { provider } = createProvider()
    const { request } = provider
    const handle = await connectWallet({ request }, patience())
    expect(() => handle.subscribe(() => undefined)()).not.toThrow()
    const on = () => {
      throw new Error('no events here')
    }
    const touchy = await connectWallet({ request, on, removeListener: on }, patience())
    expect(() => touchy.subscribe(() => undefined)()).not.toThrow()
  })

  it('leaves no unhandled rejection of a wallet whose events answer with a promise', async () => {
    const unhandled: unknown[] = []
    const note = (error: unknown) => void unhandled.push(error)
    process.on('unhandledRejection', note)
    const { request } = createProvider().provider
    const on = async () => {
      throw new Error('no events here')
    }
    const touchy = await connectWallet({ request, on, removeListener: on }, patience())
    touchy.subscribe(() => undefined)()
    await new Promise((resolve) => setTimeout(resolve, 0))
    process.off('unhandledRejection', note)
    expect(unhandled).toEqual([])
  })

  it('signs UTF-8 as hex', async () => {
    const { provider, asked } = createProvider({ personal_sign: '0xabcdef' })
    const handle = await connectWallet(provider, patience())
    expect(await handle.signMessage('Grüße', handle.snapshot.address)).toBe('0xabcdef')
    expect(asked.at(-1)?.params).toEqual(['0x4772c3bcc39f65', address])
    const odd = await connectWallet(createProvider({ personal_sign: { signed: true } }).provider, patience())
    await expect(odd.signMessage('x', odd.snapshot.address)).rejects.toBeInstanceOf(WalletResponseError)
  })

  it('revokes on leaving, and does not mind a wallet that cannot', async () => {
    const can = createProvider({ wallet_revokePermissions: null })
    const handle = await connectWallet(can.provider, patience())
    handle.subscribe(() => undefined)
    await handle.disconnect()
    expect(can.count()).toBe(0)
    expect(can.asked.at(-1)).toEqual({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
    const cannot = createProvider({ wallet_revokePermissions: { code: 4200 } })
    await (await connectWallet(cannot.provider, patience())).disconnect()
  })
})

describe('a wallet that changed while the page slept', () => {
  afterEach(() => vi.unstubAllGlobals())

  const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
  const onChain = (id: number, ...addresses: string[]) => addresses.map((one) => `eip155:${id}:${one}`)

  /** A connected wallet whose answers changed without an event; then the visitor returns. */
  async function returned(answers: Answers, clock: Clock = systemClock) {
    const browser = stubPage()
    const page = createProvider()
    const handle = await connectWallet(page.provider, { ...patience(), clock })
    const seen: unknown[] = []
    const stop = handle.subscribe((next) => seen.push(next?.accounts ?? null))
    Object.assign(page.answers, answers)
    const before = page.asked.length
    browser.hide()
    browser.show()
    await settled()
    return { browser, seen, page, stop, methods: () => page.methods().slice(before) }
  }

  it.each<[string, Answers, readonly unknown[]]>([
    ['nothing new', {}, []],
    ['another account', { eth_accounts: [other] }, [onChain(31337, other)]],
    ['another order', { eth_accounts: [other, address] }, [onChain(31337, other, address)]],
    ['another network', { eth_chainId: '0xa' }, [onChain(10, address)]],
    ['both', { eth_accounts: [other], eth_chainId: '0xa' }, [onChain(10, other)]],
    ['accounts alone', { eth_accounts: [other], eth_chainId: { code: -32603 } }, [onChain(31337, other)]],
    ['the network alone', { eth_accounts: { code: -32603 }, eth_chainId: '0xa' }, [onChain(10, address)]],
    ['nonsense', { eth_accounts: ['0x1'], eth_chainId: 'main' }, []],
  ])('reports once and asks no person: %s', async (_, answers, expected) => {
    const { seen, methods } = await returned(answers)
    expect(seen).toEqual(expected)
    expect(methods().sort()).toEqual(['eth_accounts', 'eth_chainId'])
  })

  it('is read again when the network is back, and no longer once it is let go', async () => {
    const { browser, page, seen, stop, methods } = await returned({})
    page.answers.eth_chainId = '0xa'
    browser.goOnline()
    await settled()
    expect(seen).toEqual([onChain(10, address)])
    stop()
    const count = methods().length
    browser.goOnline()
    browser.show()
    await settled()
    expect(methods()).toHaveLength(count)
  })

  it('reports that the wallet let go only after it had a second to start', async () => {
    const clock = createClock()
    const gone = await returned({ eth_accounts: [] }, clock)
    expect(gone.seen).toEqual([])
    await clock.advance(1_000)
    await settled()
    expect(gone.seen).toEqual([null])
    const slow = await returned({ eth_accounts: [] }, clock)
    slow.page.answers.eth_accounts = [address]
    await clock.advance(1_000)
    await settled()
    expect(slow.seen).toEqual([])
  })

  it('keeps what an event reported after the wallet was asked', async () => {
    let answer = () => {}
    const eth_chainId = () => new Promise((resolve) => (answer = () => resolve('0x7a69')))
    const { seen, page } = await returned({ eth_accounts: [address, other], eth_chainId })
    page.emit('accountsChanged', [other])
    answer()
    await settled()
    expect(seen).toEqual([onChain(31337, other)])
  })

  it('changes nothing where the wallet is silent', async () => {
    const clock = createClock()
    const never = () => new Promise(() => undefined)
    const { seen } = await returned({ eth_accounts: never, eth_chainId: never }, clock)
    await clock.advance(2_000)
    await settled()
    expect(seen).toEqual([])
  })
})
