import {
  createPublicClient,
  http,
  parseEther,
  stringToHex,
  toHex,
  verifyMessage,
  verifyTypedData,
  type Hex,
} from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startChain, type LabChain } from '../../chains/startChain'
import { createTestWallet } from './createTestWallet'
import { labKeys } from '../labKeys'
import type { Decision, Knobs, WalletRequest } from '../types'

const labAddress = privateKeyToAddress(labKeys[0] as Hex)
let harbour: LabChain
let lighthouse: LabChain
beforeAll(async () => {
  harbour = await startChain({ chainId: 31337, name: 'Harbour', port: 0 })
  lighthouse = await startChain({ chainId: 31338, name: 'Lighthouse', port: 0 })
}, 60_000)
afterAll(() => Promise.all([harbour.stop(), lighthouse.stop()]))

function create({
  decision = 'approve',
  knobs = {},
}: { decision?: Decision | Promise<Decision>; knobs?: Partial<Knobs> } = {}) {
  const asked: WalletRequest[] = []
  const stored = new Map<string, string>()
  const make = () =>
    createTestWallet({
      name: 'Lab Wallet',
      rdns: 'lab.wallet',
      icon: '',
      keys: labKeys,
      chains: [{ id: 31337, name: 'Harbour', rpcUrl: harbour.url }],
      storage: { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) },
      decide: async (request) => {
        asked.push(request)
        return decision
      },
      knobs,
    })
  const wallet = make()
  const ask = (method: string, params?: unknown) => wallet.provider.request({ method, params })
  const heard: [string, unknown][] = []
  for (const event of ['connect', 'accountsChanged', 'chainChanged', 'disconnect'])
    wallet.provider.on(event, (payload) => void heard.push([event, payload]))
  return { wallet, ask, asked, heard, reload: make }
}

const first = async (ask: ReturnType<typeof create>['ask']) => ((await ask('eth_requestAccounts')) as Hex[])[0] as Hex

