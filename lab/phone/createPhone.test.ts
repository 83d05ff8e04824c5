import { serializeSignDoc, type AminoSignResponse } from '@cosmjs/amino'
import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { signatureVerify } from '@polkadot/util-crypto/signature'
import { base58, base64 } from '@scure/base'
import { Verifier } from 'bip322-js'
import { stringToHex, verifyMessage, verifyTypedData, type Hex } from 'viem'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startRelay, type Relay } from '../relay/startRelay'
import { createPhone } from './createPhone'
import { memoryStorage } from './memoryStorage'
import { createDapp } from './testDapp'
import type { Phone, PhoneAsk, PhoneOptions } from './types'

// Both sides live in this process; read by the client when it is made.
process.env.DISABLE_GLOBAL_CORE = 'true'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const bitcoin = 'bip122:000000000019d6689c085ae165831e93'
const polkadot = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
const cosmos = 'cosmos:cosmoshub-4'
const chains = ['eip155:31337', 'eip155:1', 'eip155:10', solana, bitcoin, polkadot, cosmos].map((id) => ({ id, name: id }))

let relay: Relay
let phone: Phone
let dapp: Awaited<ReturnType<typeof createDapp>>
let asked: PhoneAsk[]
let decision: 'approve' | 'reject'

const newPhone = (options: Partial<PhoneOptions> = {}) =>
  createPhone({
    relayUrl: relay.url,
    projectId: 'lab',
    chains,
    decide: async (ask) => {
      asked.push(ask)
      return decision
    },
    storage: memoryStorage(),
    storagePrefix: `phone-${Math.random()}`,
    ...options,
  })

beforeEach(async () => {
  asked = []
  decision = 'approve'
  relay = await startRelay({ allowProject: (id) => id !== 'refused' })
  phone = await newPhone()
  dapp = await createDapp(relay.url)
})
afterEach(async () => {
  await Promise.all([phone.stop(), dapp.stop()])
  await relay.stop()
})

const connect = () => dapp.connect((uri) => phone.pair(uri))
const accountOf = (chain: string) =>
  phone.sessions()[0]?.accounts.find((account) => account.startsWith(`${chain}:`))?.slice(chain.length + 1) ?? ''
const request = <T>(chain: string, method: string, params: unknown) =>
  dapp.provider.request<T>({ method, params: params as object }, chain)
const heard = (event: string) => new Promise((resolve) => dapp.provider.once(event, resolve))

