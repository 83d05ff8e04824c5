import { isCurrent } from '../connection/pin'
import { findPin } from '../connection/findPin'
import { action } from '../../core/action'
import { emit } from '../../core/events'
import { report } from '../../core/report'
import { dismissSnack, showSnack, snackAtom } from '../../shell/feedback/feedback'
import { tellOfSessions } from './end/otherPages'
import { offerRetry } from './offerRetry'
import { completeSignIn, requestSignIn } from './session'
import { askWallet, isContractSignature } from './signDraft'
import { abandoned, requireSiwx, setSignIn, signInProgressAtom, signInTask } from '../../core/visitor/signIn'
import type { SiwxSession } from '../../../siwx/types'
import type { SignWait } from '../../core/visitor/signInTypes'

/**
 * The visitor signs: the wallet is asked in the same step. A signature that was not checked yet is sent once
 * more; without a message another is prepared. Never rejects: the view shows how it went.
 * @example
 * await store.set(pressSign)
 */
export const pressSign = action(async function pressSign(get, set): Promise<void> {
  const progress = get(signInProgressAtom)
  const pin = findPin(get, progress.account?.namespace)
  if (!progress.account || !pin) return
  if (progress.status === 'failed') return set(requestSignIn)
  if (progress.status !== 'ready') return
  const { account, message, data, signed } = progress
  // The message names another account or network than the wallet has now: a new one is prepared.
  if (account.caipAddress !== pin.account || !isCurrent(get, pin)) return set(requestSignIn)
  const text = { message, data }
  const { chainId, accountAddress } = account
  if (get(snackAtom)?.isInPlace) set(dismissSnack)
  set(emit, { type: 'track', event: 'CLICK_SIGN_SIWX_MESSAGE', properties: { network: chainId } })
  const show = (wait: SignWait) => set(setSignIn, { status: 'signing', ...text, wait })
  show(signed ? 'verifying' : 'opening')
  await signInTask.run(get, async (signal) => {
    let session = signed
    try {
      const siwx = set(requireSiwx)
      session ??= await set(askWallet, { siwx, pin, account, text, show, signal })
      if (!session || signal.aborted) return
      show('verifying')
      // The first answer may have been lost on its way, and the session be there.
      const found = signed ? await siwx.getSessions(chainId, accountAddress) : []
      if (found.length === 0) await siwx.addSession(session)
      // Given up meanwhile: then there is to be no session. That of another account keeps its worth.
      if (signal.reason === abandoned) await siwx.revokeSession(chainId, accountAddress)
      tellOfSessions(get)
      if (signal.aborted) return
      set(completeSignIn, found.length === 0 ? [session] : found)
      if (found.length === 0) void set(takeKeptSessions, session)
      set(showSnack, { tone: 'success', message: 'signedIn', announceOnly: true })
      const isSmartAccount = isContractSignature(account.namespace, session.signature) || undefined
      set(emit, { type: 'track', event: 'SIWX_AUTH_SUCCESS', properties: { network: chainId, isSmartAccount } })
    } catch (error) {
      if (signal.aborted) set(report, error)
      else await set(offerRetry, { account, text, session, wasSent: signed !== undefined, error, signal })
    }
  })
})

/** Reads the sessions back: they have the time at which the server ends them, which the signed message need not have. */
const takeKeptSessions = action(async function takeKeptSessions(get, set, signed: SiwxSession): Promise<void> {
  const { chainId, accountAddress } = signed.data
  // A failure to read keeps the signed session. The next return to the page reads again.
  const kept = await set(requireSiwx)
    .getSessions(chainId, accountAddress, { isFresh: true })
    .catch(() => [])
  const now = get(signInProgressAtom)
  if (kept.length > 0 && now.status === 'signedIn' && now.sessions[0] === signed)
    set(setSignIn, { status: 'signedIn', sessions: kept })
})
