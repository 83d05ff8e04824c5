import { createPublicClient, erc20Abi, formatEther, http, type Hex } from 'viem'
import { afterAll, describe, expect, it } from 'vitest'
import { labAccounts, startChain, type LabChain } from './startChain'

const running: LabChain[] = []
afterAll(() => Promise.all(running.map((chain) => chain.stop())))

async function start() {
  const chain = await startChain({ chainId: 31337, name: 'Harbour', port: 0 })
  running.push(chain)
  return { ...chain, client: createPublicClient({ chain: chain.chain, transport: http(chain.url) }) }
}

describe('a chain of the lab', () => {
  it('has a funded account, a token and Multicall3, also the second time', { timeout: 60_000 }, async () => {
    for (const { client, token } of [await start(), await start()]) {
      const owner = labAccounts[0]?.address as Hex
      expect(await client.getChainId()).toBe(31337)
      expect(Number(formatEther(await client.getBalance({ address: owner })))).toBeGreaterThan(9_000)
      const contract = { address: token, abi: erc20Abi } as const
      const answers = await client.multicall({
        contracts: [
          { ...contract, functionName: 'symbol' },
          { ...contract, functionName: 'decimals' },
          { ...contract, functionName: 'balanceOf', args: [owner] },
        ],
        allowFailure: false,
      })
      expect(answers).toEqual(['LUSD', 6, 1_000_000_000_000n])
    }
  })
})
