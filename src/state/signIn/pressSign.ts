import { UserRejectedError } from '../../chains/errors/errors'
import { activeHandleAtom } from '../connection/state'
import { action } from '../core/action'
import { envAtom } from '../core/runtime'
import { emit } from '../core/events'
import { report } from '../core/report'
import { tellWaits } from '../core/task'
import { showSnack } from '../feedback/feedback'
import { SignInAnswerError, SignInServerUnreachableError } from '../../siwx/errors'
import { completeSignIn, readDraft, showSignIn } from './session'
import { isContractAccount, isContractSignature, signDraft } from './signDraft'
import {
  abandoned,
  requireSiwx,
  setSignIn,
  signInProgressAtom,
  signInTask,
  type SignInAccount,
  type SignInProblem,
  type SignInText,
} from './state'

/** How long a new message is waited for after a failure, in milliseconds; the old one serves on. */
const timeoutMs = 3_000

/**
 * The visitor signs: the wallet is asked in the same step. Never rejects: the view shows how it went.
 * @example
 * await store.set(pressSign)
 */
export const pressSign = action(async function pressSign(get, set): Promise<void> {
  const handle = get(activeHandleAtom)
  const progress = get(signInProgressAtom)
  if (!progress.account || !handle || progress.status !== 'ready') return
  const { account, message, data } = progress
  const { chainId, accountAddress } = account
  const properties = { network: chainId, isSmartAccount: false }
  set(emit, { type: 'track', event: 'CLICK_SIGN_SIWX_MESSAGE', properties })
  const show = (wait: 'opening' | 'waiting' | 'notAnswering') =>
    set(setSignIn, { status: 'signing', message, data, wait })
  show('opening')
  await signInTask.run(get, async (signal) => {
    try {
      const siwx = set(requireSiwx)
      const ask = () => signDraft(siwx, handle, account, { message, data })
      const session = await tellWaits(get(envAtom).clock, signal, show, ask).catch((error: unknown) => {
        if (!signal.aborted) throw error
      })
      if (!session || signal.aborted) return
      await siwx.addSession(session)
      // Given up meanwhile: then there is to be no session. That of another account keeps its worth.
      if (signal.reason === abandoned) await siwx.revokeSession(chainId, accountAddress)
      if (signal.aborted) return
      set(completeSignIn, [session])
      set(showSnack, { tone: 'success', message: 'signedIn', announceOnly: true })
      const isSmartAccount = isContractSignature(account, session.signature)
      set(emit, { type: 'track', event: 'SIWX_AUTH_SUCCESS', properties: { network: chainId, isSmartAccount } })
    } catch (error) {
      if (signal.aborted) set(report, error)
      else await set(retry, account, { message, data }, error, signal)
    }
  })
})

/** Says what went wrong, with a message to sign for another try. */
const retry = action(async function retry(
  _get,
  set,
  account: SignInAccount,
  old: SignInText,
  error: unknown,
  signal: AbortSignal,
): Promise<void> {
  set(report, error)
  const isDeclined = error instanceof UserRejectedError
  // Nobody looked at the signature then.
  const isServer = error instanceof SignInServerUnreachableError || error instanceof SignInAnswerError
  const isSmartAccount = !isDeclined && !isServer && (await set(isContractAccount, account))
  // What was refused may be used up; what was declined is not.
  const next = isDeclined ? old : await set(renew, account, old)
  if (signal.aborted) return
  const problem: SignInProblem = isDeclined
    ? 'declined'
    : isServer
      ? 'server'
      : isSmartAccount
        ? 'smartAccount'
        : 'failed'
  set(setSignIn, { status: 'ready', ...next, problem, error })
  set(showSignIn)
  if (!isServer)
    set(showSnack, { tone: 'error', message: isSmartAccount ? 'smartAccountsUnsupported' : 'signatureDeclined' })
  const message = error instanceof Error ? error.message : String(error)
  const properties = { network: account.chainId, isSmartAccount, message }
  set(emit, { type: 'track', event: 'SIWX_AUTH_ERROR', properties })
})

const renew = action(async function renew(get, set, { chainId, accountAddress }: SignInAccount, old: SignInText) {
  const { clock } = get(envAtom)
  const make = async () => readDraft(await set(requireSiwx).createMessage({ chainId, accountAddress }))
  return Promise.race([make().catch(() => old), clock.sleep(timeoutMs).then(() => old)])
})
