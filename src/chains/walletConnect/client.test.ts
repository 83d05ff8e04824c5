import { base58, base64 } from '@scure/base'
import { ed25519 } from '@noble/curves/ed25519.js'
import { PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { verifyMessage, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { systemClock } from '../clock'
import { bitcoin, cosmos, polkadot, solana, withLine } from '../../../lab/phone/testPhone'
import type { WalletSnapshot } from '../adapter'
import type { Eip1193Provider } from '../eip155/provider'
import { AttemptAbandonedError, UserRejectedError } from '../errors/errors'
import { WalletResponseError } from '../errors/walletErrors'
import { InvalidRequestError, NotConnectedError } from '../errors/rpcErrors'
import { InvalidProjectIdError } from '../errors/projectErrors'
import { defineNetwork, type CaipNetworkId, type Namespace } from '../network'
import type { PairRequest } from '../pairing'
import type { SolanaHandle } from '../solana/handle'
import { walletConnect, type UniversalProviderLike } from './index'

const line = withLine()

const currency = { name: 'Coin', symbol: 'COIN', decimals: 9 }
const network = (id: string) => {
  const [chainNamespace, reference] = id.split(':') as [Namespace, string]
  const own = chainNamespace === 'eip155' ? Number(reference) : reference
  return defineNetwork({
    id: own,
    name: id,
    chainNamespace,
    nativeCurrency: currency,
    rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
  })
}
const networks = ['eip155:31337', 'eip155:1', solana, bitcoin, polkadot, cosmos].map(network)

function ask(more: Partial<PairRequest> = {}): PairRequest {
  const onUri = (uri: string) => void line().phone.pair(uri)
  return {
    networks,
    metadata: null,
    projectId: 'lab',
    instanceId: '',
    signal: new AbortController().signal,
    clock: systemClock,
    onUri,
    ...more,
  }
}

// The test's own provider: it is stopped with its line.
const transport = () => walletConnect({ provider: async () => line().dapp.provider })

const connect = async (more: Partial<PairRequest> = {}) => {
  const own = transport()
  const { handles, wallet } = await own.pair(ask(more))
  // The other end has it a moment later.
  await expect.poll(() => line().phone.sessions().length).toBeGreaterThan(0)
  return { own, handles, wallet }
}

function follow(handle: { subscribe: (listener: (next: WalletSnapshot | null) => void) => () => void } | undefined) {
  const seen: (WalletSnapshot | null)[] = []
  handle?.subscribe((next) => seen.push(next))
  return seen
}

describe('a wallet at the other end of a relay', () => {
  it('is not opened by the app of an earlier wallet', async () => {
    const { storage } = line().dapp.provider.client.core
    await storage.setItem('WALLETCONNECT_DEEPLINK_CHOICE', { href: 'lantern://', name: 'Lantern' })
    await connect()
    expect(await storage.getItem('WALLETCONNECT_DEEPLINK_CHOICE')).toBeUndefined()
  })

  it('is a handle for every namespace it granted', async () => {
    const { handles, wallet } = await connect()
    expect(wallet.name).toBe('Lab Phone')
    expect(Object.values(handles).map(({ snapshot }) => snapshot.networkId)).toEqual([
      'eip155:31337',
      solana,
      bitcoin,
      polkadot,
      cosmos,
    ])
  })

  it('signs in each namespace', async () => {
    const { handles } = await connect()
    const sign = (namespace: Namespace) => handles[namespace]?.signMessage('Grüße', handles[namespace].snapshot.address)
    const addressOf = (namespace: Namespace) => handles[namespace]?.snapshot.address.split(':')[2] ?? ''
    const evm = { address: addressOf('eip155') as Hex, message: 'Grüße', signature: (await sign('eip155')) as Hex }
    expect(await verifyMessage(evm)).toBe(true)
    const signature = base58.decode((await sign('solana')) ?? '')
    expect(ed25519.verify(signature, new TextEncoder().encode('Grüße'), base58.decode(addressOf('solana')))).toBe(true)
    expect(base64.decode((await sign('cosmos')) ?? '')).toHaveLength(64)
    expect(await sign('polkadot')).toMatch(/^0x[0-9a-f]{128}/)
    expect((await sign('bip122'))?.length).toBeGreaterThan(80)
  })

  it('signs a transaction of Solana, which holds', async () => {
    const { handles } = await connect()
    const own = handles.solana as SolanaHandle | undefined
    const payer = new PublicKey(own?.snapshot.address.split(':')[2] ?? '')
    const transfer = SystemProgram.transfer({ fromPubkey: payer, toPubkey: PublicKey.default, lamports: 42 })
    const recentBlockhash = PublicKey.default.toBase58()
    const transaction = new Transaction({ feePayer: payer, recentBlockhash }).add(transfer)
    const bytes = transaction.serialize({ requireAllSignatures: false })
    const signed = await own?.signTransaction?.(new Uint8Array(bytes), own.snapshot.address)
    expect(Transaction.from(signed ?? []).verifySignatures()).toBe(true)
    line().decide = () => 'reject'
    const refused = own?.signTransaction?.(new Uint8Array(bytes), own.snapshot.address)
    await expect(refused).rejects.toBeInstanceOf(UserRejectedError)
  })

  it('is not asked to sign a text that is too long', async () => {
    const { handles } = await connect()
    const { solana: handle } = handles
    const asked = handle?.signMessage('x'.repeat(32 * 1024 + 1), handle.snapshot.address)
    await expect(asked).rejects.toBeInstanceOf(InvalidRequestError)
  })

  it('says no: to the connection, to a signature', async () => {
    line().decide = () => 'reject'
    await expect(connect()).rejects.toBeInstanceOf(UserRejectedError)
    line().decide = () => 'approve'
    const { handles } = await connect()
    line().decide = () => 'reject'
    const { eip155 } = handles
    await expect(eip155?.signMessage('x', eip155.snapshot.address)).rejects.toBeInstanceOf(UserRejectedError)
  })

  it('is followed: network, account, leaving', async () => {
    const { handles } = await connect()
    const seen = follow(handles.eip155)
    await line().phone.switchNetwork('eip155:1')
    await expect.poll(() => seen.at(-1)?.networkId).toBe('eip155:1')
    const before = handles.eip155?.snapshot.address
    await line().phone.useAccount(1)
    await expect.poll(() => handles.eip155?.snapshot.address).not.toBe(before)
    await line().phone.disconnect(line().phone.sessions()[0]?.topic ?? '')
    await expect.poll(() => seen.at(-1)).toBeNull()
    const { eip155 } = handles
    await expect(eip155?.signMessage('x', eip155.snapshot.address)).rejects.toBeInstanceOf(NotConnectedError)
  })

  it('is asked to switch, also to a network it did not grant', async () => {
    const { handles } = await connect({ networks: networks.slice(0, 1) })
    await expect.poll(() => line().phone.sessions().length).toBe(1)
    await handles.eip155?.switchNetwork?.(network('eip155:1'))
    expect(handles.eip155?.snapshot.networkId).toBe('eip155:1')
    expect(line().asked.map((each) => ('method' in each ? each.method : each.kind))).toContain(
      'wallet_switchEthereumChain',
    )
  })

  it('is let go of once, for all its namespaces', async () => {
    const { handles, own } = await connect()
    await Promise.all(Object.values(handles).map((handle) => handle.disconnect()))
    await expect.poll(() => line().phone.sessions()).toEqual([])
    expect(await own.resume(ask())).toBeNull()
  })

  it('is taken up again without a question', async () => {
    const { own } = await connect()
    const questions = line().asked.length
    const again = await own.resume(ask({ networks: networks.slice(2, 3) }))
    expect(Object.keys(again?.handles ?? {})).toEqual(['solana'])
    expect(line().asked).toHaveLength(questions)
  })

  it('is an EIP-1193 provider to the host', async () => {
    const { handles } = await connect()
    const provider = handles.eip155?.provider as {
      request(call: object): Promise<unknown>
      on(event: string, listener: (payload: unknown) => void): void
    }
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x7a69')
    const heard: unknown[] = []
    provider.on('chainChanged', (chainId) => heard.push(chainId))
    await line().phone.switchNetwork('eip155:1')
    await expect.poll(() => heard).toEqual(['0x1'])
    const { eip155 } = handles
    const address = eip155?.snapshot.address.split(':')[2]
    expect(await provider.request({ method: 'personal_sign', params: ['0x00', address] })).toMatch(/^0x/)
  })

  it('tells every listener of its events what changed, and no other listener', async () => {
    const { handles } = await connect()
    const provider = handles.eip155?.provider as Required<Eip1193Provider>
    const heard: unknown[] = []
    const hear = (name: string) => (payload: unknown) => heard.push([name, payload])
    const both = hear('both')
    provider.on('accountsChanged', hear('accounts'))
    for (const event of ['accountsChanged', 'chainChanged']) provider.on(event, both)
    provider.on('chainChanged', hear('chain'))
    await line().phone.switchNetwork('eip155:1')
    await expect
      .poll(() => heard)
      .toEqual([
        ['both', '0x1'],
        ['chain', '0x1'],
      ])
    await line().phone.useAccount(1)
    await expect
      .poll(() => heard.slice(2))
      .toEqual([
        ['accounts', [expect.any(String)]],
        ['both', [expect.any(String)]],
      ])
    provider.removeListener('accountsChanged', both)
    await line().phone.switchNetwork('eip155:31337')
    await expect
      .poll(() => heard.slice(4))
      .toEqual([
        ['both', '0x7a69'],
        ['chain', '0x7a69'],
      ])
    provider.removeListener('chainChanged', both)
    await line().phone.switchNetwork('eip155:1')
    await expect.poll(() => heard.slice(6)).toEqual([['chain', '0x1']])
  })
})

describe('what goes wrong', () => {
  it('is given up at once, and a late approval is nothing', async () => {
    const abort = new AbortController()
    const pairing = connect({ signal: abort.signal, onUri: () => abort.abort() })
    await expect(pairing).rejects.toBeInstanceOf(AttemptAbandonedError)
    expect(line().dapp.provider.session).toBeUndefined()
    await connect()
    expect(line().phone.sessions()).toHaveLength(1)
  })

  it('a wallet that grants invalid accounts is refused, and told', async () => {
    line().phone.misbehave.malformedAccounts = true
    await expect(connect()).rejects.toBeInstanceOf(Error)
    await expect.poll(() => line().phone.sessions()).toEqual([])
  })

  it('a wallet that grants another network shows that network', async () => {
    line().phone.misbehave.wrongChains = true
    const outcome = await connect().then(
      ({ handles }) => Object.values(handles).map(({ snapshot }) => snapshot.networkId),
      (error: unknown) => error,
    )
    const asked: readonly CaipNetworkId[] = networks.map(({ caipNetworkId }) => caipNetworkId)
    if (outcome instanceof Error) expect(outcome).toBeInstanceOf(WalletResponseError)
    else expect((outcome as CaipNetworkId[]).some((id) => asked.includes(id))).toBe(false)
  })

  it('a relay that refuses the project is told apart', async () => {
    const own = walletConnect({ relayUrl: line().relay.url, projectId: 'refused' })
    await expect(own.pair(ask())).rejects.toBeInstanceOf(InvalidProjectIdError)
  })

  it('an invalid provider of the host is refused', async () => {
    const given: object = { request: () => null }
    const own = walletConnect({ provider: async () => given as UniversalProviderLike })
    await expect(own.pair(ask())).rejects.toBeInstanceOf(WalletResponseError)
  })
})
