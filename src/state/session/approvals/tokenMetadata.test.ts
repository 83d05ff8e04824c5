import { createPublicClient, encodeFunctionData, erc20Abi, http, type Hex } from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import { labAccounts, type LabChain } from '../../../../lab/chains/startChain'
import { startChainReader } from '../../../../stories/lab/testing/chains/chainReader'
import type { ChainReader, TokenInfo } from '../../../chains/adapter'
import type { Network } from '../../../chains/network'
import { describeRequest, warnOfSupply } from '../../../chains/requests/describeRequest.late'
import { noFacts, readFacts } from './tokenMetadata'

const [owner, other] = labAccounts.map(({ address }) => address) as [Hex, Hex]
const account = `eip155:31337:${owner}` as const
let chain: LabChain
let network: Network
const { reader, started } = startChainReader()

beforeAll(() => ({ chain, network } = started()))

const approve = (amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [other, amount] })
const describeSent = (transaction: object) =>
  describeRequest(
    { method: 'eth_sendTransaction', params: [transaction] },
    { network, account, origin: 'https://a.example' },
  )
const readOf = (from: ChainReader) => async (address: string) => (await from.readToken?.(network, address)) ?? null
const read = async (from: ChainReader, transaction: object = {}) =>
  readFacts(
    from,
    readOf(from),
    network,
    account,
    await describeSent({ to: chain.token, data: approve(1n), ...transaction }),
  )

describe('what makes amounts readable', () => {
  it('is asked of the network, and leave to spend all there is is told', async () => {
    const client = createPublicClient({ transport: http(chain.url) })
    const totalSupply = await client.readContract({ address: chain.token, abi: erc20Abi, functionName: 'totalSupply' })
    const { tokens, fee } = await read(reader)
    expect(tokens).toEqual({ [chain.token.toLowerCase()]: { symbol: 'LUSD', decimals: 6, totalSupply } })
    expect(fee).toBeGreaterThan(21_000n)
    const warned = async (amount: bigint) => {
      const call = { to: chain.token, data: approve(amount) }
      const { warnings } = warnOfSupply(await describeSent(call), tokens)
      return warnings.map(({ key }) => key)
    }
    expect(await warned(totalSupply - 1n)).toEqual([])
    expect(await warned(totalSupply)).toEqual(['unlimitedApproval'])
    expect(await warned(2n ** 256n - 1n)).toEqual(['unlimitedApproval'])
  })

  it('also of calls within calls, and by signature', async () => {
    const tokens = { [chain.token.toLowerCase()]: { symbol: 'LUSD', decimals: 6, totalSupply: 100n } }
    const context = { network, account, origin: 'https://a.example' }
    const calls = [{ to: other }, { to: chain.token, data: approve(100n) }]
    const several = await describeRequest({ method: 'wallet_sendCalls', params: [{ calls }] }, context)
    expect(warnOfSupply(several, tokens).warnings).toMatchObject([
      { key: 'unlimitedApproval', at: [1], level: 'danger' },
    ])
    const fields = (text: string) =>
      text.split(',').map((name) => ({ name, type: name === 'owner' || name === 'spender' ? 'address' : 'uint256' }))
    const permit = {
      types: {
        EIP712Domain: [{ name: 'verifyingContract', type: 'address' }],
        Permit: fields('owner,spender,value,nonce,deadline'),
      },
      primaryType: 'Permit',
      domain: { verifyingContract: chain.token },
      message: { owner, spender: other, value: 100, nonce: 0, deadline: 9 },
    }
    const signed = await describeRequest({ method: 'eth_signTypedData_v4', params: [owner, permit] }, context)
    expect(signed.warnings.map(({ key }) => key)).not.toContain('unlimitedApproval')
    expect(warnOfSupply(signed, tokens).warnings[0]).toMatchObject({ key: 'unlimitedApproval', spender: other })
  })

  it('takes the fee that the request names', async () => {
    const fee = 60_000n * 10n ** 12n
    expect(await read(reader, { gas: 60_000, maxFeePerGas: 10n ** 12n })).toMatchObject({ fee })
  })

  it.each(['U\u0405DC', 'ETH\u202E', '', 'a name that is far too long', 'US DC', '<b>'])(
    'takes no symbol that deceives: %j',
    async (symbol) => {
      expect((await read(readerOf({ symbol, decimals: 6 }))).tokens).toEqual({})
    },
  )

  it('leaves out what fails', async () => {
    expect(await read(readerOf(null))).toEqual(noFacts)
    expect(await read(readerOf({ symbol: 'USDC', decimals: 255 }))).toEqual(noFacts)
    expect(await read(readerOf(null), { value: 10n ** 30n })).toEqual(noFacts)
    const { getBalance, destroy } = reader
    expect(await read({ getBalance, destroy })).toEqual(noFacts)
  })
})

/** A reader of a network on which a token says this of itself. */
function readerOf(token: TokenInfo | null): ChainReader {
  const { getBalance, destroy } = reader
  const estimateFee = async () => ({ state: 'unknown', reason: 'wouldRevert' }) as const
  return { getBalance, destroy, estimateFee, readToken: async () => token }
}
