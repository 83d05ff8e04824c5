import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { systemClock } from '../clock'
import { ChainNotSupportedError, NoRpcUrlError } from '../errors/chainErrors'
import { defineNetwork } from '../network'
import { createReader, ranking } from './reader.late'

const servers: Server[] = []

/** A JSON-RPC endpoint on loopback; `reply` null breaks the connection's promise with a 500. */
async function serve(reply: ((method: string) => unknown) | null) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      const { id, method } = JSON.parse(body) as { id: number; method: string }
      asked.push(method)
      if (!reply) return response.writeHead(500).end()
      return response.end(JSON.stringify({ jsonrpc: '2.0', id, result: reply(method) }))
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

afterEach(() => servers.splice(0).forEach((server) => server.close()))

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const network = (...http: string[]) =>
  defineNetwork({
    id: 31337,
    name: 'Harbour',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http } },
  })

describe('the reader', () => {
  it.each([
    ['nothing', '0x', false],
    ['a contract', '0x6080604052', true],
    ['a delegation, which leaves the account its key', `0xef0100${'11'.repeat(20)}`, false],
  ])('tells a contract from an account with %s at its address', async (_name, code, isContract) => {
    const { url, asked } = await serve(() => code)
    expect(await createReader(systemClock).isContract?.(network(url), address)).toBe(isContract)
    expect(asked).toEqual(['eth_getCode'])
  })

  it('reads the native balance over HTTP', async () => {
    const { url } = await serve(() => '0xde0b6b3a7640000')
    const reader = createReader(systemClock)
    expect(await reader.getBalance(network(url), address)).toEqual({ value: 10n ** 18n, decimals: 18, symbol: 'ETH' })
    reader.destroy()
  })

  it('asks the endpoint that a network has now', async () => {
    const [before, after] = [await serve(() => '0x1'), await serve(() => '0x2')]
    const reader = createReader(systemClock)
    await reader.getBalance(network(before.url), address)
    expect((await reader.getBalance(network(after.url), address)).value).toBe(2n)
    reader.destroy()
  })

  it('goes on to the next endpoint when one fails', async () => {
    const broken = await serve(null)
    const good = await serve(() => '0x1')
    const reader = createReader(systemClock)
    expect((await reader.getBalance(network(broken.url, good.url), address)).value).toBe(1n)
    expect(broken.asked).toContain('eth_getBalance')
    reader.destroy()
  })

  it('compares endpoints while they are in use, and sends no request after that', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
    const one = await serve(() => '0x1')
    const two = await serve(() => '0x1')
    const pings = () => [...one.asked, ...two.asked].filter((method) => method === 'net_listening').length
    const pass = async () => {
      await vi.advanceTimersByTimeAsync(4_000)
      for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
    }
    const reader = createReader(systemClock)
    await reader.getBalance(network(one.url, two.url), address)
    await vi.waitFor(() => expect(pings()).toBeGreaterThan(0))
    await pass()
    await vi.waitFor(() => expect(pings()).toBeGreaterThan(2))
    reader.destroy()
    await pass()
    const last = pings()
    await pass()
    await pass()
    expect(pings()).toBe(last)
    vi.useRealTimers()
  })

  it('prefers endpoints that answer always to those that answer fast', () => {
    expect(ranking).toEqual({
      interval: 4_000,
      sampleCount: 10,
      timeout: 1_000,
      weights: { stability: 0.7, latency: 0.3 },
    })
  })

  it('says that a network has no endpoint', async () => {
    const reader = createReader(systemClock)
    await expect(reader.getBalance(network(), address)).rejects.toBeInstanceOf(NoRpcUrlError)
    await expect(reader.getBalance(network(), address)).rejects.toThrow('No RPC url provided for chainId')
    const elsewhere = { ...network(), chainNamespace: 'solana' } as const
    await expect(reader.getBalance(elsewhere, address)).rejects.toBeInstanceOf(ChainNotSupportedError)
  })
})
