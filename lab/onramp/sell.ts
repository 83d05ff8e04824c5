import {
  createTestClient,
  createWalletClient,
  encodeAbiParameters,
  erc20Abi,
  formatUnits,
  http,
  keccak256,
  pad,
  parseUnits,
  publicActions,
  toHex,
  type Address,
  type Hex,
} from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import type { LabChain } from '../chains/startChain'

/** A currency that the sandbox sells: that of a chain, or its dollar. */
export interface Sale {
  readonly chainId: number
  readonly symbol: 'ETH' | 'LUSD'
  readonly account: Address
  /** The amount that arrives, as a decimal text. */
  readonly amount: string
}

/** An order and its price. */
export interface SandboxOrder extends Sale {
  /** A decimal text, and the money it is of. */
  readonly paid: string
  readonly currency: string
  /** Address that the page leads back to after paying; left out: it stays. */
  readonly redirectUrl?: string | undefined
}

/** A purchase at the sandbox. */
export interface Session {
  readonly id: string
  readonly seller: string
  readonly order: SandboxOrder
  status: 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'
  txHash?: string
}

/** Those who sell, with what they keep in thousandths. */
export const sellers = [
  { id: 'harbour', name: 'Harbour Pay', keeps: 10n },
  { id: 'lantern', name: 'Lantern', keeps: 25n },
] as const

/** For one ether, in any money. */
const priceOfEther = 2000n

const treasury = mnemonicToAccount('test test test test test test test test test test test junk', { addressIndex: 8 })
const places = { ETH: 18, LUSD: 6 }

/** The amount that a sum buys, and the fee: to the last unit, and never rounded up. */
export function quote(seller: string, symbol: Sale['symbol'], paid: string) {
  const { keeps } = sellers.find(({ id }) => id === seller) ?? sellers[0]
  const all = parseUnits(paid, 18)
  const fee = (all * keeps) / 1000n
  const left = symbol === 'ETH' ? (all - fee) / priceOfEther : all - fee
  return {
    fee: formatUnits(fee, 18),
    subtotal: formatUnits(all - fee, 18),
    amount: formatUnits(left / 10n ** BigInt(18 - places[symbol]), places[symbol]),
  }
}

/** Sends what was bought from the treasury, on its chain; resolves to the hash once the chain has it. */
export async function deliver(chains: readonly LabChain[], { chainId, symbol, account, amount }: Sale): Promise<Hex> {
  const found = chains.find(({ chain }) => chain.id === chainId)
  if (!found) throw new Error(`The sandbox sells nothing on ${chainId}`)
  const { chain, url, token } = found
  const wallet = createWalletClient({ account: treasury, chain, transport: http(url) }).extend(publicActions)
  const value = parseUnits(amount, places[symbol])
  if (symbol === 'LUSD') await stock(found, value)
  const hash =
    symbol === 'ETH'
      ? await wallet.sendTransaction({ to: account, value })
      : await wallet.writeContract({ address: token, abi: erc20Abi, functionName: 'transfer', args: [account, value] })
  await wallet.waitForTransactionReceipt({ hash, pollingInterval: 50 })
  return hash
}

/** Puts dollars into the treasury: they come from no account. */
async function stock({ chain, url, token }: LabChain, value: bigint): Promise<void> {
  const node = createTestClient({ mode: 'anvil', chain, transport: http(url) }).extend(publicActions)
  const slot = encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [treasury.address, 0n])
  await node.setStorageAt({ address: token, index: keccak256(slot), value: pad(toHex(value)) })
  const held = await node.readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [treasury.address],
  })
  if (held !== value) throw new Error('The treasury has no dollars')
}
