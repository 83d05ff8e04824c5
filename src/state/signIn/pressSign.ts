import { UserRejectedError } from '../../chains/errors/errors'
import { action } from '../core/action'
import { activeHandleAtom } from '../connection/state'
import { envAtom } from '../core/env'
import { emit } from '../core/events'
import { showSnack } from '../feedback/feedback'
import { report } from '../core/report'
import { SignInAnswerError, SignInServerUnreachableError } from '../../siwx/errors'
import type { SiwxConfig, SiwxDraft, SiwxSession } from '../../siwx/types'
import { leaveSignIn } from './leaveSignIn'
import { abandoned, holdDraft, roundAtom, showSignIn, signing, type Round } from './signInAttempt'
import { signedIn } from './session'
import { signDraft } from './signDraft'
import { putSignIn, signInAtom, type SignInProblem } from './state'
import { isContractAccount, isContractSignature } from './smartAccount'

/** How long a new message is waited for after a failure, in milliseconds; the old one serves on. */
const patienceMs = 3_000

/** The visitor signs: the wallet is asked in the same step. Never rejects: the view shows how it went. */
export const pressSign = action(async function pressSign(get, set): Promise<void> {
  const round = get(roundAtom)
  const handle = get(activeHandleAtom)
  const state = get(signInAtom)
  if (!round?.siwx || !round.draft || !handle || state.status !== 'ready') return
  const { subject, signal, siwx, draft } = round
  const network = subject.chainId
  set(emit, { type: 'track', event: 'CLICK_SIGN_SIWX_MESSAGE', properties: { network, isSmartAccount: false } })
  set(putSignIn, { status: 'signing', message: state.message })
  try {
    const session = await signing.run(get, set, subject.caipAddress, () => signDraft(siwx, handle, subject, draft))
    if (!session || signal.aborted) return
    await siwx.addSession(session)
    // Given up meanwhile: then there is to be no session. That of another account keeps its worth.
    if (signal.reason === abandoned) await siwx.revokeSession(subject.chainId, subject.accountAddress)
    if (signal.aborted) return
    set(succeed, round, session)
  } catch (error) {
    if (signal.aborted) set(report, error)
    else await set(fail, round, siwx, draft, error)
  }
})

const succeed = action(function succeed(_get, set, { subject }: Round, session: SiwxSession) {
  const properties = { network: subject.chainId, isSmartAccount: isContractSignature(subject, session.signature) }
  set(signedIn, [session])
  set(showSnack, { tone: 'success', message: 'signedIn', isSpoken: true })
  set(emit, { type: 'track', event: 'SIWX_AUTH_SUCCESS', properties })
})

const fail = action(async function fail(
  get,
  set,
  { subject, signal }: Round,
  siwx: SiwxConfig,
  draft: SiwxDraft,
  error: unknown,
): Promise<void> {
  set(report, error)
  const isDeclined = error instanceof UserRejectedError
  // Nobody looked at the signature then.
  const isServer = error instanceof SignInServerUnreachableError || error instanceof SignInAnswerError
  const isSmartAccount = !isDeclined && !isServer && (await set(isContractAccount, subject))
  // What was refused may be used up; what was declined is not.
  const next = isDeclined ? draft : await set(renew, siwx, subject, draft)
  if (signal.aborted) return
  const problem: SignInProblem = isDeclined
    ? 'declined'
    : isServer
      ? 'server'
      : isSmartAccount
        ? 'smartAccount'
        : 'failed'
  set(holdDraft, siwx, next)
  set(putSignIn, { status: 'ready', message: next.toString(), problem, error })
  set(showSignIn, () => set(leaveSignIn))
  if (!isServer)
    set(showSnack, { tone: 'error', message: isSmartAccount ? 'smartAccountsUnsupported' : 'signatureDeclined' })
  const message = error instanceof Error ? error.message : String(error)
  const properties = { network: subject.chainId, isSmartAccount, message }
  set(emit, { type: 'track', event: 'SIWX_AUTH_ERROR', properties })
})

const renew = action(async function renew(
  get,
  _set,
  siwx: SiwxConfig,
  { chainId, accountAddress }: Round['subject'],
  old: SiwxDraft,
) {
  const { clock } = get(envAtom)
  const make = async () => siwx.createMessage({ chainId, accountAddress })
  return Promise.race([make().catch(() => old), clock.sleep(patienceMs).then(() => old)])
})
