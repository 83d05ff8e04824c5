import type { PairedSignIn, Pairing } from '../../../chains/pairing'
import { action } from '../../core/action'
import { entriesOf } from '../../core/visitor/connections'
import { emit } from '../../core/events'
import { report } from '../../core/report'
import { dismissSnack, showSnack } from '../../shell/feedback/feedback'
import type { SiwxConfig, SiwxSession } from '../../../siwx/types'
import { problemOf } from '../signIn/problems'
import { isContractSignature } from '../signIn/signDraft'
import { requireSiwx } from '../../core/visitor/signIn'

/**
 * Makes sessions of what a wallet signed while it approved; false when that of the wallet's network, or else the
 * first, was not accepted, or when the pairing was cancelled: then the wallet is disconnected.
 */
export const storePairingSessions = action(async function storePairingSessions(
  _get,
  set,
  pairing: Pairing,
  signal: AbortSignal,
): Promise<boolean> {
  const { handles } = pairing
  const signIns = (pairing.signIns ?? []).filter(({ data }) => isShared(pairing, data.accountAddress))
  const first = signIns.find(({ data }) => data.chainId === handles.eip155?.snapshot.networkId) ?? signIns[0]
  if (!first) return true
  const siwx = set(requireSiwx)
  const isSmartAccount = isContractSignature('eip155', first.signature) || undefined
  const properties = { network: first.data.chainId, isSmartAccount }
  const disconnectWallet = async () => {
    const ends = signIns.map(async ({ data }) => siwx.revokeSession(data.chainId, data.accountAddress))
    await Promise.allSettled([...ends, ...entriesOf(handles).map(([, handle]) => handle.disconnect())])
    return false
  }
  set(showSnack, { tone: 'loading', message: 'authenticating' })
  try {
    await siwx.addSession(sessionOf(first))
  } catch (error) {
    set(report, error)
    // The signature was not checked, or the browser did not keep the session: the account is asked once it is here.
    if (!signal.aborted && /^(server|setup|notKept)$/.test(problemOf(error, true))) {
      set(dismissSnack)
      return true
    }
    // The wallets are shown again, which say nothing of it.
    set(showSnack, { tone: 'error', message: 'authFailed', isInPlace: true }, Infinity)
    const message = error instanceof Error ? error.message : String(error)
    set(emit, { type: 'track', event: 'SIWX_AUTH_ERROR', properties: { ...properties, message } })
    return disconnectWallet()
  }
  // The wallet signs every chain with one nonce, and the server may accept only the first. Whoever goes to another
  // network without a session is asked there.
  for (const other of signIns) if (other !== first) await tryAdd(siwx, other)
  set(dismissSnack)
  if (signal.aborted) return disconnectWallet()
  set(emit, { type: 'track', event: 'SIWX_AUTH_SUCCESS', properties })
  return true
})

/** True for an account that the wallet shares: for another one, no account would be connected. */
function isShared({ handles }: Pairing, address: string): boolean {
  const accounts = handles.eip155?.snapshot.accounts ?? []
  return accounts.some((account) => account.toLowerCase().endsWith(`:${address.toLowerCase()}`))
}

function sessionOf({ data, message, signature, cacao }: PairedSignIn): SiwxSession {
  return { data, message, signature, cacao }
}

async function tryAdd(siwx: SiwxConfig, signIn: PairedSignIn): Promise<void> {
  try {
    await siwx.addSession(sessionOf(signIn))
  } catch {
    // There is no session then.
  }
}
