import type { Getter, Setter } from 'jotai/vanilla'
import { isFirstVersion, isUnsupported, isUpgradeDeclined, atomicOf } from '../../../chains/eip155/calls/calls'
import { AttemptAbandonedError, RequestPendingError, UserRejectedError } from '../../../chains/errors/errors'
import { RequestOutdatedError } from '../../../chains/errors/requestOutdated'
import { UnansweredError } from '../../../chains/errors/unanswered'
import { assertCurrent, pinConnection, type PinnedConnection } from '../../session/connection/pin'
import { findPin } from '../../session/connection/findPin'
import { action } from '../../core/action'
import { emit } from '../../core/events'
import { assertAlive, perStore } from '../../core/runtime'
import { isKnownTo } from '../intents/batch/readStatus'
import { checkNow } from '../intents/followIntents'
import { changeIntent } from '../intents/ledger'
import { allIntentsAtom, latestCallsIdAtom } from '../intents/memory'
import { sendInBatch } from './sendBatch'
import { beginCalls, changeCalls, restOf, resultOf, withCalls } from './batch'
import { capabilitiesOf, isUpgradeRefused, noteUpgradeRefused, renewCapabilities } from './capabilities'
import { describeKept } from './describeStored'
import { AtomicNotSupportedError, CallsFailedError } from './callsErrors'
import { callsOf, hashesOfRecord, type CallsRecord } from './records'
import { sendOneByOne } from './sendSequentially'
import type { CallsRequest, CallsResult } from './types'
import { senderOf } from './wallet'
import { waitForEnd } from './waitForEnd'

interface Job {
  readonly id: string
  readonly asked: CallsRequest
  readonly sender: PinnedConnection
  running: Promise<CallsResult> | null
}

const held = perStore<{ job: Job }>()

/**
 * Asks the connected wallet to send several calls (EIP-5792): as one request where it takes that, else one after the
 * other, each once the one before is confirmed. Resolves once all of them are confirmed. How they stand meanwhile is told
 * by `callsAtom`, also where some are done and others are not, which `resumeCalls` goes on with.
 * @throws NoActiveAddressError where no account is connected, InvalidRequestError for what are no calls, UserRejectedError
 * when declined, AtomicNotSupportedError where all or none is wanted and the wallet cannot, CallsFailedError where one fails,
 * UnansweredError where the wallet may still send them
 */
export const sendCalls = action(async function sendCalls(get, set, asked: CallsRequest): Promise<CallsResult> {
  return set(sendCallsPinned, pinConnection(get, asked.namespace), asked)
})

/** As `sendCalls`, from a pinned connection: rejects with RequestOutdatedError once that is another. */
export const sendCallsPinned = action(async function sendCallsPinned(
  get,
  set,
  pin: PinnedConnection | null,
  asked: CallsRequest,
): Promise<CallsResult> {
  const sender = senderOf(get, pin)
  const id = set(beginCalls, asked, sender)
  void set(describeKept, id)
  return start(get, set, { id, asked, sender, running: null })
})

/**
 * Goes on with the latest calls of this page where they stopped: what is done is not asked for again.
 * @throws CallsFailedError where there is nothing to go on with, else as `sendCalls`
 */
export const resumeCalls = action(async function resumeCalls(
  get,
  set,
  pin: PinnedConnection | null = findPin(get, 'eip155'),
): Promise<CallsResult> {
  assertAlive(get)
  const { job } = held(get)
  if (!job || job.id !== get(latestCallsIdAtom)) throw new CallsFailedError('There are no calls to go on with')
  if (job.running) return job.running
  const { account } = callsOf(get, job.id)
  const sender = senderOf(get, pin)
  assertCurrent(get, sender)
  if (sender.account !== account) throw new RequestOutdatedError()
  return start(get, set, { ...job, sender })
})

function start(get: Getter, set: Setter, job: Job): Promise<CallsResult> {
  held(get).job = job
  job.running = set(run, job).finally(() => (job.running = null))
  return job.running
}

