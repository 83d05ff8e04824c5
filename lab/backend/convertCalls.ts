import { encodeAbiParameters, encodeFunctionData, erc20Abi, maxUint256, parseAbi, type Address, type Hex } from 'viem'
import type { IndexedChain } from './chainIndex'
import type { ConvertLie } from './convertFaults'

/** The account that lies serve. */
const thief: Address = '0x7417417417417417417417417417417417417417'

// https://github.com/1inch/limit-order-protocol (AggregationRouterV6)
export const aggregationAbi = parseAbi([
  'struct SwapDescription { address srcToken; address dstToken; address srcReceiver; address dstReceiver; uint256 amount; uint256 minReturnAmount; uint256 flags; }',
  'function swap(address executor, SwapDescription desc, bytes data) payable returns (uint256 returnAmount, uint256 spentAmount)',
])

/** A request to the provider, read and known to be whole. */
export interface SwapAsked {
  readonly indexed: IndexedChain
  readonly from: Address
  readonly to: Address
  readonly user: Address
  readonly value: bigint
  /** The tokens it goes over. */
  readonly path: readonly Address[]
  readonly toValue: bigint
  readonly gasPrice: bigint
  readonly lie: ConvertLie | null
}

/** Another token of the pools than these two. */
export function anotherToken({ indexed, from, to }: Pick<SwapAsked, 'indexed' | 'from' | 'to'>): Address {
  const isOther = ({ address }: { address: Address }) =>
    ![from, to].some((one) => one.toLowerCase() === address.toLowerCase())
  return indexed.pools.tokens.find(isOther)?.address as Address
}

/** A call of the router, as the provider writes it; `permit` is empty, or the arguments of EIP-2612's. */
export function swapCall(asked: SwapAsked, slippage: number, permit: Hex): object {
  const { indexed, from, to, user, value, path, toValue, gasPrice, lie } = asked
  const { chain, pools } = indexed
  const other = anotherToken(asked)
  const least = (toValue * BigInt(Math.round((100 - slippage) * 10_000))) / 1_000_000n
  const desc = {
    srcToken: lie === 'takesOtherToken' ? other : from,
    dstToken: lie === 'paysOtherToken' ? other : to,
    srcReceiver: pools.router,
    dstReceiver: lie === 'paysOtherReceiver' ? thief : user,
    amount: lie === 'takesMore' ? value * 2n : value,
    minReturnAmount: lie === 'lowersMinimum' ? 1n : least,
    flags: lie === 'fillsPartly' ? 1n : 0n,
  }
  const data = encodeAbiParameters([{ type: 'address[]' }, { type: 'bytes' }], [path, permit])
  const swaps = encodeFunctionData({ abi: aggregationAbi, functionName: 'swap', args: [pools.router, desc, data] })
  const chainId = lie === 'swapsOnOtherChain' ? chain.id + 1 : chain.id
  return {
    from: `eip155:${chain.id}:${user}`,
    to: `eip155:${chainId}:${lie === 'swapsElsewhere' ? pools.factory : pools.router}`,
    data: lie === 'transfersInstead' ? transfer(value) : swaps,
    amount: `${toValue}`,
    ...(lie === 'sendsMoreValue' && { value: `${value * 2n}` }),
    eip155: { gas: '350000', gasPrice: `${gasPrice}` },
  }
}

/** An approval in the shape of today, where `from` is the token that is called. */
export function approvalCall(asked: Omit<SwapAsked, 'path' | 'toValue' | 'value'> & { readonly value: bigint | null }) {
  const { indexed, from, to, value, gasPrice, lie } = asked
  const { chain, pools } = indexed
  const spender = lie === 'approvesOther' ? thief : pools.router
  const amount = lie === 'approvesUnlimited' ? maxUint256 : (value ?? maxUint256)
  const approves = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] })
  return {
    from: `eip155:${chain.id}:${lie === 'approvesOtherToken' ? anotherToken(asked) : from}`,
    to: `eip155:${chain.id}:${to}`,
    data: lie === 'approvesByTransfer' ? transfer(amount) : approves,
    value: lie === 'approvesWithValue' ? '1000000000000000000' : '0',
    eip155: { gasPrice: `${gasPrice}` },
  }
}

const transfer = (value: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [thief, value] })