describe('a phone that pairs', () => {
  it('approves the chains and methods it has, and no others', async () => {
    const { namespaces } = await connect()
    expect(Object.keys(namespaces)).toEqual(['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'])
    expect(namespaces['eip155']?.chains).toEqual(['eip155:31337', 'eip155:1'])
    expect(namespaces['eip155']?.methods).not.toContain('eth_coinbase')
    expect(namespaces['solana']?.chains).toEqual([solana])
    expect(namespaces['solana']?.methods).toEqual(['solana_signMessage'])
    await expect.poll(phone.sessions).toMatchObject([{ app: { name: 'Lab app', url: 'https://app.example' }, network: null }])
    expect(asked).toMatchObject([{ kind: 'connect', app: { name: 'Lab app' } }])
    expect(phone.accounts().map(({ namespace }) => namespace)).toEqual(['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'])
  })

  it('says no to a proposal', async () => {
    decision = 'reject'
    await expect(connect()).rejects.toMatchObject({ code: 5000 })
    expect(phone.sessions()).toEqual([])
    decision = 'approve'
    await connect()
  })

  it('turns down what it has nothing for, without a question', async () => {
    const near = { near: { chains: ['near:mainnet'], methods: ['near_signIn'], events: [] } }
    await expect(dapp.connect((uri) => phone.pair(uri), near)).rejects.toMatchObject({ code: 5100 })
    expect(asked).toEqual([])
  })

  it('comes back with its sessions after a restart', async () => {
    const storage = memoryStorage()
    await phone.stop()
    phone = await newPhone({ storage, storagePrefix: 'kept' })
    await connect()
    await phone.useAccount(1)
    await phone.stop()
    phone = await newPhone({ storage, storagePrefix: 'kept' })
    expect(phone.sessions()).toHaveLength(1)
    expect(phone.accountIndex()).toBe(1)
    const address = accountOf('eip155:1') as Hex
    const signature = await request<Hex>('eip155:1', 'personal_sign', [stringToHex('hello'), address])
    expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)
  })

  it('signs in with one click', async () => {
    dapp.provider.once('display_uri', (uri: string) => phone.pair(uri))
    const { auths, session } = await dapp.provider.authenticate({
      chains: ['eip155:31337', 'eip155:1', 'eip155:5'],
      domain: 'app.example',
      nonce: 'abcdef12',
      uri: 'https://app.example/login',
      statement: 'Sign in',
      methods: ['personal_sign', 'eth_coinbase'],
    })
    // The client has verified the signatures before it gives them out.
    expect(auths?.map(({ p }) => p.iss.split(':').slice(0, 4).join(':'))).toEqual(['did:pkh:eip155:31337', 'did:pkh:eip155:1'])
    expect(session?.namespaces['eip155']?.methods).toEqual(['personal_sign'])
    expect(asked).toMatchObject([{ kind: 'signIn', message: expect.stringMatching(/app\.example wants you to sign in(.|\n)*Sign in/) }])
    decision = 'reject'
    dapp.provider.once('display_uri', (uri: string) => phone.pair(uri))
    const again = { chains: ['eip155:1'], domain: 'app.example', nonce: 'abcdef12', uri: 'https://app.example/login' }
    await expect(dapp.provider.authenticate(again)).rejects.toBeTruthy()
  })

  it('knows when the relay refuses its project', async () => {
    const refused = await newPhone({ projectId: 'refused' })
    const uri = `wc:${'a'.repeat(64)}@2?relay-protocol=irn&symKey=${'b'.repeat(64)}`
    await expect(refused.pair(uri)).rejects.toThrow('3000')
    expect(refused.problem()).toMatch('3000')
    await refused.stop()
  })
})

