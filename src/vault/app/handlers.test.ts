import { base58 } from '@scure/base'
import { verifyMessage, type Hex } from 'viem'
import { afterEach, describe, expect, it } from 'vitest'
import { createClock } from '../../../stories/lab/clock'
import { createWindow } from '../../../stories/lab/vault/windows'
import { defineNetwork } from '../../chains/network'
import { mainnet } from '../../networks'
import { runTask, type TaskAnswer } from '../keys/tasks'
import { openVault, VaultError, type HostChannel } from '../protocol/hostChannel'
import { acceptHost, RefusalError } from '../protocol/vaultChannel'
import { createHandlers, type ConnectChoice, type VaultParts, type VaultUi } from './handlers'
import { PasskeyError, type PasskeyFailure } from './passkeys'
import { VaultStorageError, type StoredRecord, type VaultStore } from './store'

const shop = 'https://shop.example'
const vaultOrigin = 'https://vault.shop.example'
const channels: HostChannel[] = []
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close()
})

/** A store that works as the one of the browser, in memory. */
function memoryStore(): VaultStore & { isBlocked: boolean; records: Map<string, StoredRecord> } {
  const records = new Map<string, StoredRecord>()
  const hosts = new Map<string, string>()
  const assertOpen = () => {
    if (store.isBlocked) throw new VaultStorageError('blocked')
  }
  const store = {
    isBlocked: false,
    records,
    listRecords: async () => (assertOpen(), structuredClone([...records.values()])),
    writeRecord: async (record: StoredRecord) => (assertOpen(), void records.set(record.id, structuredClone(record))),
    walletOf: async (origin: string) => (assertOpen(), hosts.get(origin) ?? null),
    connectHost: async ({ origin, walletId }: { origin: string; walletId: string }) => (
      assertOpen(),
      void hosts.set(origin, walletId)
    ),
    disconnectHost: async (origin: string) => (assertOpen(), void hosts.delete(origin)),
  }
  return store
}

/** A vault whose visitor answers as the test says, and hosts that show it. */
function createWorld() {
  const store = memoryStore()
  const shown: { origin: string; method?: string; warnings?: readonly string[]; failure?: string }[] = []
  let output = new Uint8Array(32).fill(7)
  const visitor = {
    choice: { do: 'create', name: 'Ada' } as ConnectChoice,
    approves: async (): Promise<void> => undefined,
    /** The answer when the question is asked again. */
    afterFailure: async (_failure: PasskeyFailure): Promise<void> => {
      throw new RefusalError('declined')
    },
    /** Fails instead of the authenticator. */
    failure: null as PasskeyError | null,
  }
  const parts: VaultParts & { ui: { show: VaultUi['show'] } } = {
    store,
    networks: [defineNetwork(mainnet)],
    now: () => 1_800_000_000_000,
    isSupported: async () => true,
    createPasskey: async (_name, excluded = []) => {
      if (visitor.failure) throw visitor.failure
      return { credentialId: excluded.length === 0 ? 'first' : 'second', output: output.slice() }
    },
    getPasskey: async (ids) => {
      const credentialId = ids.at(-1) ?? ''
      if (visitor.failure) throw visitor.failure
      return { credentialId, output: output.slice() }
    },
    runTask: (task) => runTask(task) as Promise<TaskAnswer<never>>,
    ui: {
      connect: async ({ origin, failure }) => {
        shown.push({ origin, ...(failure && { failure }) })
        if (failure) await visitor.afterFailure(failure)
        return visitor.choice
      },
      approve: async ({ origin, description, failure }) => {
        if (failure) await visitor.afterFailure(failure)
        shown.push({ origin, method: description.method, warnings: description.warnings.map(({ key }) => key) })
        await visitor.approves()
      },
      show: async () => undefined,
      end: () => undefined,
    },
  }
  const handlers = createHandlers(parts)
  const open = (origin = shop) => {
    const [host, vault] = [createWindow(origin), createWindow(vaultOrigin)]
    const channel = openVault({ page: host, vault: vault.seenBy(host), origin: vaultOrigin, clock: createClock() })
    channels.push(channel)
    void acceptHost({ page: vault, host: host.seenBy(vault), isAllowed: () => true, handlers })
    return channel
  }
  return { store, shown, visitor, parts, open, setOutput: (next: Uint8Array<ArrayBuffer>) => (output = next) }
}

const connect = (channel: HostChannel) => channel.request('connect', { networks: ['eip155:1'] })
const signBy = (channel: HostChannel, address: string, change: object = {}) =>
  channel.request('sign', {
    networkId: 'eip155:1',
    account: `eip155:1:${address}`,
    method: 'personal_sign',
    params: ['Hello', address],
    ...change,
  })
