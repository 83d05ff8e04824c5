import type { Getter } from 'jotai/vanilla'
import { toBase64 } from '../../../chains/bytes'
import { readHash, transactionCall } from '../../../chains/eip155/sendTransaction.late'
import { UserRejectedError, WalletUnavailableError } from '../../../chains/errors/errors'
import { UnansweredError } from '../../../chains/errors/unanswered'
import type { CaipNetworkId, Namespace } from '../../../chains/network'
import type { ActivityKind, ActivityTransfer, TransactionRequest } from '../../../chains/transactions'
import { WalletResponseError } from '../../../chains/errors/walletErrors'
import { safeGet } from '../../../chains/untrusted'
import { createGatedProvider, type GatedProvider } from '../../session/approvals/gatedProvider'
import { assertCurrent, pinConnection, requirePin, type PinnedConnection } from '../../session/connection/pin'
import { action } from '../../core/action'
import { emit } from '../../core/events'
import { perStore, runtimeAtom } from '../../core/runtime'
import { networksAtom } from '../../core/visitor/networks'
import { newId } from '../../core/newId'
import { getChainReader } from '../../session/account/chainReaders'
import { askRecorded } from '../intents/askRecorded'
import { foundIntent } from '../intents/followIntents'
import type { Intent } from '../intents/intent'
import { changeIntent } from '../intents/ledger'
import { outgoingTransfer, stepAtom, stepOf, type TransactionStep } from './state'

/** A transaction, or what makes one: `building` while that takes time. */
export type TransactionSource = TransactionRequest | (() => Promise<TransactionRequest>)

export interface SendTransactionOptions {
  /** Namespace of the account that sends; left out: the one in use. */
  readonly namespace?: Namespace | undefined
  /** Amounts that it moves, shown in Activity; left out: the network's own currency, where it is sent without data. */
  readonly transfers?: readonly ActivityTransfer[] | undefined
  /** Its kind in Activity, as 'trade'; left out: sending, where something is moved. */
  readonly kind?: ActivityKind | undefined
  /**
   * The caller emits events of its own.
   * @internal
   */
  readonly isToldElsewhere?: boolean | undefined
}

const latest = perStore<{ job: object }>()

/** Sends from the connection of this moment; where something is awaited before, use `sendPinned`. */
export const sendTransaction = action(async function sendTransaction(
  get,
  set,
  source: TransactionSource,
  options: SendTransactionOptions = {},
): Promise<string> {
  return set(sendPinned, pinConnection(get, options.namespace), source, options)
})

/**
 * Asks a wallet to send a transaction, after approval in `ApproveTransaction` where the wallet has no prompt of its own.
 * Resolves to the hash. The request is stored as an intent before the wallet is asked, and followed from then on, also
 * over reloads and in other tabs.
 * @throws NoActiveAddressError while not connected, RequestOutdatedError where account, network or connection are no
 * longer those of `pinned`, WalletUnavailableError for a wallet that sends nothing, UnansweredError where the wallet may
 * still send it, or the wallet's refusal
 */
export const sendPinned = action(async function sendPinned(
  get,
  set,
  pinned: PinnedConnection | null,
  source: TransactionSource,
  { transfers, kind, isToldElsewhere }: SendTransactionOptions = {},
): Promise<string> {
  const pin = requirePin(get, pinned)
  const { networkId } = pin
  const job = {}
  let about: { network: CaipNetworkId; token?: string; amount?: string } = { network: networkId }
  latest(get).job = job
  const show = (step: TransactionStep) => {
    if (latest(get).job === job) set(stepAtom, step)
  }
  try {
    show({ status: 'building' })
    const request = typeof source === 'function' ? await source() : source
    show({ status: 'asking' })
    const moved = transfers ?? movedBy(get, request, networkId)
    if (moved[0]) about = { ...about, token: moved[0].symbol, amount: moved[0].amount }
    if (!isToldElsewhere) set(emit, { type: 'track', event: 'SEND_INITIATED', properties: about })
    assertCurrent(get, pin)
    const hash = await set(askFor, pin, request, { transfers: moved, activity: kind })
    show({ status: 'sent', hash, networkId })
    if (!isToldElsewhere) set(emit, { type: 'track', event: 'SEND_SUCCESS', properties: { ...about, hash } })
    return hash
  } catch (error) {
    show(stepOf(error))
    if (!isToldElsewhere) set(tellFailure, about, error)
    throw error
  }
})

/** Asks the wallet, and notes its answer in an intent, also an answer after the time limit. */
const askFor = action(async function askFor(
  get,
  set,
  pin: PinnedConnection,
  request: TransactionRequest,
  about: Pick<Intent, 'transfers' | 'activity'>,
): Promise<string> {
  const { account, networkId } = pin
  const id = newId()
  return askRecorded(get, set, {
    intent: { ...about, id, account, networkId },
    ask: (begin) => {
      const start = () => {
        begin()
        void set(describeSearch, id, pin, request)
      }
      const gated = pin.handle.isGated ? createGatedProvider(get(runtimeAtom), { pin, onPassed: start }) : null
      if (!gated) start()
      return ask(pin, gated, request, (requestId) => void set(changeIntent, id, (now) => ({ ...now, requestId })))
    },
    accept: (hash) => {
      if (set(foundIntent, id, hash)) return
      const cause = new WalletResponseError('The wallet answered with the hash of another request')
      throw new UnansweredError({ intentId: id, cause })
    },
    find: ({ hash }) => hash,
  })
})

/** Stores by what the transaction is found on its chain if the wallet never answers. Never rejects. */
const describeSearch = action(async function describeSearch(
  get,
  set,
  id: string,
  { account, networkId, namespace }: PinnedConnection,
  request: TransactionRequest,
): Promise<void> {
  const network = get(networksAtom).find(({ caipNetworkId }) => caipNetworkId === networkId)
  if (!network) return
  try {
    const reader = await getChainReader(get, namespace)
    const search = await reader?.beginSearch?.(network, account, request)
    if (search) set(changeIntent, id, (now) => ({ ...now, search }))
  } catch {
    // Without it, the wallet's answer is waited for.
  }
})

/** Amounts that a transaction moves, as far as it says that itself. */
function movedBy(get: Getter, request: TransactionRequest, networkId: CaipNetworkId): readonly ActivityTransfer[] {
  const network = get(networksAtom).find(({ caipNetworkId }) => caipNetworkId === networkId)
  if (!network || request instanceof Uint8Array) return []
  const { to, value, data = '0x' } = request
  if (!to || !value || data !== '0x') return []
  return [outgoingTransfer(network.nativeCurrency, value, to)]
}

const tellFailure = action(function tellFailure(_get, set, about: { network: CaipNetworkId }, error: unknown) {
  const event = error instanceof UserRejectedError ? 'SEND_REJECTED' : 'SEND_ERROR'
  const message = error instanceof Error ? error.message : String(error)
  set(emit, { type: 'track', event, properties: { ...about, message } })
})

async function ask(
  { handle, account }: PinnedConnection,
  gated: GatedProvider | null,
  request: TransactionRequest,
  onRequest: (requestId: string) => void,
): Promise<string> {
  if (!handle.sendTransaction) throw new WalletUnavailableError('The wallet sends no transactions')
  if (!gated) return handle.sendTransaction(request, account, { onRequest })
  if (!(request instanceof Uint8Array)) return readHash(await gated.request(transactionCall(request, account)))
  const params = { transaction: toBase64(request), pubkey: account.split(':')[2] }
  const answer = await gated.request({ method: 'solana_signAndSendTransaction', params })
  return safeGet(answer, 'signature') as string
}
