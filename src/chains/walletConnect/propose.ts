import { AttemptAbandonedError } from '../errors/errors'
import { WalletResponseError } from '../errors/walletErrors'
import { safeGet } from '../untrusted'
import type { PairedSignIn, PairRequest } from '../pairing'
import { normalizeWalletError } from '../errors/normalizeWalletError'
import type { AuthenticateHandler } from './signIn/authenticateResponse'
import { adoptLink, type LinkFor } from './link/adoptLink'
import { createSessionClient } from './sessionClient'
import { proposalOf } from './namespaces'
import { abandonPairing, refusalOf, type Provider } from './relay'
import type { Session } from './session'

/** The answer of a wallet to one link. */
export interface Approval {
  readonly session: Session
  readonly signIns?: readonly PairedSignIn[] | undefined
}

/** The last attempt of a provider that waits for its link. */
const awaited = new WeakMap<Provider, Promise<void>>()

/** Methods that make the wallet wait for a sign-in in place of a proposal. */
const signInMethods = ['wc_sessionAuthenticate']

/** Shows a link, of its own or of the library's, and waits for the wallet that took it. */
export async function propose(provider: Provider, request: PairRequest, linkFor?: LinkFor): Promise<Approval> {
  const { onUri, signal, networks, clock } = request
  const { core } = provider.client
  const refusal = refusalOf(core)
  if (refusal) throw refusal
  // Without this part the wallet is asked to sign in later.
  const oneClick = request.signIn && (await import('./signIn/oneClick.late').catch(() => null))
  const signIn = oneClick?.signInOf(provider, request)
  const link = await linkFor?.(signIn && signInMethods)
  if (signal.aborted) throw new AttemptAbandonedError('The attempt was given up')
  let topic: string | undefined
  let handler: AuthenticateHandler | undefined
  // No answer is wanted any more: one that comes all the same is ended.
  let isClosed = false
  let isAsked = false
  let fail: (error: unknown) => void = () => undefined
  const failed = new Promise<never>((_, reject) => (fail = reject))
  failed.catch(() => undefined)
  const clear = () => {
    handler?.cancel()
    if (topic) void abandonPairing(provider, topic)
  }
  const abandon = () => {
    fail(new AttemptAbandonedError('The attempt was given up'))
    clear()
  }
  // The library tells every listener of every link: one attempt asks for its link at a time, and takes the first.
  const before = awaited.get(provider)
  let passOn: (next?: Promise<void>) => void = () => undefined
  awaited.set(provider, new Promise<void>((resolve) => (passOn = resolve)))
  const onDisplay = (uri: string) => {
    provider.off('display_uri', onDisplay)
    passOn()
    topic = uri.slice(3, uri.indexOf('@'))
    if (signIn)
      handler = oneClick?.handleAuthenticateResponse(provider, {
        pairingTopic: topic,
        signIn,
        networks,
        isClosed: () => isClosed,
        clock,
      })
    if (signal.aborted) abandon()
    else onUri(uri)
  }
  const onRelayError = () => {
    const reason = refusalOf(core)
    if (reason) fail(reason)
  }
  signal.addEventListener('abort', abandon, { once: true })
  core.relayer.on('relayer_error', onRelayError)
  try {
    await Promise.race([before, failed])
    const takeBack = link && adoptLink(provider, link)
    provider.on('display_uri', onDisplay)
    const pending: Promise<Session | undefined> =
      signIn && oneClick
        ? provider.authenticate(oneClick.authenticationOf(signIn, networks)).then(({ session }) => session)
        : provider.connect({ optionalNamespaces: proposalOf(networks) })
    pending
      .then((session) => (isClosed && session ? createSessionClient(provider, session, clock).end() : undefined))
      .catch(() => undefined)
      .finally(() => {
        takeBack?.()
        provider.off('display_uri', onDisplay)
        passOn()
      })
    isAsked = true
    const session = await Promise.race([pending, failed])
    if (!session) throw new WalletResponseError('The wallet approved without a session')
    isClosed = true
    return { session, signIns: handler?.signIns() }
  } catch (error) {
    isClosed = true
    if (!isAsked) passOn(before)
    if (signIn && !signal.aborted) clear()
    throw normalizeWalletError(readProposalError(error))
  } finally {
    handler?.release()
    signal.removeEventListener('abort', abandon)
    core.relayer.off('relayer_error', onRelayError)
  }
}

/** The library says an expired proposal with code 0 and no `Error`. */
function readProposalError(error: unknown): unknown {
  const message = safeGet(error, 'message')
  if (message === 'Proposal expired' || message === 'Request expired')
    return new AttemptAbandonedError('The proposal expired', { cause: error })
  return error
}
