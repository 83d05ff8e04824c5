import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { mainnet, solanaMainnet } from '../../networks'
import { systemClock } from '../clock'
import { createReader } from '../eip155/reader.late'
import { defineNetwork } from '../network'
import { hostedRpc } from './hostedRpc'

const withoutAny = { ...mainnet, rpcUrls: { default: { http: [] } } }
const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

it('The endpoint of a project comes after those of the network, and wallets are not told of it', () => {
  const [ethereum, solana] = [mainnet, solanaMainnet].map(hostedRpc('mine')).map((network) => defineNetwork(network))
  expect(ethereum?.rpcUrls).toEqual({
    default: {
      http: [...mainnet.rpcUrls.default.http, 'https://rpc.walletconnect.org/v1?chainId=eip155%3A1&projectId=mine'],
    },
    chainDefault: { http: mainnet.rpcUrls.default.http },
  })
  expect(new URL(solana?.rpcUrls.default.http.at(-1) ?? '').searchParams.get('chainId')).toBe(
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  )
  expect(() => hostedRpc('mine')({ ...mainnet, id: -1 })).toThrow('id')
})

it('Where a project is all that a network has, it is asked, with project and network', async () => {
  const asked: (string | null)[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://here')
    asked.push(pathname, searchParams.get('projectId'), searchParams.get('chainId'))
    void text(request).then((body) => {
      const { id } = JSON.parse(body) as { id: number }
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ jsonrpc: '2.0', id, result: '0x5' }))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const reader = createReader(systemClock)
  try {
    const network = defineNetwork(hostedRpc('mine & more', url)(withoutAny))
    expect(await reader.getBalance(network, address)).toMatchObject({ value: 5n })
    expect(asked).toEqual(['/v1', 'mine & more', 'eip155:1'])
  } finally {
    reader.destroy()
    server.close()
  }
})