const run = action(async function run(get, set, { id, asked, sender }: Job): Promise<CallsResult> {
  const about = aboutOf(asked, sender)
  const { isToldElsewhere } = asked
  if (!isToldElsewhere) set(emit, { type: 'track', event: 'SEND_INITIATED', properties: about })
  try {
    const isSent = await set(sendAsOne, id, asked, sender)
    if (!isSent) await set(sendOneByOne, id, asked, sender)
    const result = resultOf(await waitForEnd(get, id).finally(() => set(renewCapabilities)))
    const hash = result.hashes.at(-1) ?? result.id
    if (!isToldElsewhere) set(emit, { type: 'track', event: 'SEND_SUCCESS', properties: { ...about, hash } })
    return result
  } catch (error) {
    // The page ends: whoever comes after it follows what was sent.
    if (error instanceof AttemptAbandonedError) throw error
    set(changeCalls, id, (batch) => stopped(batch, error))
    const event = error instanceof UserRejectedError ? 'SEND_REJECTED' : 'SEND_ERROR'
    const message = error instanceof Error ? error.message : String(error)
    if (!isToldElsewhere) set(emit, { type: 'track', event, properties: { ...about, message } })
    throw error
  }
})

function aboutOf({ calls, transfers }: CallsRequest, { networkId: network }: PinnedConnection) {
  const [moved] = transfers ?? []
  return { network, calls: calls.length, ...(moved && { token: moved.symbol, amount: moved.amount }) }
}

/** Asks for what is left as one request; false where the wallet takes none. */
const sendAsOne = action(async function sendAsOne(
  get,
  set,
  id: string,
  { atomicRequired = false }: CallsRequest,
  sender: PinnedConnection,
): Promise<boolean> {
  const batch = callsOf(get, id)
  const rest = restOf(batch)
  // Calls that were begun one by one go on so.
  if (batch.mode === 'oneByOne' || batch.calls.length === 1 || rest.length === 0) return rest.length === 0
  // Calls without an answer, or after an error, may have been sent all the same: those are not asked for twice.
  if (await set(isSentAlready, batch, sender)) return true
  // A remembered refusal would be answered for every batch.
  if (!atomicRequired && isUpgradeRefused(get, sender)) return false
  set(changeCalls, id, (one) => ({
    ...withCalls(one, rest, { status: 'asking', reason: undefined, hash: undefined }),
    status: 'asking',
    reason: undefined,
    intentId: undefined,
  }))
  const capabilities = await capabilitiesOf(get, sender)
  assertCurrent(get, sender)
  if (atomicRequired && atomicOf(capabilities) === 'unsupported') throw new AtomicNotSupportedError()
  try {
    await sendInBatch(get, set, id, rest, sender, { atomicRequired, isFirstVersion: isFirstVersion(capabilities) })
    return true
  } catch (error) {
    if (isUpgradeDeclined(error)) {
      noteUpgradeRefused(get, sender)
      throw new UserRejectedError(messageOf(error), { cause: error })
    }
    if (!isUnsupported(error)) throw error
    if (atomicRequired) throw new AtomicNotSupportedError(error)
    return false
  }
})

/** True where the wallet has the earlier request for calls: its state is read. */
const isSentAlready = action(async function isSentAlready(
  get,
  set,
  { intentId }: CallsRecord,
  { handle }: PinnedConnection,
): Promise<boolean> {
  const intent = get(allIntentsAtom).find(({ id }) => id === intentId)
  const id = intent?.batch?.id
  if (!intent || intent.isFinal || id === undefined || !(await isKnownTo(get, handle, id))) return false
  set(changeIntent, intent.id, (now) => (now.isFinal ? null : { ...now, status: 'pending' }))
  await set(checkNow)
  return true
})

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 200)

/** State of calls after an error; those that the chain undid are marked already. */
function stopped(record: CallsRecord, error: unknown): CallsRecord {
  if (error instanceof UnansweredError) return { ...record, status: 'unanswered' }
  const isDeclined = error instanceof UserRejectedError && !(error instanceof RequestOutdatedError)
  const isDone = record.calls.some(({ status }) => status === 'confirmed' || status === 'sent')
  const asked = record.calls.flatMap(({ status }, index) => (status === 'asking' ? [index] : []))
  const waiting = record.calls.flatMap(({ status }, index) => (status === 'waiting' ? [index] : []))
  const hasHash = hashesOfRecord(record).length > 0
  const isWallets = !isDeclined && !(error instanceof CallsFailedError)
  const marked = withCalls(withCalls(record, asked, { status: isDeclined ? 'declined' : 'notSent' }), waiting, {
    status: 'notSent',
  })
  const unsent = isDeclined ? 'declined' : error instanceof RequestPendingError ? 'pending' : 'failed'
  return {
    ...marked,
    status: isDone ? 'partial' : hasHash ? 'failed' : unsent,
    reason: isWallets ? messageOf(error) : record.reason,
  }
}
