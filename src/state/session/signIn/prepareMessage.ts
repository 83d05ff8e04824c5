import { action } from '../../core/action'
import type { SiwxDraft } from '../../../siwx/types'
import { tellFailure } from './failSignIn'
import { preparationProblemOf } from './problems'
import { requireSiwx, setSignIn } from '../../core/visitor/signIn'
import type { SignInAccount, SignInText } from '../../core/visitor/signInTypes'

/** Has the message written; without one the view says so, and a press tries again. */
export const prepareMessage = action(async function prepareMessage(
  _get,
  set,
  { chainId, accountAddress }: SignInAccount,
  signal: AbortSignal,
) {
  try {
    const draft = await set(requireSiwx).createMessage({ chainId, accountAddress })
    if (!signal.aborted) set(setSignIn, { status: 'ready', ...readDraft(draft) })
  } catch (error) {
    if (signal.aborted) return
    set(setSignIn, { status: 'failed', problem: preparationProblemOf(error), error })
    set(tellFailure, chainId, error)
  }
})

/** A draft as data: its text, and its fields without it. */
export function readDraft(draft: SiwxDraft): SignInText {
  const { toString: _text, ...data } = draft
  return { message: draft.toString(), data }
}
