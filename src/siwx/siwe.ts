import type { CaipNetworkId } from '../chains/network'
import { isRecord } from '../chains/guards'
import { systemClock } from '../chains/clock'
import { addressOfDid } from '../chains/caip'
import { SessionNotKeptError, SessionNotValidNowError, SiweRefusedError } from './siwxErrors'
import { isValidAt } from './session'
import type { SiweMessageArgs, SiweMessageParams, SiweOptions, SiweSession } from './siweTypes'
import type { SiwxConfig, SiwxDraft, SiwxSession } from './types'

/** Makes sign-in from a host's functions for other toolkits. */
export function createSiwe(siwe: SiweOptions, now: () => number = systemClock.now): SiwxConfig {
  const { nonceRefetchIntervalMs = 300_000, sessionRefetchIntervalMs = 300_000 } = siwe
  let nonce: { readonly value: string; readonly address: string; readonly at: number } | null = null
  let spent: string | null = null
  let known: { readonly session: SiweSession | null; readonly at: number } | null = null

  async function readNonce(address: string): Promise<string> {
    if (nonce?.address === address && now() - nonce.at < nonceRefetchIntervalMs) return nonce.value
    nonce = { value: await siwe.getNonce(address), address, at: now() }
    return nonce.value
  }

  async function readSession(): Promise<SiweSession | null> {
    if (known && now() - known.at < sessionRefetchIntervalMs) return known.session
    known = { session: checkSession(await siwe.getSession()), at: now() }
    return known.session
  }

  async function signOut(): Promise<void> {
    known = null
    nonce = null
    if ((await siwe.signOut()) === false) throw new SiweRefusedError('signOut')
    siwe.onSignOut?.()
  }

  /** One cookie, one session: it serves another account or network only where the host says so. */
  function serves({ address, chainId }: SiweSession, network: CaipNetworkId, account: string): boolean {
    if (!network.startsWith('eip155:')) return false
    const isAccount = addressOfDid(address).toLowerCase() === account.toLowerCase()
    return (
      (isAccount || siwe.signOutOnAccountChange === false) &&
      (`eip155:${chainId}` === network || siwe.signOutOnNetworkChange === false)
    )
  }

  return {
    createMessage: async ({ accountAddress, chainId, notBefore }) => {
      const params = await siwe.getMessageParams()
      return draftOf(
        siwe,
        { ...params, ...(notBefore === undefined ? {} : { nbf: notBefore }) },
        accountAddress,
        chainId,
        await readNonce(accountAddress),
        now(),
      )
    },
    addSession: async (session) => {
      if (!isValidAt(session, now())) throw new SessionNotValidNowError()
      const { message, signature, cacao, data } = session
      // A nonce is spent by the first answer, verified or not; where the backend failed to answer, it is asked once more.
      if (data.nonce === spent) throw new SiweRefusedError('verifyMessage')
      nonce = null
      known = null
      const isVerified = await siwe.verifyMessage({ message, signature, cacao })
      spent = data.nonce
      known = null
      if (isVerified !== true) throw new SiweRefusedError('verifyMessage')
      const begun = await readSession().catch(() => undefined)
      // The backend said yes, and does not know of it: the browser did not keep its cookie.
      if (begun === null) throw new SessionNotKeptError()
      siwe.onSignIn?.(begun)
    },
    setSessions: async (sessions) => {
      known = null
      const current = await readSession()
      const isKept = sessions.some(({ data }) => current && serves(current, data.chainId, data.accountAddress))
      if (current && !isKept) await signOut()
    },
    getSessions: async (chainId, address, options) => {
      if (options?.isFresh) known = null
      const current = await readSession()
      if (!current || !chainId.startsWith('eip155:')) return []
      if (serves(current, chainId, address)) return [sessionOf(chainId, address)]
      // The wallet went on to another account or network, which the backend has to know before anybody is asked.
      await signOut()
      return []
    },
    revokeSession: async (chainId, address) => {
      known = null
      const current = await readSession()
      if (current && serves(current, chainId, address)) await signOut()
    },
    getRequired: () => siwe.required ?? true,
    signOutOnDisconnect: siwe.signOutOnDisconnect ?? true,
  }

  // The host's backend says which account is signed in, and nothing of the message.
  function sessionOf(chainId: CaipNetworkId, accountAddress: string): SiwxSession {
    const issuedAt = new Date(known?.at ?? now()).toISOString()
    return {
      data: { domain: '', accountAddress, chainId, uri: '', version: '1', nonce: '', issuedAt },
      message: '',
      signature: '',
    }
  }
}

function draftOf(
  siwe: SiweOptions,
  { chains: _chains, iat, ...params }: SiweMessageParams,
  accountAddress: string,
  chainId: CaipNetworkId,
  nonce: string,
  now: number,
): SiwxDraft {
  const issuedAt = iat ?? new Date(now).toISOString()
  const args: SiweMessageArgs = {
    ...params,
    iat: issuedAt,
    address: `did:pkh:${chainId}:${accountAddress}`,
    chainId: Number(chainId.split(':')[1]),
    nonce,
    version: '1',
  }
  const text = siwe.createMessage(args)
  const { domain, uri, statement, exp, nbf, requestId, resources } = params
  return {
    domain,
    uri,
    accountAddress,
    chainId,
    nonce,
    version: '1',
    issuedAt,
    statement,
    expirationTime: exp,
    notBefore: nbf,
    requestId,
    resources,
    toString: () => text,
  }
}

function checkSession(given: unknown): SiweSession | null {
  if (!isRecord(given)) return null
  const { address, chainId } = given
  return typeof address === 'string' && Number.isSafeInteger(Number(chainId))
    ? { address, chainId: Number(chainId) }
    : null
}
