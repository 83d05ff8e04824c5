import {
  createPublicClient,
  createTestClient,
  encodeFunctionData,
  erc20Abi,
  http,
  parseAbi,
  parseEther,
  type Address,
  type Hex,
} from 'viem'
import { expect } from 'vitest'
import { movePrice, treasury } from '../lab/chains/pools'
import { labAccounts } from '../lab/chains/startChain'
import type { Lab } from '../lab/startLab'

export const me = labAccounts[0]?.address as Address

const mint = parseAbi(['function mint(address to, uint256 value)'])

/** The chain that the shop begins on, asked without it. */
export function swapChainOf({ chains: [lab] }: Lab) {
  if (!lab) throw new Error('The lab has no chain')
  const client = createPublicClient({ chain: lab.chain, transport: http(lab.url) })
  const node = createTestClient({ mode: 'anvil', chain: lab.chain, transport: http(lab.url) })
  const tokenOf = (symbol: string) => lab.pools.tokens.find((one) => one.symbol === symbol)?.address as Address
  const read = { abi: erc20Abi, functionName: 'balanceOf', args: [me] } as const
  const allowance = { abi: erc20Abi, functionName: 'allowance', args: [me, lab.pools.router] } as const
  return {
    node,
    router: lab.pools.router,
    tokenOf,
    held: (symbol: string) =>
      symbol === 'ETH'
        ? client.getBalance({ address: me })
        : client.readContract({ ...read, address: tokenOf(symbol) }),
    allowed: (symbol: string) => client.readContract({ ...allowance, address: tokenOf(symbol) }),
    nonce: () => client.getTransactionCount({ address: me }),
    /** What a transaction of the account took as its fee, which has to have been done. */
    feeOf: async (hash: string) => {
      const { gasUsed, effectiveGasPrice, status } = await client.getTransactionReceipt({ hash: hash as Hex })
      expect(status).toBe('success')
      return gasUsed * effectiveGasPrice
    },
    move: (percent: number) => movePrice(lab, percent),
    /** Gives the account some of a token, as anybody can. */
    give: async (symbol: string, value: bigint) => {
      await node.impersonateAccount(treasury)
      await node.setBalance({ address: treasury.address, value: parseEther('1000') })
      const data = encodeFunctionData({ abi: mint, args: [me, value] })
      await node.sendUnsignedTransaction({ from: treasury.address, to: tokenOf(symbol), data })
      await node.stopImpersonatingAccount(treasury)
    },
  }
}
