import { createPublicClient, http, type Hex } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startChain, type LabChain } from '../chains/startChain'
import { addressOn, meet, request, withLine } from './testPhone'

const line = withLine()
let harbour: LabChain

beforeAll(async () => {
  harbour = await startChain({ chainId: 31337, name: 'Harbour', port: 0 })
}, 60_000)
afterAll(() => harbour.stop())

beforeEach(async () => {
  await line().phone.stop()
  const harbourChain = { id: 'eip155:31337', name: 'Harbour', rpcUrl: harbour.url }
  line().phone = await line().newPhone({ chains: [harbourChain, { id: 'eip155:10', name: 'Ten' }] })
  await meet(line())
})

describe('a phone with a chain behind it', () => {
  it('sends a transaction', async () => {
    const from = addressOn(line(), 'eip155:31337')
    const to = '0x000000000000000000000000000000000000bEEF'
    const hash = await request<Hex>(line(), 'eip155:31337', 'eth_sendTransaction', [{ from, to, value: '0x2a' }])
    const client = createPublicClient({ chain: harbour.chain, transport: http(harbour.url), pollingInterval: 20 })
    expect((await client.waitForTransactionReceipt({ hash })).status).toBe('success')
    expect(await client.getTransaction({ hash })).toMatchObject({ from: from.toLowerCase(), value: 42n })
  })

  it('goes where an app wants, and knows when it cannot', async () => {
    await request(line(), 'eip155:31337', 'wallet_switchEthereumChain', [{ chainId: '0xa' }])
    expect(line().asked.at(-1)).toMatchObject({ kind: 'request', method: 'wallet_switchEthereumChain' })
    await expect
      .poll(() => line().dapp.provider.session?.namespaces['eip155']?.chains)
      .toEqual(['eip155:31337', 'eip155:10'])
    expect(line().phone.sessions()[0]?.network).toBe('eip155:10')
    const unknown = request(line(), 'eip155:31337', 'wallet_switchEthereumChain', [{ chainId: '0x5' }])
    await expect(unknown).rejects.toMatchObject({ code: 4902 })
  })

  it('adds a chain whose endpoint is what it says', async () => {
    const other = await startChain({ chainId: 31338, name: 'Lighthouse', port: 0 })
    const addition = { chainId: '0x7a6a', chainName: 'Lighthouse', rpcUrls: [other.url] }
    const lie = [{ ...addition, chainId: '0x7a6b' }]
    await expect(request(line(), 'eip155:31337', 'wallet_addEthereumChain', lie)).rejects.toMatchObject({
      code: -32602,
    })
    await request(line(), 'eip155:31337', 'wallet_addEthereumChain', [addition])
    expect(line().phone.chains().at(-1)).toEqual({ id: 'eip155:31338', name: 'Lighthouse', rpcUrl: other.url })
    expect(line().phone.sessions()[0]?.network).toBe('eip155:31338')
    expect(addressOn(line(), 'eip155:31338')).toMatch(/^0x/)
    await other.stop()
  }, 60_000)
})
