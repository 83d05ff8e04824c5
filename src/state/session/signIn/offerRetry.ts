import { action } from '../../core/action'
import { envAtom } from '../../core/runtime'
import { storageAtom } from '../../core/storage'
import { showSnack, type SnackKey } from '../../shell/feedback/feedback'
import type { SiwxSession } from '../../../siwx/types'
import { tellFailure } from './failSignIn'
import { readDraft } from './prepareMessage'
import { isStillGood, problemOf } from './problems'
import { showSignIn, signInNotKeptKey } from './showSignIn'
import { isContractAccount } from './signDraft'
import { requireSiwx, setSignIn } from '../../core/visitor/signIn'
import type { SignInAccount, SignInProblem, SignInText } from '../../core/visitor/signInTypes'

/** Time to wait for a new message after a failure, in milliseconds; the old one serves on. */
const timeoutMs = 3_000

/** Snacks for failures, beside the view's own words. */
const snacks: Partial<Record<SignInProblem, SnackKey>> = {
  declined: 'signatureDeclined',
  smartAccount: 'smartAccountsUnsupported',
}

interface Failure {
  readonly account: SignInAccount
  readonly text: SignInText
  /** Absent where the wallet did not sign. */
  readonly session: SiwxSession | undefined
  /** The signature was sent before. */
  readonly wasSent: boolean
  readonly error: unknown
  readonly signal: AbortSignal
}

/** Says what went wrong, with a message to sign for another try. */
export const offerRetry = action(async function offerRetry(get, set, failure: Failure): Promise<void> {
  const { account, text, session, wasSent, error, signal } = failure
  let problem = problemOf(error, session !== undefined)
  // The server that did not answer may have used up the nonce: that says nothing of the signature.
  if (problem === 'refused' && wasSent) problem = 'outdated'
  if (problem === 'refused' && (await set(isContractAccount, account))) problem = 'smartAccount'
  const isUnseen = problem === 'server' || problem === 'setup'
  const signed = isUnseen && session && isStillGood(session, get(envAtom).clock.now()) ? session : undefined
  // A message that was refused may be used up; one that was not checked is not.
  const isKept = problem === 'declined' || problem === 'wallet' || problem === 'notKept' || signed !== undefined
  const next = isKept ? text : await set(renew, account, text)
  if (signal.aborted) return
  if (problem === 'notKept') {
    get(storageAtom).write(signInNotKeptKey, 'yes')
    set(setSignIn, { status: 'failed', problem, error })
    set(showSignIn)
    return set(tellFailure, account.chainId, error)
  }
  set(setSignIn, { status: 'ready', ...next, problem, error, signed })
  set(showSignIn)
  const snack = snacks[problem]
  if (snack) set(showSnack, { tone: 'error', message: snack, isInPlace: true }, Infinity)
  set(tellFailure, account.chainId, error, problem === 'smartAccount' || undefined)
})

const renew = action(async function renew(get, set, { chainId, accountAddress }: SignInAccount, old: SignInText) {
  const { clock } = get(envAtom)
  const make = async () => readDraft(await set(requireSiwx).createMessage({ chainId, accountAddress }))
  return Promise.race([make().catch(() => old), clock.sleep(timeoutMs).then(() => old)])
})
