import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { polkadot, solana, withLine } from '../../../../lab/phone/testPhone'
import { systemClock } from '../../clock'
import type { Eip1193Provider } from '../../eip155/provider'
import { defineNetwork, type Namespace } from '../../network'
import type { PairRequest } from '../../pairing'
import { walletConnect } from '../index'

const line = withLine()
const read: string[] = []
let endpoint: Server
let url = ''

beforeEach(async () => {
  read.length = 0
  endpoint = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    const { id, method } = JSON.parse(body) as { id: number; method: string }
    read.push(method)
    const refusal = { code: 3, message: 'execution reverted', data: '0x08c379a0' }
    response.end(
      JSON.stringify({ jsonrpc: '2.0', id, ...(method === 'eth_call' ? { error: refusal } : { result: '0x2a' }) }),
    )
  })
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}`
})
afterEach(() => new Promise((resolve) => endpoint.close(resolve)))

const network = (id: string, http = [url]) => {
  const [chainNamespace, reference] = id.split(':') as [Namespace, string]
  return defineNetwork({
    id: chainNamespace === 'eip155' ? Number(reference) : reference,
    name: id,
    chainNamespace,
    nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 9 },
    rpcUrls: { default: { http } },
  })
}

async function connect(more: Partial<PairRequest> = {}) {
  const own = walletConnect({ provider: async () => line().dapp.provider })
  const { handles } = await own.pair({
    networks: ['eip155:31337', 'eip155:1', solana, polkadot].map((id) => network(id)),
    metadata: null,
    projectId: 'lab',
    instanceId: '',
    signal: new AbortController().signal,
    clock: systemClock,
    onUri: (uri) => void line().phone.pair(uri),
    ...more,
  })
  // The other end has it a moment later.
  await expect.poll(() => line().phone.sessions().length).toBeGreaterThan(0)
  return handles
}

const requests = () => line().asked.flatMap((each) => ('method' in each ? [each.method] : []))
const call: Readonly<Partial<Record<Namespace, { method: string; params: unknown }>>> = {
  eip155: { method: 'personal_sign', params: ['0x00', '0x0000000000000000000000000000000000000000'] },
  solana: { method: 'solana_signMessage', params: { message: '2', pubkey: '1' } },
  polkadot: { method: 'polkadot_signMessage', params: { address: '1', message: 'x' } },
}

describe('the provider of a pairing', () => {
  it('asks neither wallet nor endpoint to send calls where that was not granted', async () => {
    const { eip155 } = await connect()
    const before = [requests().length, read.length]
    const asking = (eip155!.provider as Eip1193Provider).request({ method: 'wallet_sendCalls', params: [{}] })
    await expect(asking).rejects.toMatchObject({ code: 4200 })
    expect([requests().length, read.length]).toEqual(before)
  })

  it.each(['the app', 'the wallet'])('answers 4900 once %s ended it, and sends no request', async (who) => {
    const handles = await connect()
    const old = Object.entries(handles).map(([name, handle]) => [name, handle.provider as Eip1193Provider] as const)
    expect(old.map(([name]) => name)).toEqual(['eip155', 'solana', 'polkadot'])
    if (who === 'the app') await handles.eip155?.disconnect()
    else await line().phone.disconnect(line().phone.sessions()[0]?.topic ?? '')
    await expect.poll(() => line().dapp.provider.client.session.keys).toEqual([])
    await expect.poll(() => line().phone.sessions()).toEqual([])
    await connect()
    const [asked, reads] = [requests().length, read.length]
    for (const [name, provider] of old)
      for (const each of [call[name as Namespace], { method: 'eth_chainId' }, { method: 'eth_blockNumber' }])
        await expect(provider.request(each as { method: string })).rejects.toMatchObject({ code: 4900 })
    expect([requests().length, read.length]).toEqual([asked, reads])
  })

  it('is let go of without an uncaught rejection where both sides end it at the same time', async () => {
    const uncaught: unknown[] = []
    const note = (reason: unknown) => void uncaught.push((reason as Error).stack)
    process.on('unhandledRejection', note)
    const handles = await connect()
    const topic = line().phone.sessions()[0]?.topic ?? ''
    // The wallet's word comes while ours has been heard and the session is being taken apart.
    line().relay.delay(400)
    const ended = handles.eip155?.disconnect()
    await new Promise((resolve) => setTimeout(resolve, 150))
    const { client } = line().dapp.provider
    const answered = new Promise<void>((resolve) => client.core.relayer.on('relayer_message', () => resolve()))
    await Promise.all([
      line()
        .phone.disconnect(topic)
        .catch(() => undefined),
      ended,
      answered,
    ])
    await expect.poll(() => client.session.keys).toEqual([])
    await expect.poll(() => line().phone.sessions()).toEqual([])
    line().relay.delay(0)
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(uncaught).toEqual([])
    process.off('unhandledRejection', note)
  })

  it('speaks to its own wallet while another one is the last that was paired', async () => {
    const first = (await connect()).eip155
    const other = await line().newPhone()
    const second = await connect({ onUri: (uri) => void other.pair(uri) }).catch(() => null)
    await expect.poll(() => other.sessions().length).toBe(1)
    const topics: string[] = []
    line().dapp.provider.client.on('session_request_sent', ({ topic }) => topics.push(topic))
    const provider = first?.provider as Eip1193Provider
    const address = first?.snapshot.address.split(':')[2]
    expect(await provider.request({ method: 'personal_sign', params: ['0x00', address] })).toMatch(/^0x/)
    expect(topics).toEqual([line().phone.sessions()[0]?.topic])
    expect(second?.eip155?.provider).not.toBe(provider)
    await other.stop()
  })

  it('reads at the endpoint of the network in use, and hands on what it refuses', async () => {
    const provider = (await connect()).eip155?.provider as Eip1193Provider
    const before = requests().length
    expect(await provider.request({ method: 'eth_blockNumber' })).toBe('0x2a')
    const refusal = provider.request({ method: 'eth_call', params: [{}] })
    await expect(refusal).rejects.toMatchObject({ code: 3, data: '0x08c379a0', message: 'execution reverted' })
    expect([read, requests().length]).toEqual([['eth_blockNumber', 'eth_call'], before])
  })

  it('asks no other server where the host has no endpoint, or none answers, and tells no endpoint what is to be signed', async () => {
    const networks = [network('eip155:31337', ['http://127.0.0.1:9']), network('eip155:1', [])]
    const { eip155 } = await connect({ networks })
    const provider = eip155?.provider as Eip1193Provider
    await expect(provider.request({ method: 'eth_blockNumber' })).rejects.toMatchObject({ code: -32603 })
    await eip155?.switchNetwork?.(networks[1] as ReturnType<typeof network>)
    await expect(provider.request({ method: 'eth_blockNumber' })).rejects.toThrow('No RPC url provided for chainId')
    for (const method of ['personal_unknown', 'eth_signEverything', 'wallet_unknown'])
      await expect(provider.request({ method })).rejects.toMatchObject({ code: 4200 })
  })

  it('answers who is there by itself, and switches what its handle shows', async () => {
    const { eip155 } = await connect()
    const provider = eip155?.provider as Eip1193Provider
    const address = eip155?.snapshot.address.split(':')[2]
    for (const method of ['eth_accounts', 'eth_requestAccounts'])
      expect(await provider.request({ method })).toEqual([address])
    const switching = { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x1' }] }
    expect(await provider.request(switching)).toBeNull()
    expect(eip155?.snapshot.networkId).toBe('eip155:1')
    expect(await provider.request({ method: 'net_version' })).toBe('1')
    await expect(provider.request({ ...switching, params: [] })).rejects.toMatchObject({ code: -32602 })
  })

  it('keeps the code of a wallet that says no', async () => {
    const provider = (await connect()).eip155?.provider as Eip1193Provider
    line().decide = () => 'reject'
    const asked = provider.request({ method: 'personal_sign', params: ['0x00', '0x'] })
    await expect(asked).rejects.toMatchObject({ code: expect.any(Number) })
  })
})
