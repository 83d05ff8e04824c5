import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPublicClient, erc20Abi, formatEther, http, type Hex } from 'viem'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { ContractAccount } from './contractAccounts'
import { labAccounts, startChain, type LabChain } from './startChain'
import { startChains } from './startChains'

const cache = mkdtempSync(join(tmpdir(), 'lab-chains-'))
const running: LabChain[] = []
afterEach(() => Promise.all(running.splice(0).map((chain) => chain.stop())))
afterAll(() => rmSync(cache, { recursive: true }))

async function start() {
  const chain = await startChain({ chainId: 31337, name: 'Harbour', port: 0, cache })
  running.push(chain)
  return { ...chain, client: createPublicClient({ chain: chain.chain, transport: http(chain.url) }) }
}

describe('a chain of the lab', () => {
  it(
    'has a funded account, a token and Multicall3, deployed once and restored after',
    { timeout: 60_000 },
    async () => {
      const fresh = await start()
      const restored = await start()
      expect([fresh.isRestored, restored.isRestored]).toEqual([false, true])
      expect(restored.token).toBe(fresh.token)
      expect(restored.tokens).toEqual(fresh.tokens)
      expect(restored.pools).toEqual(fresh.pools)
      for (const { client, token, tokens, pools, accounts } of [fresh, restored]) {
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
        const others = tokens.map(async ({ address, symbol, decimals }) => {
          const one = { address, abi: erc20Abi } as const
          expect(await client.readContract({ ...one, functionName: 'symbol' })).toBe(symbol)
          expect(await client.readContract({ ...one, functionName: 'decimals' })).toBe(decimals)
          return symbol
        })
        expect(await Promise.all(others)).toEqual(['LONE', 'LPAIR', 'LFINE', 'LHUSH', 'LTOLL', 'LSHUT'])
        expect(await client.getCode({ address: pools.router })).toBeTruthy()
        const codes = (accounts: readonly ContractAccount[]) =>
          Promise.all(accounts.map(({ address }) => client.getCode({ address })))
        expect((await codes(accounts.present)).map(Boolean)).toEqual([true, true, true])
        expect((await codes(accounts.future)).map(Boolean)).toEqual([false, false, false])
      }
      const files = readdirSync(cache)
      expect(files).toHaveLength(1)
      writeFileSync(join(cache, files[0] as string), '{"token":')
      expect((await start()).isRestored).toBe(false)
    },
  )

  it('has a neighbour with another id', { timeout: 60_000 }, async () => {
    const chains = await startChains([0, 0])
    running.push(...chains)
    expect(chains.map(({ chain: { id, name } }) => [id, name])).toEqual([
      [31337, 'Harbour'],
      [31338, 'Lighthouse'],
    ])
    for (const { chain, url } of chains)
      expect(await createPublicClient({ transport: http(url) }).getChainId()).toBe(chain.id)
  })
})
