import { afterEach, describe, expect, it } from 'vitest'
import { startAnvil, type Anvil } from './anvil'

const running: Anvil[] = []
afterEach(() => Promise.all(running.splice(0).map((node) => node.stop())))

async function start(chainId: number, port: number) {
  const node = await startAnvil({ chainId, port })
  running.push(node)
  return node
}

async function chainIdAt(url: string): Promise<number> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return Number(((await response.json()) as { result: string }).result)
}

describe('a local node', () => {
  it('takes another port when the wanted one is taken, and answers for its own chain', async () => {
    const first = await start(31337, 0)
    const second = await start(31338, Number(new URL(first.url).port))
    expect(second.url).not.toBe(first.url)
    expect(await chainIdAt(first.url)).toBe(31337)
    expect(await chainIdAt(second.url)).toBe(31338)
  })

  it('is gone once stopped, also when stopped twice', async () => {
    const node = await start(31337, 0)
    await node.stop()
    await node.stop()
    await expect(chainIdAt(node.url)).rejects.toThrow('fetch failed')
  })

  it('keeps answering however much it has to say', { timeout: 45_000 }, async () => {
    const { url } = await start(31337, 0)
    // 20 000 notes of 12 bytes: more than the 64 kB that a pipe holds on Linux.
    const call = { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }
    const body = JSON.stringify(Array.from({ length: 2000 }, () => call))
    const headers = { 'content-type': 'application/json' }
    for (let round = 0; round < 10; round++) {
      const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(4000) })
      expect(await response.json()).toHaveLength(2000)
    }
    expect(await chainIdAt(url)).toBe(31337)
  })
})
