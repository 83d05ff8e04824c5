import type { Getter } from 'jotai/vanilla'
import type { WalletHandle } from '../../../../chains/adapter'
import type { Clock } from '../../../../chains/clock'
import { isUnsupported, readCallsFate, type CallsFate } from '../../../../chains/eip155/calls/calls'
import type { TransactionFate } from '../../../../chains/transactions'
import { withTimeout } from '../../../../chains/withTimeout'
import { getChainReader } from '../../../session/account/chainReaders'
import { connectionsAtom, handlesAtom, plainAddress } from '../../../core/visitor/connections'
import { envAtom } from '../../../core/runtime'
import { networksAtom } from '../../../core/visitor/networks'
import type { KeptCalls } from '../storedCalls'
import { requestOf } from '../wallet'

/** Time that a wallet may take to tell the state of calls, in milliseconds. */
const limitMs = 15_000

/** Reads the state of calls from their wallet; nothing while it is not connected with their account. Throws its errors. */
export async function fateOf(get: Getter, batch: KeptCalls): Promise<CallsFate | undefined> {
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

async function chainFateOf(get: Getter, batch: KeptCalls, hash: string): Promise<CallsFate | undefined> {
  const fate = await onChain(get, batch, hash)
  if (fate?.state !== 'confirmed' && fate?.state !== 'failed') return undefined
  const hasFailed = fate.state === 'failed'
  return { state: hasFailed ? 'reverted' : 'confirmed', isAtomic: true, receipts: [{ hash, hasFailed }] }
}

/** Why calls were undone, where the chain says so. Never rejects. */
export async function reasonOf(get: Getter, batch: KeptCalls, { receipts }: CallsFate): Promise<string | undefined> {
  const hash = receipts.find(({ hasFailed }) => hasFailed)?.hash
  const fate = hash ? await onChain(get, batch, hash).catch(() => undefined) : undefined
  return fate?.state === 'failed' ? fate.words : undefined
}

async function onChain(
  get: Getter,
  { networkId, account, sentAt }: KeptCalls,
  hash: string,
): Promise<TransactionFate | undefined> {
  const network = get(networksAtom).find(({ caipNetworkId }) => caipNetworkId === networkId)
  if (!network) return undefined
  const reader = await getChainReader(get, 'eip155')
  return reader?.readTransaction?.(network, { hash, account, sentAt })
}

/** Asks a wallet for calls by an id, after one that failed and may have sent them before. Resolves to true where it has them. */
export async function knowsCalls(handle: WalletHandle, id: string, clock: Clock): Promise<boolean> {
  try {
    const call = { method: 'wallet_getCallsStatus', params: [id] }
    readCallsFate(await withTimeout(() => requestOf(handle, call), { clock, ms: 3_000 }))
    return true
  } catch {
    return false
  }
}