describe('the test wallet', () => {
  it('shares accounts only when permitted, remembers it, and takes it back', async () => {
    const { ask, asked, heard, reload, wallet } = create()
    expect(await ask('eth_accounts')).toEqual([])
    expect(await ask('eth_requestAccounts')).toHaveLength(3)
    expect(asked).toEqual([{ kind: 'connect', origin: 'https://host.example' }])
    expect(await reload().provider.request({ method: 'eth_accounts' })).toHaveLength(3)
    await ask('wallet_revokePermissions', [{ eth_accounts: {} }])
    expect(await ask('eth_accounts')).toEqual([])
    expect(heard.map(([event]) => event)).toEqual(['connect', 'accountsChanged', 'accountsChanged'])
    expect(heard.at(0)).toEqual(['connect', { chainId: '0x7a69' }])
    expect(heard.at(-1)).toEqual(['accountsChanged', []])
    const granted = await ask('wallet_requestPermissions', [{ eth_accounts: {} }])
    expect(granted).toMatchObject([{ parentCapability: 'eth_accounts', invoker: 'https://host.example' }])
    expect(await ask('wallet_getPermissions')).toEqual(granted)
    wallet.disconnect()
    expect(await ask('wallet_getPermissions')).toEqual([])
    expect(heard.at(-1)).toMatchObject(['disconnect', { code: 4900 }])
  })

  it('signs so that the signature recovers to the account', async () => {
    const { ask } = create()
    const address = await first(ask)
    const signature = (await ask('personal_sign', [stringToHex('Grüße'), address])) as Hex
    expect(await verifyMessage({ address, message: 'Grüße', signature })).toBe(true)
    const typed = {
      domain: { name: 'Lab', chainId: 31337 },
      types: { Note: [{ name: 'text', type: 'string' }] },
      primaryType: 'Note',
      message: { text: 'hello' },
    } as const
    const other = (await ask('eth_signTypedData_v4', [address, JSON.stringify(typed)])) as Hex
    expect(await verifyTypedData({ address, ...typed, signature: other })).toBe(true)
  })

  it('sends a transaction that lands', async () => {
    const { ask } = create()
    const from = await first(ask)
    const to = '0x000000000000000000000000000000000000bEEF'
    const hash = (await ask('eth_sendTransaction', [{ from, to, value: toHex(parseEther('1')) }])) as Hex
    const client = createPublicClient({ chain: harbour.chain, transport: http(harbour.url), pollingInterval: 20 })
    expect((await client.waitForTransactionReceipt({ hash })).status).toBe('success')
    expect(await ask('eth_getBalance', [to, 'latest'])).toBe(toHex(parseEther('1')))
  })

  it('adds a chain whose endpoint answers for it, and only then', async () => {
    const { ask, heard } = create()
    await ask('eth_requestAccounts')
    await expect(ask('wallet_switchEthereumChain', [{ chainId: '0x7a6a' }])).rejects.toMatchObject({ code: 4902 })
    const addition = { chainId: '0x7a6a', chainName: 'Lighthouse', rpcUrls: [harbour.url] }
    await expect(ask('wallet_addEthereumChain', [addition])).rejects.toMatchObject({ code: -32602 })
    await ask('wallet_addEthereumChain', [{ ...addition, rpcUrls: [lighthouse.url] }])
    expect(await ask('eth_chainId')).toBe('0x7a6a')
    expect(heard.at(-1)).toEqual(['chainChanged', '0x7a6a'])
    await ask('wallet_switchEthereumChain', [{ chainId: '0x7a69' }])
    expect(await ask('net_version')).toBe('31337')
  })

  it('is declined with 4001, and asks one thing of a kind at a time', async () => {
    await expect(create({ decision: 'reject' }).ask('eth_requestAccounts')).rejects.toMatchObject({ code: 4001 })
    let decide: (decision: Decision) => void = () => {}
    const { ask } = create({ decision: new Promise<Decision>((resolve) => (decide = resolve)) })
    const waiting = ask('eth_requestAccounts')
    await expect(ask('eth_requestAccounts')).rejects.toMatchObject({ code: -32002 })
    decide('approve')
    expect(await waiting).toHaveLength(3)
  })

  it.each([
    ['personal_sign', ['0x00', '0x000000000000000000000000000000000000dEaD'], 4100],
    ['eth_sendTransaction', [null], -32602],
    ['wallet_switchEthereumChain', [{}], -32602],
    ['wallet_doMagic', [], 4200],
    ['eth_sign', [], 4200],
    ['constructor', [], -32603],
    ['wallet_requestPermissions', [{ eth_accounts: {}, other: {} }], -32602],
    ['wallet_revokePermissions', [{ other: {} }], -32602],
    ['wallet_switchEthereumChain', [{ chainId: '0x' }], -32602],
    ['wallet_addEthereumChain', [{ chainId: '0x7', chainName: 'Gone', rpcUrls: ['http://127.0.0.1:1'] }], -32603],
    ['eth_signTypedData_v4', [labAddress, 'not json'], -32602],
    ['eth_sendTransaction', [{ from: labAddress, to: '0x12' }], -32602],
    ['eth_sendTransaction', [{ from: labAddress, to: labAddress, chainId: '0x1' }], -32602],
    ['eth_noSuchRead', [], -32603],
  ])('refuses %s %j with %s, and asks nobody', async (method, params, code) => {
    const { ask, asked } = create()
    await ask('eth_requestAccounts')
    await expect(ask(method, params)).rejects.toMatchObject({ code })
    expect(asked.map(({ kind }) => kind)).toEqual(['connect'])
  })

  it('passes on what the chain says of a failure', async () => {
    const { ask } = create()
    const from = await first(ask)
    const tooMuch = { from, to: from, value: toHex(parseEther('1000000')) }
    await expect(ask('eth_sendTransaction', [tooMuch])).rejects.toMatchObject({ code: -32603 })
    // transfer(0x…bEEF, 1) by an account without tokens: ERC20InsufficientBalance, EIP-6093
    const data = `0xa9059cbb${'beef'.padStart(64, '0')}${'1'.padStart(64, '0')}`
    const call = { from: '0x000000000000000000000000000000000000dEaD', to: harbour.token, data }
    const reverted = { code: -32603, data: expect.stringMatching(/^0xe450d38c/) }
    await expect(ask('eth_call', [call, 'latest'])).rejects.toMatchObject(reverted)
  })

  it('starts on an unknown chain when told so, until one is chosen', async () => {
    const { ask, heard } = create({ knobs: { startsOnUnknownChain: true } })
    expect(await ask('eth_chainId')).toBe('0xf423f')
    await expect(ask('eth_blockNumber')).rejects.toMatchObject({ code: -32603 })
    await ask('wallet_switchEthereumChain', [{ chainId: '0x7a69' }])
    expect(await ask('eth_chainId')).toBe('0x7a69')
    expect(heard).toEqual([['chainChanged', '0x7a69']])
  })

  it('can be told to misbehave', async () => {
    expect(await create({ knobs: { isMalformed: true } }).ask('eth_accounts')).toEqual({ nonsense: 'eth_accounts' })
    const locked = create()
    await locked.ask('eth_requestAccounts')
    locked.wallet.knobs.isLocked = true
    expect(locked.heard.at(-1)).toEqual(['accountsChanged', []])
    expect(await locked.ask('eth_accounts')).toEqual([])
    await expect(locked.ask('personal_sign', ['0x00', labAddress])).rejects.toMatchObject({ code: 4100 })
    expect(await locked.ask('eth_requestAccounts')).toHaveLength(3)
    expect(locked.asked.map(({ kind }) => kind)).toEqual(['connect', 'connect'])
    expect(locked.heard.at(-1)).toEqual(['accountsChanged', expect.arrayContaining([labAddress])])
    const silent = create({ knobs: { neverAnswers: true } })
    const answer = await Promise.race([
      silent.ask('eth_accounts'),
      new Promise((resolve) => setTimeout(resolve, 30, 'none')),
    ])
    expect(answer).toBe('none')
  })

  it('is operated by its own person: account and network', async () => {
    const { ask, wallet, heard } = create()
    const [one, two] = (await ask('eth_requestAccounts')) as Hex[]
    wallet.useAccount(1)
    expect((await ask('eth_accounts')) as Hex[]).toEqual([two, one, expect.any(String)])
    wallet.useChain(999)
    const events = heard.map(([event]) => event)
    expect(events).toEqual(['connect', 'accountsChanged', 'accountsChanged', 'chainChanged'])
    expect(() => wallet.useAccount(3)).toThrow(RangeError)
  })

  it('announces itself, now and when asked', () => {
    const page = new EventTarget()
    const heard: unknown[] = []
    page.addEventListener('eip6963:announceProvider', (event) => heard.push((event as CustomEvent).detail.info.rdns))
    const stop = create().wallet.announce(page)
    page.dispatchEvent(new Event('eip6963:requestProvider'))
    stop()
    page.dispatchEvent(new Event('eip6963:requestProvider'))
    expect(heard).toEqual(['lab.wallet', 'lab.wallet'])
  })
})
