import { encodeAbiParameters, stringToHex } from 'viem'
import { describe, expect, it } from 'vitest'
import type { WalletHandle } from '../../chains/adapter'
import { describeRequest } from '../../chains/requests/describeRequest.late'
import { defineNetwork } from '../../chains/network'
import { noFacts, readFacts } from './tokenMetadata'

const account = 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const network = defineNetwork({
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1'] } },
})
const text = (symbol: string) => encodeAbiParameters([{ type: 'string' }], [symbol])
const data = `0xa9059cbb${'70997970C51812dc3A010C7d01b50e0d17dc79C8'.padStart(64, '0')}${'01'.padStart(64, '0')}`

/** A wallet that answers by method; `eth_call` by selector. */
function walletOf(answers: Record<string, unknown>, networkId = 'eip155:1'): WalletHandle {
  const request = async ({ method, params }: { method: string; params?: unknown }) => {
    const key = method === 'eth_call' ? (params as [{ data: string }])[0].data : method
    if (answers[key] instanceof Error) throw answers[key]
    return answers[key]
  }
  return {
    snapshot: { address: account, accounts: [account], networkId },
    provider: { request },
  } as unknown as WalletHandle
}

const read = async (answers: Record<string, unknown>, transaction: object = {}, networkId?: string) => {
  const call = { method: 'eth_sendTransaction', params: [{ to: token, data, ...transaction }] }
  return readFacts(
    walletOf(answers, networkId),
    await describeRequest(call, { network, account, origin: 'https://a.example' }),
  )
}

describe('what makes amounts readable', () => {
  const usdc = { '0x95d89b41': text('USDC'), '0x313ce567': `0x${'6'.padStart(64, '0')}` }

  it('is asked of the chain', async () => {
    const facts = await read({ ...usdc, eth_estimateGas: '0x5208', eth_gasPrice: '0x3b9aca00' })
    expect(facts).toEqual({
      tokens: { [token.toLowerCase()]: { symbol: 'USDC', decimals: 6 } },
      fee: 21_000n * 10n ** 9n,
    })
  })

  it('takes the fee that the request names, and old symbols', async () => {
    const old = { ...usdc, '0x95d89b41': stringToHex('MKR', { size: 32 }) }
    const facts = await read(old, { gas: '0x10', maxFeePerGas: '0x20' })
    expect(facts).toEqual({ tokens: { [token.toLowerCase()]: { symbol: 'MKR', decimals: 6 } }, fee: 512n })
  })

  it.each(['U\u0405DC', 'ETH\u202E', '', 'a name that is far too long', 'US DC', '<b>'])(
    'takes no symbol that deceives: %j',
    async (symbol) => {
      expect((await read({ ...usdc, '0x95d89b41': text(symbol) })).tokens).toEqual({})
    },
  )

  it.each<Record<string, unknown>>([
    {},
    { '0x95d89b41': new Error('no'), '0x313ce567': new Error('no') },
    { ...usdc, '0x313ce567': `0x${'f'.repeat(64)}` },
    { ...usdc, '0x313ce567': 6 },
    { ...usdc, '0x95d89b41': '0x' },
    { ...usdc, '0x95d89b41': `0x${'f'.repeat(128)}` },
  ])('leaves out what fails, case %#', async (answers) => {
    expect(await read(answers)).toEqual(noFacts)
  })

  it('asks nobody off EVM chains', async () => {
    expect(await read({ ...usdc }, {}, 'solana:main')).toBe(noFacts)
  })
})
