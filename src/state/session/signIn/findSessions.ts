import { action } from '../../core/action'
import { envAtom } from '../../core/runtime'
import type { SiwxAccount, SiwxConfig, SiwxSession } from '../../../siwx/types'
import { endSessionsOfAccount } from './end/endSessions'
import type { SignInAccount, SignInProgress } from '../../core/visitor/signInTypes'

/** Time to wait before each further try, in milliseconds. */
const backoffMs = [1_000, 3_000]

/** The sessions of an account, or those of the account before where the host keeps them; rejects after three tries. */
export const findSessions = action(async function findSessions(
  _get,
  set,
  siwx: SiwxConfig,
  account: SignInAccount,
  before: SignInProgress,
  signal: AbortSignal,
): Promise<readonly SiwxSession[]> {
  const isChange = isOfAnother(before.account, account)
  if (isChange && siwx.onAccountChange === 'signOut') await set(endSessionsOfAccount, before.account)
  // A host signs in again when its server refuses a session: the server is asked, not what is known here.
  const isFresh = before.status === 'signedIn' && !isChange
  const sessions = await set(readSessions, siwx, account, signal, isFresh)
  const [kept] = before.status === 'signedIn' ? before.sessions : []
  if (sessions.length > 0 || !kept || !isChange || siwx.onAccountChange !== 'keep') return sessions
  return set(readSessions, siwx, kept.data, signal, false)
})

const readSessions = action(async function readSessions(
  get,
  _set,
  siwx: SiwxConfig,
  { chainId, accountAddress }: SiwxAccount,
  signal: AbortSignal,
  isFresh: boolean,
): Promise<readonly SiwxSession[]> {
  const { clock } = get(envAtom)
  for (const ms of backoffMs) {
    try {
      return await siwx.getSessions(chainId, accountAddress, { isFresh })
    } catch {
      // One fault of a server or of the network ends nothing yet.
      await clock.sleep(ms, signal)
    }
  }
  return siwx.getSessions(chainId, accountAddress, { isFresh })
})

/** True where a wallet went on from one account to another. */
function isOfAnother(one: SignInAccount | null, other: SignInAccount): one is SignInAccount {
  return one?.namespace === other.namespace && spellingOf(one) !== spellingOf(other)
}

function spellingOf({ namespace, accountAddress }: SignInAccount): string {
  return namespace === 'eip155' ? accountAddress.toLowerCase() : accountAddress
}
