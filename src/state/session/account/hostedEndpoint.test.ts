import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import { createLabAdapter, createLabWallet } from '../../../../stories/lab/wallets/adapter'
import type { Clock } from '../../../chains/clock'
import { createReader } from '../../../chains/eip155/reader.late'
import { mainnet } from '../../../networks'
import type { PorticoConfig } from '../../core/config'
import { balanceAtom } from './balance'

const asked: string[] = []
let server: Server
let url = ''
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    void text(request).then((body) => {
      const { id } = JSON.parse(body) as { id: number }
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ jsonrpc: '2.0', id, result: '0x5' }))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

/** Reads the balance of an account on a network of these endpoints, and the requests to the server. */
async function read(http: readonly string[], config: Partial<PorticoConfig>) {
  const adapter = {
    ...createLabAdapter([createLabWallet('Alpha')]),
    reader: async (clock: Clock) => createReader(clock),
  }
  const networks = [{ ...mainnet, rpcUrls: { default: { http } } }]
  const { portico } = createLab({ adapters: [adapter], config: { networks, adapters: [adapter], ...config } })
  await portico.connect('alpha')
  asked.length = 0
  portico.store.sub(balanceAtom, () => undefined)
  await expect.poll(() => portico.store.get(balanceAtom).status, { timeout: 8000 }).not.toBe('loading')
  portico.destroy()
  return [portico.store.get(balanceAtom).status, asked[0]]
}

it('Where a project is all that a network has, its endpoint is asked without a word of the host', async () => {
  const query = '/v1?chainId=eip155%3A1&projectId=mine'
  expect(await read([], { projectId: 'mine', apiUrl: url })).toEqual(['ready', query])
  expect(await read([], { projectId: 'mine', apiUrl: { chain: url } })).toEqual(['ready', query])
})

it('A network with an endpoint asks that alone, and without a project no backend is asked', async () => {
  expect(await read([`${url}/own`], { projectId: 'mine', apiUrl: url })).toEqual(['ready', '/own'])
  expect(await read([], { projectId: null, apiUrl: url })).toEqual(['failed', undefined])
})
