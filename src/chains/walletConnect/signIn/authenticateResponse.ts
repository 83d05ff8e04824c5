import type { Clock } from '../../clock'
import { AttemptAbandonedError } from '../../errors/errors'
import { WalletResponseError } from '../../errors/walletErrors'
import { hasMethods, safeGet } from '../../untrusted'
import type { PairedSignIn, PairingSignIn, PairRequest } from '../../pairing'
import type { Provider } from '../relay'
import { endSession, openSession, type PairingKeys } from './signedSession'
import { readSignIns, type SignedIn } from './signIn'

/** Handles the response to one `wc_sessionAuthenticate` request. */
export interface AuthenticateHandler {
  /** Sign-ins that the wallet signed; undefined while it did not, or where it approves without. */
  signIns(): readonly PairedSignIn[] | undefined
  /** Rejects the library's promise, which would wait for an hour. */
  cancel(): void
  /** No longer listens for the end of the proposal. */
  release(): void
}

export interface AuthenticateRequest {
  readonly pairingTopic: string
  readonly signIn: PairingSignIn
  readonly networks: PairRequest['networks']
  /** Returns true where no answer is wanted any more. */
  readonly isClosed: () => boolean
  readonly clock: Clock
}

type Listener = (payload: object) => Promise<void>

/** Members of the library's engine that its types leave out. */
interface EngineEvents {
  listeners(name: string): readonly Listener[]
  removeAllListeners(name: string): void
  once(name: string, listener: Listener): void
  emit(name: string, payload: object): void
}

// The wallet does not know the method: the library goes on with the session proposal, which such a wallet answers.
const unsupportedCode = 10001

/**
 * Stands in for the library's own listener (2.21.8). That one asks its vendor's server about the signatures of contract
 * accounts and needs a Buffer for all others, throws into nowhere on an answer it cannot read, keeps a session whose
 * signature is wrong, and forgets the code of a refusal. Nor does it end when the proposal does.
 */
export function handleAuthenticateResponse(
  provider: Provider,
  { pairingTopic, signIn, networks, isClosed, clock }: AuthenticateRequest,
): AuthenticateHandler | undefined {
  const { client } = provider
  const request = client.auth.requests.getAll().find((each) => each.pairingTopic === pairingTopic)
  const proposal = client.proposal.getAll().find((each) => each.pairingTopic === pairingTopic)
  const found = safeGet(client, 'engine', 'events')
  if (!request || !proposal || !hasMethods(found, 'listeners', 'removeAllListeners', 'once', 'emit')) return undefined
  const events = found as EngineEvents
  const name = `session_request:${request.id}`
  const [own] = events.listeners(name)
  if (!own) return undefined
  const fail = (reason: unknown) => own({ error: { code: 0, message: reason } })
  let signIns: readonly PairedSignIn[] | undefined

  const accept = async (result: unknown, keys: PairingKeys) => {
    const signed = readSignIns(safeGet(result, 'cacaos'), signIn)
    await checkSignatures(signed, { signIn, networks })
    if (isClosed()) throw new AttemptAbandonedError('The attempt was given up')
    const session = await openSession(client, keys, {
      signed,
      metadata: safeGet(result, 'responder', 'metadata'),
      now: clock.now(),
    })
    signIns = signed.flatMap(({ paired }) => paired ?? [])
    const { core } = client
    await Promise.all([
      client.auth.requests.delete(request.id, { code: 0, message: 'fulfilled' }),
      client.proposal.delete(proposal.id, { code: 0, message: 'fulfilled' }),
      ...[request.id, proposal.id].map((id) => core.expirer.has(id) && core.expirer.del(id)),
    ])
    // As if the wallet had answered the proposal.
    events.emit(`session_connect:${proposal.id}`, { session })
  }

  const onResponse: Listener = async (payload) => {
    const error = safeGet(payload, 'error')
    if (error !== undefined) {
      if (isClosed()) return
      return safeGet(error, 'code') === unsupportedCode ? own(payload) : fail(error)
    }
    const result = safeGet(payload, 'result')
    const responder = safeGet(result, 'responder', 'publicKey')
    const keys = typeof responder === 'string' && { pairingTopic, own: request.requester.publicKey, responder }
    try {
      if (!keys) throw new WalletResponseError('The wallet did not say who it is')
      await accept(result, keys)
    } catch (cause) {
      if (keys) await endSession(provider, keys, clock).catch(() => undefined)
      await fail(cause)
    }
  }
  events.removeAllListeners(name)
  events.once(name, onResponse)

  const cancel = () => void fail(new AttemptAbandonedError('The proposal expired'))
  const onExpire = ({ id }: { id: number }) => {
    if (id === proposal.id) cancel()
  }
  client.on('proposal_expire', onExpire)
  return { signIns: () => signIns, cancel, release: () => client.off('proposal_expire', onExpire) }
}

/** Of keys here, of contracts at the endpoint of their network. */
async function checkSignatures(
  signed: readonly SignedIn[],
  { signIn, networks }: Pick<AuthenticateRequest, 'signIn' | 'networks'>,
): Promise<void> {
  const create = await signIn.verifier?.()
  if (!create) throw new WalletResponseError('Nothing here can check what the wallet signed')
  const urls = networks.flatMap(({ caipNetworkId, rpcUrls }) =>
    rpcUrls.default.http.slice(0, 1).map((url) => [caipNetworkId, url]),
  )
  const [ofKey, ofContract] = [create(), create(Object.fromEntries(urls) as Record<string, string>)]
  const are = signed.map(({ message: text, signature, address, chainId: networkId, isContract }) =>
    (isContract ? ofContract : ofKey)({ text, signature, address, networkId }),
  )
  if ((await Promise.all(are)).includes(false))
    throw new WalletResponseError('The wallet signed in with a wrong signature')
}