describe('a phone that is connected', () => {
  beforeEach(async () => {
    await connect()
    await expect.poll(() => phone.sessions().length).toBe(1)
  })

  it('signs on EVM chains', async () => {
    const address = accountOf('eip155:1') as Hex
    const signature = await request<Hex>('eip155:1', 'personal_sign', [stringToHex('hello'), address])
    expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)
    expect(asked.at(-1)).toMatchObject({ kind: 'request', chain: { id: 'eip155:1' }, method: 'personal_sign' })
    const types = { Order: [{ name: 'rope', type: 'uint256' }] } as const
    const data = { domain: { chainId: 1 }, types, primaryType: 'Order', message: { rope: 2 } } as const
    const typed = await request<Hex>('eip155:1', 'eth_signTypedData_v4', [address, JSON.stringify(data)])
    expect(await verifyTypedData({ ...data, message: { rope: 2n }, address, signature: typed })).toBe(true)
  })

  it('signs on Solana, Bitcoin, Polkadot and Cosmos', async () => {
    const hello = new TextEncoder().encode('hello')
    const key = accountOf(solana)
    const onSolana = await request<{ signature: string }>(solana, 'solana_signMessage', { pubkey: key, message: base58.encode(hello) })
    expect(ed25519.verify(base58.decode(onSolana.signature), hello, base58.decode(key))).toBe(true)

    const account = accountOf(bitcoin)
    expect(await request(bitcoin, 'getAccountAddresses', { account })).toMatchObject([{ address: account }])
    const onBitcoin = await request<{ address: string; signature: string }>(bitcoin, 'signMessage', { account, message: 'hello' })
    expect(Verifier.verifySignature(account, 'hello', onBitcoin.signature)).toBe(true)

    const address = accountOf(polkadot)
    const onPolkadot = await request<{ signature: string }>(polkadot, 'polkadot_signMessage', { address, message: 'hello' })
    expect(signatureVerify('hello', onPolkadot.signature, address).isValid).toBe(true)

    const signerAddress = accountOf(cosmos)
    expect(await request(cosmos, 'cosmos_getAccounts', {})).toMatchObject([{ address: signerAddress }])
    const signDoc = { chain_id: 'cosmoshub-4', account_number: '1', sequence: '0', memo: 'hello', msgs: [], fee: { amount: [], gas: '0' } }
    const { signed, signature } = await request<AminoSignResponse>(cosmos, 'cosmos_signAmino', { signerAddress, signDoc })
    const publicKey = base64.decode(String(signature.pub_key.value))
    expect(secp256k1.verify(base64.decode(signature.signature), serializeSignDoc(signed), publicKey)).toBe(true)
  })

  it('says no to a request, and to what it cannot do', async () => {
    decision = 'reject'
    const params = [stringToHex('hello'), accountOf('eip155:1')]
    await expect(request('eip155:1', 'personal_sign', params)).rejects.toMatchObject({ code: 5000 })
    decision = 'approve'
    const stranger = [stringToHex('hello'), '0x000000000000000000000000000000000000bEEF']
    await expect(request('eip155:1', 'personal_sign', stranger)).rejects.toMatchObject({ code: 4100 })
  })

  it('goes to another network, and adds it to the session where that lacks it', async () => {
    const changed = heard('chainChanged')
    await phone.switchNetwork('eip155:1')
    expect(await changed).toBe('1')
    const again = heard('chainChanged')
    await phone.switchNetwork('eip155:10', phone.sessions()[0]?.topic)
    expect(await again).toBe('10')
    expect(dapp.provider.session?.namespaces['eip155']?.chains).toContain('eip155:10')
    expect(phone.sessions()[0]?.network).toBe('eip155:10')
    await expect(phone.switchNetwork('eip155:5')).rejects.toMatchObject({ code: 5100 })
  })

  it('puts another account in place of the first', async () => {
    const before = accountOf('eip155:1')
    const changed = heard('accountsChanged')
    await phone.useAccount(2)
    expect(await changed).not.toEqual([before])
    await expect.poll(() => dapp.provider.session?.namespaces['bip122']?.accounts).toEqual([`${bitcoin}:${accountOf(bitcoin)}`])
    expect(accountOf('eip155:1')).not.toBe(before)
    await expect(phone.useAccount(3)).rejects.toThrow(RangeError)
  })

  it('leaves, and is left', async () => {
    const left = heard('disconnect')
    await phone.disconnect(phone.sessions()[0]?.topic ?? '')
    expect(await left).toBeTruthy()
    expect(phone.sessions()).toEqual([])
    await connect()
    await expect.poll(() => phone.sessions().length).toBe(1)
    await dapp.provider.disconnect()
    await expect.poll(phone.sessions).toEqual([])
  })

  it('answers after a relay that stalled, or cut everybody off', async () => {
    relay.stall(true)
    const address = accountOf('eip155:1') as Hex
    const answer = request<Hex>('eip155:1', 'personal_sign', [stringToHex('hello'), address])
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(asked).toHaveLength(1)
    relay.stall(false)
    expect(await verifyMessage({ address, message: 'hello', signature: await answer })).toBe(true)
    const subscriptions = () => relay.stats().methods['irn_batchSubscribe'] ?? 0
    const before = subscriptions()
    relay.dropAll()
    // Both are back once they have subscribed again.
    await expect.poll(subscriptions, { timeout: 5000 }).toBe(before + 2)
    expect(await request('eip155:1', 'personal_sign', [stringToHex('hello'), address])).toBe(await answer)
  })
})

describe('a phone that misbehaves', () => {
  it('approves other chains than it was asked for', async () => {
    phone.misbehave.wrongChains = true
    expect((await connect()).namespaces['eip155']?.chains).toEqual(['eip155:999999'])
  })

  it('approves with addresses that are none', async () => {
    phone.misbehave.malformedAccounts = true
    expect((await connect()).namespaces['solana']?.accounts).toEqual([`${solana}:nonsense`])
  })

  it('answers late, or never', async () => {
    phone.misbehave.delayMs = 300
    const start = performance.now()
    await connect()
    expect(performance.now() - start).toBeGreaterThan(300)
    phone.misbehave.neverAnswers = true
    const answer = request('eip155:1', 'personal_sign', ['0x00', accountOf('eip155:1')])
    expect(await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 500, 'nothing'))])).toBe('nothing')
    expect(asked).toHaveLength(1)
  })
})
