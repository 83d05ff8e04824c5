import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { listenOnPair, type Listening } from '../../../lab/solana/listen'
import { startSolana, type LabSolana } from '../../../lab/solana/startSolana'
import { createClock } from '../../../stories/lab/clock'
import { systemClock } from '../clock'
import { InvalidCaipAddressError, PorticoError } from '../errors/errors'
import { NoRpcUrlError } from '../errors/chainErrors'
import { defineNetwork } from '../network'
import { createReader } from './reader.late'

let node: LabSolana
beforeAll(async () => {
  node = await startSolana()
})
afterAll(() => node.stop())

const servers: Listening[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.stop())))

/** An endpoint on loopback that answers everything with one result; null breaks it with a 500. */
async function serve(result: unknown) {
  const asked: string[] = []
  const server = await listenOnPair(0, (request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      const { id, method } = JSON.parse(body) as { id: string; method: string }
      asked.push(method)
      if (result === null) return response.writeHead(500).end()
      return response.end(JSON.stringify({ jsonrpc: '2.0', id, result }))
    })
  })
  servers.push(server)
  // web3.js would look for its socket one port above.
  for (const sockets of server.sockets) sockets.on('connection', () => asked.push('a socket'))
  return { url: `http://127.0.0.1:${server.port}`, asked }
}

const network = (...http: string[]) =>
  defineNetwork({
    id: 'localnet',
    chainNamespace: 'solana',
    name: 'Local',
    nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http } },
  })

const person = () => base58.encode(ed25519.keygen().publicKey)

describe('the Solana reader', () => {
  it('reads lamports and tokens of the real SVM', async () => {
    const reader = createReader(systemClock)
    const address = person()
    expect(await reader.getBalance(network(node.url), address)).toEqual({ value: 0n, decimals: 9, symbol: 'SOL' })
    expect(await reader.getTokens(network(node.url), address)).toEqual([])
    node.fund(address, 2_500_000_000n)
    const mints = [node.createToken(address, 1_500_000n), node.createToken(address, 2n ** 60n + 1n, 2)]
    expect((await reader.getBalance(network(node.url), address)).value).toBe(2_500_000_000n)
    const tokens = await reader.getTokens(network(node.url), address)
    expect(tokens).toHaveLength(2)
    expect(tokens).toContainEqual({ account: expect.any(String), mint: mints[0], amount: 1_500_000n, decimals: 6 })
    expect(tokens).toContainEqual({ account: expect.any(String), mint: mints[1], amount: 2n ** 60n + 1n, decimals: 2 })
    // A mint that takes a fee of each transfer is longer, and listed all the same.
    const taxed = node.createToken(address, 9n, 3, { transferFee: { basisPoints: 100, most: 5n } })
    const listed = await reader.listTokens?.(network(node.url), address, [])
    expect(listed).toHaveLength(3)
    expect(listed).toContainEqual({ address: taxed, value: 9n, decimals: 3 })
    reader.destroy()
  })

  it('goes on to the next endpoint when one fails or answers nonsense', async () => {
    const address = person()
    node.fund(address, 1_000_000_000n)
    const [broken, odd] = [await serve(null), await serve({ value: 'much' })]
    const reader = createReader(systemClock)
    expect((await reader.getBalance(network(broken.url, odd.url, node.url), address)).value).toBe(1_000_000_000n)
    expect([broken.asked, odd.asked]).toEqual([['getBalance'], ['getBalance']])
    reader.destroy()
  })

  it('goes on to the next endpoint when one does not answer in time', async () => {
    const silent = await listenOnPair(0, () => undefined)
    servers.push(silent)
    const good = await serve({ context: { slot: 1 }, value: 7 })
    const clock = createClock()
    const reading = createReader(clock).getBalance(network(`http://127.0.0.1:${silent.port}`, good.url), person())
    await clock.advance(10_000)
    expect((await reading).value).toBe(7n)
    expect(clock.sleepers()).toBe(0)
  })

  it.each([
    [
      { confirmationStatus: 'finalized', err: null },
      { state: 'confirmed', isFinal: true },
    ],
    [
      { confirmationStatus: 'confirmed', err: null },
      { state: 'confirmed', isFinal: false },
    ],
    [{ confirmationStatus: 'processed', err: null }, { state: 'sent' }],
    [
      { confirmationStatus: 'confirmed', err: 'AccountInUse' },
      { state: 'failed', isFinal: false, reason: 'reverted' },
    ],
  ])('tells how a transaction of status %j stands', async (status, fate) => {
    const told = { slot: 5, confirmations: null, ...status }
    const { url } = await serve({ context: { slot: 9 }, value: [told] })
    const sent = { hash: '5'.repeat(88), account: `solana:localnet:${person()}` } as const
    const { readTransaction } = createReader(systemClock)
    expect(await readTransaction?.(network(url), sent)).toEqual(fate)
  })

  it('calls a transaction expired by the height of the chain since it was first looked for', async () => {
    const fast = await startSolana({ slotMs: 2 })
    const { readTransaction } = createReader(systemClock)
    const sent = { hash: '5'.repeat(88), account: `solana:localnet:${person()}` } as const
    const first = await readTransaction?.(network(fast.url), sent)
    expect(first).toMatchObject({ state: 'sent', trace: { block: expect.any(Number) as unknown } })
    const trace = first?.state === 'sent' ? first.trace : undefined
    const readAgain = () => readTransaction?.(network(fast.url), { ...sent, trace })
    await expect.poll(readAgain, { timeout: 8_000 }).toEqual({ state: 'failed', isFinal: false, reason: 'expired' })
    // Another page that looks for the first time waits again.
    expect(await readTransaction?.(network(fast.url), sent)).toMatchObject({ state: 'sent' })
    await fast.stop()
  })

  it('opens no socket', async () => {
    const { url, asked } = await serve({ context: { slot: 1 }, value: 7 })
    const reader = createReader(systemClock)
    expect((await reader.getBalance(network(url), person())).value).toBe(7n)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(asked).toEqual(['getBalance'])
    reader.destroy()
  })

  it('says which way it cannot read', async () => {
    const reader = createReader(systemClock)
    const { url } = await serve(null)
    const odd = await serve({ context: { slot: 1 }, value: -1.5 })
    await expect(reader.getBalance(network(), person())).rejects.toBeInstanceOf(NoRpcUrlError)
    await expect(reader.getBalance(network(url), person())).rejects.toMatchObject({ category: 'API_ERROR' })
    await expect(reader.getTokens(network(url), person())).rejects.toBeInstanceOf(PorticoError)
    await expect(reader.getBalance(network(odd.url), person())).rejects.toBeInstanceOf(PorticoError)
    await expect(reader.getBalance(network(url), '0x70997970C51812dc3A010C7d01b50e0d17dc79C8')).rejects.toBeInstanceOf(
      InvalidCaipAddressError,
    )
    reader.destroy()
    await expect(reader.getBalance(network(node.url), person())).rejects.toBeInstanceOf(PorticoError)
  })
})
