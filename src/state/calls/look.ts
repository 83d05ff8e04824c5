import type { Getter } from 'jotai/vanilla'
import { isUnknownId, isUnsupported, readCallsFate, type CallsFate } from '../../chains/eip155/calls'
import { withTimeout } from '../../chains/withTimeout'
import { renewBalance } from '../account/balance'
import { getChainReader } from '../account/chainReaders'
import { connectionsAtom, handlesAtom, plainAddress } from '../connection/state'
import { action } from '../core/action'
import { envAtom } from '../core/runtime'
import { showSnack } from '../feedback/snacks'
import { networksAtom } from '../networks/state'
import { awaitedIn } from './awaited'
import { callsOf, changeCalls, withCalls } from './batch'
import { renewCapabilities } from './capabilities'
import { isOpen, type KeptCalls } from './kept'
import { keepReceipts } from './receipts'
import { requestOf } from './wallet'

/** How long a wallet may take to say how calls stand, in milliseconds. */
const limitMs = 15_000

/** How long a wallet may know nothing of calls before they are given up, in milliseconds. */
const forgottenMs = 600_000

/** Asks the wallet how calls stand. Where it does not answer, the next round asks again. */
export const lookAtCalls = action(async function lookAtCalls(get, set, id: string, signal: AbortSignal): Promise<void> {
  const asked = callsOf(get, id)
  if (awaitedIn(get).ids?.has(id)) return
  let fate: CallsFate | 'unknown' | undefined
  try {
    fate = await fateOf(get, asked)
  } catch (error) {
    if (!isUnknownId(error)) return
    fate = 'unknown'
  }
  const batch = callsOf(get, id)
  // Another page may have heard first, or the calls are asked for anew.
  if (!fate || signal.aborted || !isOpen(batch) || batch.walletId !== asked.walletId) return
  const { clock } = get(envAtom)
  if (fate === 'unknown') {
    if (clock.now() - batch.sentAt < forgottenMs) return
    const indexes = batch.asked.filter((index) => !batch.calls[index]?.hash)
    return set(changeCalls, id, (one) => ({ ...withCalls(one, indexes, { status: 'notSent' }), status: 'failed' }))
  }
  const reason = fate.state === 'reverted' || fate.state === 'partial' ? await reasonOf(get, batch, fate) : undefined
  const next = afterFate(batch, fate, reason)
  if (
    JSON.stringify(next.calls.map(statusOf)) === JSON.stringify(batch.calls.map(statusOf)) &&
    next.status === batch.status
  )
    return
  set(keepReceipts, next, fate)
  set(changeCalls, id, () => next)
  if (isOpen(next)) return
  const isGood = next.status === 'confirmed'
  set(
    showSnack,
    isGood ? { tone: 'success', message: 'transactionConfirmed' } : { tone: 'error', message: 'transactionFailed' },
  )
  set(renewBalance)
  set(renewCapabilities)
})

const statusOf = ({ status, hash, reason }: KeptCalls['calls'][number]) => ({ status, hash, reason })

async function fateOf(get: Getter, batch: KeptCalls): Promise<CallsFate | undefined> {
  const handle = get(handlesAtom).eip155
  const connection = get(connectionsAtom).eip155
  if (!handle || connection?.status !== 'connected') return undefined
  const { accounts } = connection
  if (!accounts.some((one) => plainAddress(one) === plainAddress(batch.account))) return undefined
  const call = { method: 'wallet_getCallsStatus', params: [batch.walletId] }
  try {
    return readCallsFate(await withTimeout(() => requestOf(handle, call), { clock: get(envAtom).clock, ms: limitMs }))
  } catch (error) {
    // Some wallets of the first version call a batch by the hash of its transaction, and say no more of it.
    if (isUnsupported(error) && /^0x[0-9a-f]{64}$/i.test(batch.walletId)) return chainFateOf(get, batch, batch.walletId)
    throw error
  }
}

async function chainFateOf(get: Getter, { networkId, account, sentAt }: KeptCalls, hash: string) {
  const network = get(networksAtom).find(({ caipNetworkId }) => caipNetworkId === networkId)
  const reader = network && (await getChainReader(get, 'eip155'))
  const fate = network && (await reader?.readTransaction?.(network, { hash, account, sentAt }))
  if (!fate || (fate.state !== 'confirmed' && fate.state !== 'failed')) return undefined
  const hasFailed = fate.state === 'failed'
  return { state: hasFailed ? 'reverted' : 'confirmed', isAtomic: true, receipts: [{ hash, hasFailed }] } as const
}

/** Why calls were undone, where the chain says so. */
async function reasonOf(get: Getter, { networkId, account, sentAt }: KeptCalls, { receipts }: CallsFate) {
  const network = get(networksAtom).find(({ caipNetworkId }) => caipNetworkId === networkId)
  const hash = receipts.find(({ hasFailed }) => hasFailed)?.hash
  if (!network || !hash) return undefined
  try {
    const reader = await getChainReader(get, 'eip155')
    const fate = await reader?.readTransaction?.(network, { hash, account, sentAt })
    return fate?.state === 'failed' ? fate.words : undefined
  } catch {
    return undefined
  }
}

/** How calls stand by what their wallet says. */
function afterFate(batch: KeptCalls, { state, isAtomic, receipts }: CallsFate, reason: string | undefined): KeptCalls {
  const { asked } = batch
  const isForAll = receipts.length === 1 && (isAtomic || state === 'confirmed' || state === 'reverted')
  const isDone = state === 'confirmed'
  const receiptOf = (place: number) =>
    isForAll ? receipts[0] : (receipts[place] ?? (isDone ? receipts.at(-1) : undefined))
  const calls = withCalls(batch, asked, (place) => {
    const receipt = receiptOf(place)
    const hash = receipt?.hash
    if (state === 'pending') {
      if (!receipt || isAtomic) return { status: 'sent', hash }
      return { hash, status: receipt.hasFailed ? 'failed' : 'confirmed' }
    }
    if (state === 'confirmed') return { status: 'confirmed', hash }
    if (state === 'refused') return { status: 'notSent' }
    if (state === 'reverted') return { status: hash || isAtomic ? 'failed' : 'notSent', hash, reason }
    if (!receipt) return { status: 'notSent' }
    return { hash, status: receipt.hasFailed ? 'failed' : 'confirmed', ...(receipt.hasFailed && { reason }) }
  })
  if (state === 'pending') return { ...calls, status: 'sent' }
  const done = calls.calls.filter(({ status }) => status === 'confirmed').length
  const status = done === calls.calls.length ? 'confirmed' : done > 0 ? 'partial' : 'failed'
  return { ...calls, status, isAtomic, reason: status === 'confirmed' ? undefined : reason }
}