const failureOf = (request: Promise<unknown>) =>
  request.then(
    (result) => ({ result }),
    (error: unknown) => (error instanceof VaultError ? error.failure : error),
  )

describe('a vault', () => {
  it('creates a wallet, connects the host, and signs what the visitor approved', async () => {
    const { open, shown } = createWorld()
    const channel = open()
    expect(await channel.request('getState', {})).toEqual({ isSupported: true, hasWallet: false })
    const addresses = await connect(channel)
    expect(await channel.request('getState', {})).toEqual({ isSupported: true, hasWallet: true, addresses })
    const [signature] = await signBy(channel, addresses.eip155)
    expect(
      await verifyMessage({ address: addresses.eip155 as Hex, message: 'Hello', signature: signature as Hex }),
    ).toBe(true)
    expect(shown).toEqual([{ origin: shop }, { origin: shop, method: 'personal_sign', warnings: [] }])
  })

  it('tells a host nothing of a wallet before the visitor connects it, and after the host left', async () => {
    const { open, store } = createWorld()
    const channel = open()
    const addresses = await connect(channel)
    const other = open('https://other.example')
    expect(await other.request('getState', {})).toEqual({ isSupported: true, hasWallet: true })
    expect(await failureOf(signBy(other, addresses.eip155))).toBe('notConnected')
    expect(await failureOf(other.request('openView', { view: 'export' }))).toBe('notConnected')
    await channel.request('disconnect', {})
    expect(await failureOf(signBy(channel, addresses.eip155))).toBe('notConnected')
    expect(store.records.size).toBe(1)
  })

  it('uses the wallet that it has for another host', async () => {
    const { open, visitor, store } = createWorld()
    const addresses = await connect(open())
    visitor.choice = { do: 'use', walletId: [...store.records.keys()][0] ?? '' }
    expect(await connect(open('https://other.example'))).toEqual(addresses)
    visitor.choice = { do: 'use', walletId: 'unknown' }
    expect(await failureOf(connect(open('https://third.example')))).toBe('failed')
  })

  it.each([
    ['of another account', { account: 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }],
    ['of another network than its account', { networkId: 'eip155:10' }],
    ['with a method that signs blindly', { method: 'eth_sign' }],
    ['with a method that only reads', { method: 'eth_call', params: [{}] }],
    ['with a malformed transaction', { method: 'eth_sendTransaction', params: [{ to: 1 }] }],
    ['of another kind of network', { method: 'solana_signMessage', params: { message: '1', pubkey: '1' } }],
  ])('shows no request %s', async (_name, change) => {
    const { open, shown } = createWorld()
    const channel = open()
    const { eip155 } = await connect(channel)
    expect(await failureOf(signBy(channel, eip155, change))).toBe('invalid')
    expect(shown).toHaveLength(1)
  })

  it('signs no transaction of another chain than it shows', async () => {
    const { open, shown } = createWorld()
    const channel = open()
    const { eip155 } = await connect(channel)
    const whole = { from: eip155, to: eip155, value: '0x1', gas: '0x5208', gasPrice: '0x1', nonce: '0x0' }
    const send = (chainId: string) =>
      failureOf(signBy(channel, eip155, { method: 'eth_sendTransaction', params: [{ ...whole, chainId }] }))
    expect(await send('0xa')).toBe('invalid')
    expect(shown).toHaveLength(1)
    expect(await send('0x1')).toMatchObject({ result: [expect.stringMatching(/^0x/)] })
  })

  it('signs on networks that it does not know', async () => {
    const { open } = createWorld()
    const channel = open()
    const { eip155, solana } = await connect(channel)
    const own = { networkId: 'eip155:424242', account: `eip155:424242:${eip155}` }
    expect(await signBy(channel, eip155, own)).toHaveLength(1)
    const signed = channel.request('sign', {
      networkId: 'solana:local',
      account: `solana:local:${solana}`,
      method: 'solana_signMessage',
      params: { message: base58.encode(new TextEncoder().encode('Hello')), pubkey: solana },
    })
    expect(await signed).toHaveLength(1)
  })

  it('shows one request at a time, in their order', async () => {
    const { open, visitor, shown } = createWorld()
    const channel = open()
    const { eip155 } = await connect(channel)
    const approvals: (() => void)[] = []
    visitor.approves = () => new Promise((resolve) => approvals.push(resolve))
    const signed = [1, 2, 3].map(() => signBy(channel, eip155))
    for (let count = 1; count <= 3; count += 1) {
      await expect.poll(() => approvals.length).toBe(count)
      expect(shown).toHaveLength(1 + count)
      approvals.at(-1)?.()
    }
    expect(await Promise.all(signed)).toHaveLength(3)
  })

  it('signs nothing where the visitor declines, or the host gives the request up meanwhile', async () => {
    const { open, visitor } = createWorld()
    const channel = open()
    const { eip155 } = await connect(channel)
    visitor.approves = () => Promise.reject(new RefusalError('declined'))
    expect(await failureOf(signBy(channel, eip155))).toBe('declined')
    let approve = () => {}
    visitor.approves = () => new Promise((resolve) => (approve = resolve))
    const controller = new AbortController()
    const params = {
      networkId: 'eip155:1',
      account: `eip155:1:${eip155}`,
      method: 'personal_sign',
      params: ['0x', eip155],
    }
    const asked = failureOf(channel.request('sign', params, { signal: controller.signal }))
    await new Promise((resolve) => setTimeout(resolve, 20))
    controller.abort()
    expect(await asked).toBe('aborted')
    approve()
    // The next request is shown all the same.
    visitor.approves = async () => undefined
    expect(await failureOf(signBy(channel, eip155))).toMatchObject({ result: [expect.any(String)] })
  })

  it.each(['cancelled', 'exists', 'noPrf', 'unsupported'] as const)(
    'asks again after a passkey that failed (%s), and tells the host the answer of the visitor alone',
    async (failure) => {
      const { open, visitor, store, shown } = createWorld()
      visitor.failure = new PasskeyError(failure)
      expect(await failureOf(connect(open()))).toBe('declined')
      expect(shown).toEqual([{ origin: shop }, { origin: shop, failure }])
      expect(store.records.size).toBe(0)
      visitor.afterFailure = async () => void (visitor.failure = null)
      const channel = open()
      const { eip155 } = await connect(channel)
      visitor.failure = new PasskeyError(failure)
      expect(await failureOf(signBy(channel, eip155))).toMatchObject({ result: [expect.stringMatching(/^0x/)] })
    },
  )

  it('shows the settings with functions that change the stored wallet', async () => {
    const { open, store, parts } = createWorld()
    const channel = open()
    await connect(channel)
    const results: unknown[] = []
    parts.ui.show = async ({ record, tools }) => {
      const words = await tools.readWords(await tools.unlock())
      const added = await tools.addPasskey(await tools.unlock(), 'Second')
      const opener = await tools.unlock()
      const left = await tools.removePasskey(opener, record.passkeys[0]?.credentialId ?? '')
      results.push(
        words.split(' ').length,
        added.passkeys.length,
        left.passkeys.map(({ name }) => name),
      )
    }
    expect(await channel.request('openView', { view: 'settings' })).toEqual({})
    expect(results).toEqual([12, 2, ['Second']])
    expect([...store.records.values()]).toMatchObject([{ revision: 3 }])
  })

  it('does not sign with another passkey, and keeps the wallet', async () => {
    const { open, setOutput, store } = createWorld()
    const channel = open()
    const { eip155 } = await connect(channel)
    const before = structuredClone([...store.records.values()])
    setOutput(new Uint8Array(32).fill(8))
    expect(await failureOf(signBy(channel, eip155))).toBe('failed')
    expect([...store.records.values()]).toEqual(before)
  })

  it('says that it is not supported where storage is blocked, and leaves records of a later version alone', async () => {
    const { open, store } = createWorld()
    const channel = open()
    store.records.set('later', { id: 'later', revision: 1 })
    expect(await channel.request('getState', {})).toEqual({ isSupported: true, hasWallet: false })
    store.isBlocked = true
    expect(await channel.request('getState', {})).toEqual({ isSupported: false, hasWallet: false })
    expect(await failureOf(connect(channel))).toBe('unsupported')
    store.isBlocked = false
    expect(store.records.has('later')).toBe(true)
  })

  it('asks the visitor nothing where it is not supported, whatever the host requests', async () => {
    const { open, parts, shown } = createWorld()
    const channel = open()
    const { eip155 } = await connect(channel)
    Object.assign(parts, { isSupported: async () => false })
    const before = shown.length
    expect(await failureOf(connect(channel))).toBe('unsupported')
    expect(await failureOf(signBy(channel, eip155))).toBe('unsupported')
    expect(await failureOf(channel.request('openView', { view: 'export' }))).toBe('unsupported')
    expect(shown).toHaveLength(before)
    await channel.request('disconnect', {})
  })
})
