import type { Getter } from 'jotai/vanilla'
import type { WalletHandle } from '../../../../chains/adapter'
import { isUnsupported, readCallsFate, type CallsFate } from '../../../../chains/eip155/calls/calls'
import type { TransactionFate } from '../../../../chains/transactions'
import { withTimeout } from '../../../../chains/withTimeout'
import { getChainReader } from '../../../session/account/chainReaders'
import { connectionsAtom, handlesAtom, plainAddress } from '../../../core/visitor/connections'
import { envAtom } from '../../../core/runtime'
import { networksAtom } from '../../../core/visitor/networks'
import type { Intent } from '../intent'
import { requestOf } from './requestOf'

/** Time limit of a wallet's answer about the state of calls, in milliseconds. */
const limitMs = 15_000

/**
 * Reads the state of a batch from its wallet; undefined while that is not connected with the account of the batch.
 * @throws the errors of the wallet
 */
export async function readStatus(get: Getter, intent: Intent, id: string): Promise<CallsFate | undefined> {
  const handle = get(handlesAtom).eip155
  const connection = get(connectionsAtom).eip155
  if (!handle || connection?.status !== 'connected') return undefined
  const { accounts } = connection
  if (!accounts.some((one) => plainAddress(one) === plainAddress(intent.account))) return undefined
  const call = { method: 'wallet_getCallsStatus', params: [id] }
  const ask = () => requestOf(handle, call)
  try {
    return readCallsFate(await withTimeout(ask, { clock: get(envAtom).clock, ms: limitMs }))
  } catch (error) {
    // Some wallets of the first version call a batch by the hash of its transaction, and say no more of it.
    if (isUnsupported(error) && isHash(id)) return readChainStatus(get, intent, id)
    throw error
  }
}

async function readChainStatus(get: Getter, intent: Intent, hash: string): Promise<CallsFate | undefined> {
  const fate = await readFate(get, intent, hash)
  if (fate?.state !== 'confirmed' && fate?.state !== 'failed') return undefined
  const hasFailed = fate.state === 'failed'
  return { state: hasFailed ? 'reverted' : 'confirmed', isAtomic: true, receipts: [{ hash, hasFailed }] }
}

/** Reads the revert reason of calls, where the chain gives one. Never rejects. */
export async function readReason(get: Getter, intent: Intent, { receipts }: CallsFate): Promise<string | undefined> {
  const hash = receipts.find(({ hasFailed }) => hasFailed)?.hash
  const fate = hash ? await readFate(get, intent, hash).catch(() => undefined) : undefined
  return fate?.state === 'failed' ? fate.words : undefined
}

/**
 * Reads a batch whose id is the hash by which the owners of a contract account approve it, as the wallets of a Safe name it;
 * undefined for another id. Never rejects.
 */
export async function readExecution(get: Getter, intent: Intent, id: string): Promise<TransactionFate | undefined> {
  return isHash(id) ? readFate(get, intent, id).catch(() => undefined) : undefined
}

const isHash = (id: string) => /^0x[0-9a-f]{64}$/i.test(id)

async function readFate(
  get: Getter,
  { networkId, account, owners }: Intent,
  hash: string,
): Promise<TransactionFate | undefined> {
  const network = get(networksAtom).find(({ caipNetworkId }) => caipNetworkId === networkId)
  if (!network) return undefined
  const reader = await getChainReader(get, 'eip155')
  return reader?.readTransaction?.(network, { hash, account, owners })
}

/** Asks a wallet for calls by an id, after one that failed and may have sent them before. Resolves to true where it has them. */
export async function isKnownTo(get: Getter, handle: WalletHandle, id: string): Promise<boolean> {
  try {
    const call = { method: 'wallet_getCallsStatus', params: [id] }
    readCallsFate(await withTimeout(() => requestOf(handle, call), { clock: get(envAtom).clock, ms: 3_000 }))
    return true
  } catch {
    return false
  }
}
