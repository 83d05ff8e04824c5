import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A node of Polkadot as far as its storage is read: what is stored by key, or an answer of another kind to everything. */
export async function startPolkadotNode(storage: Readonly<Record<string, string>>) {
  const node = {
    url: '',
    asked: [] as string[],
    answer: undefined as string | undefined,
    stop: () => void server.close(),
  }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { id, method, params } = JSON.parse(String(Buffer.concat(parts))) as Call
      node.asked.push(`${request.method} ${method}`)
      const known = method === 'state_getStorage' && { jsonrpc: '2.0', id, result: storage[params[0] ?? ''] ?? null }
      const unknown = { jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } }
      response.end(node.answer ?? JSON.stringify(known || unknown))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  node.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return node
}

interface Call {
  readonly id: number
  readonly method: string
  readonly params: readonly string[]
}

/** `AccountInfo` in SCALE. */
export function accountInfo(free: bigint, reserved = 0n, frozen = 0n, flags = 2n ** 127n): string {
  const write = (value: bigint, bytes: number) =>
    (
      value
        .toString(16)
        .padStart(2 * bytes, '0')
        .match(/../g) ?? []
    )
      .reverse()
      .join('')
  return `0x${[7n, 1n, 1n, 0n].map((count) => write(count, 4)).join('')}${[free, reserved, frozen, flags].map((amount) => write(amount, 16)).join('')}`
}

/** Alice of every development chain, and where a chain stores her account. */
export const alice = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
export const aliceKey =
  '0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9de1e86a9a8c739864cf3cc5ec2bea59fd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d'
