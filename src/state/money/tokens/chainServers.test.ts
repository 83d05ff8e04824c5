import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ChainAdapter } from '../../../chains/adapter'
import { esploraReader } from '../../../chains/bip122/esplora'
import { systemClock } from '../../../chains/clock'
import { restReader } from '../../../chains/cosmos/rest'
import { defineNetwork, type NetworkInput } from '../../../chains/network'
import { bitcoin } from '../../../networks/bitcoin'
import { chainBalances } from './chainBalances.late'

let server: Server
let url = ''
const asked: string[] = []
let answer: unknown
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.statusCode = answer === 503 ? 503 : 200
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
beforeEach(() => void (asked.length = 0))
afterAll(() => void server.close())

const cosmosHub: NetworkInput = {
  id: 'cosmoshub-4',
  chainNamespace: 'cosmos',
  name: 'Cosmos Hub',
  nativeCurrency: { name: 'Atom', symbol: 'ATOM', decimals: 6 },
  rpcUrls: { default: { http: [] } },
}

interface Kind {
  readonly name: string
  readonly network: NetworkInput
  readonly address: string
  readonly reader: () => NonNullable<ChainAdapter['reader']>
  readonly path: string
  readonly good: unknown
  readonly value: bigint
  readonly bad: readonly unknown[]
}

const stats = (funded: unknown, spent: unknown) => ({ funded_txo_sum: funded, spent_txo_sum: spent })
const atom = (amount: unknown, denom = 'uatom') => ({ balance: { denom, amount } })

const kinds: readonly Kind[] = [
  {
    name: 'Bitcoin by Esplora',
    network: bitcoin,
    address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    reader: () => esploraReader(url),
    path: '/address/bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    good: { chain_stats: stats(2_100_000_000_000_000, 5), mempool_stats: stats(7, 2) },
    value: 2_100_000_000_000_000n,
    bad: [
      { chain_stats: stats(1, 2), mempool_stats: stats(0, 0) },
      { chain_stats: stats(1.5, 0), mempool_stats: stats(0, 0) },
      { chain_stats: stats('9', 0), mempool_stats: stats(0, 0) },
      {},
    ],
  },
  {
    name: 'the Cosmos by REST',
    network: cosmosHub,
    address: 'cosmos1vlthgax23ca9syk7xgaz347xmf4nunefw3cnv8',
    reader: () => restReader({ 'cosmos:cosmoshub-4': { url, denom: 'uatom' } }),
    path: '/cosmos/bank/v1beta1/balances/cosmos1vlthgax23ca9syk7xgaz347xmf4nunefw3cnv8/by_denom?denom=uatom',
    good: atom('123456789012345678901234567890'),
    value: 123456789012345678901234567890n,
    bad: [atom('-1'), atom('1.5'), atom(12), atom('1', 'uosmo'), atom('9'.repeat(50)), {}],
  },
]

describe.each(kinds)('What accounts of $name have', ({ network: input, address, reader, path, good, value, bad }) => {
  const network = defineNetwork(input)
  const list = async () => {
    const source = chainBalances(() => reader()(systemClock), [])
    const signal = new AbortController().signal
    return source.listBalances({ account: `${network.caipNetworkId}:${address}`, network, currency: 'USD', signal })
  }

  it('is read from the server that the host names, exactly', async () => {
    answer = good
    const { nativeCurrency, caipNetworkId: networkId } = network
    expect(await list()).toEqual([{ networkId, ...nativeCurrency, value }])
    expect(asked).toEqual([path])
  })

  it('is not known where the server answers with nonsense, with a failure, or not in JSON', async () => {
    for (const nonsense of [...bad, null, 503, '<html>'] as const) {
      answer = nonsense
      await expect(list()).rejects.toMatchObject({ name: 'ChainUnavailableError' })
    }
  })
})

it('A network without a server is told as such, and no server is asked', async () => {
  for (const reader of [esploraReader({}), restReader({})]) {
    const read = (await reader(systemClock)).getBalance(defineNetwork(bitcoin), 'bc1q')
    await expect(read).rejects.toMatchObject({ name: 'NoRpcUrlError' })
  }
  expect(asked).toEqual([])
})
