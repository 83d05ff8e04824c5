import type { Getter } from 'jotai/vanilla'
import type { ChainReader } from '../../../../chains/adapter'
import type { SwapTrade } from '../../../../chains/trade/swap'
import type { EvmTransaction } from '../../../../chains/transactions'
import { approveCall } from '../../../../chains/eip155/swaps/calls'
import { readAtomicStatus } from '../../calls/capabilities'
import { getChainReader } from '../../../session/account/chainReaders'
import { type PinnedConnection } from '../../../session/connection/findPin'
import { plainAddress } from '../../../core/visitor/connections'
import type { SendFee } from '../../send/chain'
import { readAllowed } from '../source/chainCalls.late'
import { inTime, isAmount, openSwaps, type OpenSwaps } from '../source/resolveSource.late'
import type { SwapPlan } from '../plan'
import type { SwapAllowance } from '../types'
import { verifyApproval, verifySpender } from './verify.late'

/** The contract that takes the token, and the amount that it may take by now. */
export interface Allowed {
  readonly spender: string
  readonly allowed: bigint
  /** Contracts that may receive swaps. */
  readonly routers: readonly string[]
  /** True if the host named them. Otherwise the source did. */
  readonly isNamed: boolean
}

/**
 * Asks who takes the token, and the chain how much that may take: in the block `since` or a newer one.
 * @throws SwapRefusedError where that is no router that is known
 */
export async function readAllowance(get: Getter, swaps: OpenSwaps, trade: SwapTrade, since?: bigint): Promise<Allowed> {
  const { source } = swaps
  const named = swaps.routersOf(trade.network)
  const told = await inTime(get, () => source.spenderOf(trade))
  const spender = verifySpender(told, named ?? [told])
  const routers = named ?? [spender]
  const isNamed = named !== null
  const { from, network, account } = trade
  if (from.address === undefined) return { spender, routers, isNamed, allowed: trade.value }
  const token = from.address
  // The chain knows best; where it cannot be read, the source says it.
  const allowed = await readAllowed(get, network, token, account, spender, since).catch(async (error: unknown) => {
    // A source can be behind as well.
    const said = since === undefined && source.readAllowance && (await inTime(get, () => source.readAllowance?.(trade)))
    if (!isAmount(said)) throw error
    return said
  })
  return { spender, routers, isNamed, allowed }
}

/** Chooses the way to allow the token. */
export async function chooseAllowance(
  get: Getter,
  { source }: OpenSwaps,
  pin: PinnedConnection,
  trade: SwapTrade,
  { allowed }: Pick<Allowed, 'allowed'>,
  { hasNoPermit, hasNoBatch }: Pick<SwapPlan, 'hasNoPermit' | 'hasNoBatch'>,
): Promise<SwapAllowance> {
  if (trade.from.address === undefined || allowed >= trade.value) return 'none'
  const takes = !hasNoPermit && trade.from.hasPermit && source.takesPermit && (await source.takesPermit(trade))
  if (takes && !(await isContract(get, trade))) return 'permit'
  return !hasNoBatch && (await readAtomicStatus(get, pin)) === 'supported' ? 'batch' : 'approve'
}

/** A contract has no key that a token could check a signature of. */
async function isContract(get: Getter, { network, account }: SwapTrade): Promise<boolean> {
  try {
    const reader = await getChainReader(get, network.chainNamespace)
    return (await reader?.isContract?.(network, plainAddress(account))) ?? false
  } catch {
    return true
  }
}

/**
 * Builds the approvals of exactly the swapped amount, in order. Some tokens take no other amount before nothing is allowed:
 * then that comes first.
 */
export async function buildApproval(
  get: Getter,
  trade: SwapTrade,
  { spender, allowed }: Pick<Allowed, 'spender' | 'allowed'>,
): Promise<readonly [EvmTransaction, ...EvmTransaction[]]> {
  const { source } = openSwaps(get)
  const token = trade.from.address ?? ''
  const { value, account, network } = trade
  const own = { to: token, value: 0n, data: approveCall(spender, value) }
  const built = source.buildApproval ? await inTime(get, () => source.buildApproval?.(trade)) : own
  const approval = verifyApproval(built, { token, spender, value })
  if (allowed === 0n) return [approval]
  const reader: ChainReader | null = await getChainReader(get, network.chainNamespace)
  const from = plainAddress(account)
  const estimate = await reader?.estimateFee?.(network, { from, to: token, value: 0n, data: approval.data ?? '0x' })
  const isTaken = estimate?.state === 'known' || estimate?.reason !== 'wouldRevert'
  return isTaken ? [approval] : [{ ...own, data: approveCall(spender, 0n) }, approval]
}

/** Reads the network's fee for a transaction that could be sent by now; null where it is not known. */
export async function readFee(get: Getter, trade: SwapTrade, transaction: EvmTransaction): Promise<SendFee | null> {
  try {
    const { network, account } = trade
    const reader = await getChainReader(get, network.chainNamespace)
    const { to = null, value = 0n, data = '0x' } = transaction
    const asked = { from: plainAddress(account), to, value, data }
    const [estimate, dataFee] = await Promise.all([
      reader?.estimateFee?.(network, asked),
      reader?.readDataFee?.(network, asked) ?? 0n,
    ])
    if (estimate?.state === 'known') return { state: 'known', value: estimate.maxFee + dataFee }
    return estimate?.reason === 'wouldRevert' ? { state: 'unknown', reason: 'wouldFail', words: estimate.words } : null
  } catch {
    return null
  }
}
