import { AttemptAbandonedError, WalletResponseError } from '../../errors/errors'
import { hasMethods, readForeign } from '../../untrusted'
import { isRecord } from '../../guards'
import type { PairedSignIn, PairingSignIn, PairRequest } from '../../pairing'
import { createLink } from '../sessionClient'
import type { Provider } from '../relay'
import { readSignIns, type SignedIn } from './signIn'

/** Watches over the answer to one request to sign in. */
export interface AnswerGuard {
  /** What the wallet signed; undefined while it did not, or where it approves without. */
  signIns(): readonly PairedSignIn[] | undefined
  /** Settles the library's promise, which would wait for an hour. */
  giveUp(): void
  /** No longer listens for the end of the proposal. */
  release(): void
}

export interface Asked {
  readonly pairingTopic: string
  readonly signIn: PairingSignIn
  readonly networks: PairRequest['networks']
  /** Whether no answer is wanted any more. */
  readonly isClosed: () => boolean
}

type Client = Provider['client']
type Session = ReturnType<Client['session']['get']>
type Take = (payload: object) => Promise<void>

/** Members of the library's engine that its types leave out. */
interface Events {
  listeners(name: string): readonly Take[]
  removeAllListeners(name: string): void
  once(name: string, listener: Take): void
  emit(name: string, payload: object): void
}

/** The two ends of a pairing, by their keys. */
interface Ends {
  readonly pairingTopic: string
  readonly own: string
  readonly responder: string
}

// The library goes on with the session proposal, which such a wallet answers.
const unsupportedCode = 10001
const day = 24 * 60 * 60

/**
 * Stands in for the library's own listener (2.21.8). That one asks its vendor's server about the signatures of contract
 * accounts and needs a Buffer for all others, throws into nowhere on an answer it cannot read, keeps a session whose
 * signature is wrong, and forgets the code of a refusal. Nor does it end when the proposal does.
 */
export function guardAnswer(
  provider: Provider,
  { pairingTopic, signIn, networks, isClosed }: Asked,
): AnswerGuard | undefined {
  const { client } = provider
  const request = client.auth.requests.getAll().find((each) => each.pairingTopic === pairingTopic)
  const proposal = client.proposal.getAll().find((each) => each.pairingTopic === pairingTopic)
  const found = readForeign(client, 'engine', 'events')
  if (!request || !proposal || !hasMethods(found, 'listeners', 'removeAllListeners', 'once', 'emit')) return undefined
  const events = found as Events
  const name = `session_request:${request.id}`
  const [own] = events.listeners(name)
  if (!own) return undefined
  const fail = (reason: unknown) => own({ error: { code: 0, message: reason } })
  let given: readonly PairedSignIn[] | undefined

  const accept = async (result: unknown, ends: Ends) => {
    const signed = readSignIns(readForeign(result, 'cacaos'), signIn)
    await checkSignatures(signed, { signIn, networks })
    if (isClosed()) throw new AttemptAbandonedError('The attempt was given up')
    const session = await openSession(client, ends, { signed, metadata: readForeign(result, 'responder', 'metadata') })
    given = signed.flatMap(({ paired }) => paired ?? [])
    const { core } = client
    await Promise.all([
      client.auth.requests.delete(request.id, { code: 0, message: 'fulfilled' }),
      client.proposal.delete(proposal.id, { code: 0, message: 'fulfilled' }),
      ...[request.id, proposal.id].map((id) => core.expirer.has(id) && core.expirer.del(id)),
    ])
    // As if the wallet had answered the proposal.
    events.emit(`session_connect:${proposal.id}`, { session })
  }

  const take: Take = async (payload) => {
    const error = readForeign(payload, 'error')
    if (error !== undefined) {
      if (isClosed()) return
      return readForeign(error, 'code') === unsupportedCode ? own(payload) : fail(error)
    }
    const result = readForeign(payload, 'result')
    const responder = readForeign(result, 'responder', 'publicKey')
    const ends = typeof responder === 'string' && { pairingTopic, own: request.requester.publicKey, responder }
    try {
      if (!ends) throw new WalletResponseError('The wallet did not say who it is')
      await accept(result, ends)
    } catch (cause) {
      if (ends) await endSession(provider, ends).catch(() => undefined)
      await fail(cause)
    }
  }
  events.removeAllListeners(name)
  events.once(name, take)

  const giveUp = () => void fail(new AttemptAbandonedError('The proposal expired'))
  const onExpire = ({ id }: { id: number }) => {
    if (id === proposal.id) giveUp()
  }
  client.on('proposal_expire', onExpire)
  return { signIns: () => given, giveUp, release: () => client.off('proposal_expire', onExpire) }
}

/** Of keys here, of contracts at the endpoint of their network. */
async function checkSignatures(
  signed: readonly SignedIn[],
  { signIn, networks }: Pick<Asked, 'signIn' | 'networks'>,
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

/** The session that the wallet believes in from now on. */
async function openSession(
  client: Client,
  ends: Ends,
  { signed, metadata }: { readonly signed: readonly SignedIn[]; readonly metadata: unknown },
): Promise<Session> {
  const accounts = signed.flatMap(({ chainId, chainIds, address }) =>
    [chainId, ...chainIds].map((id) => `${id}:${address}`),
  )
  const unique = [...new Set(accounts)]
  const chains = [...new Set(unique.map((account) => account.split(':').slice(0, 2).join(':')))]
  const methods = [...new Set(signed.flatMap((one) => one.methods))]
  if (methods.length === 0) throw new WalletResponseError('The wallet approved without a session')
  const namespaces = { eip155: { chains, accounts: unique, methods, events: ['chainChanged', 'accountsChanged'] } }
  const session = await makeSession(client, ends, { namespaces, metadata, lifetime: 7 * day })
  await client.core.relayer.subscribe(session.topic, { transportType: 'relay' })
  await client.core.pairing.updateMetadata({ topic: ends.pairingTopic, metadata: session.peer.metadata })
  return session
}

interface SessionParts {
  readonly namespaces: Session['namespaces']
  readonly metadata: unknown
  /** In seconds. */
  readonly lifetime: number
}

async function makeSession(
  client: Client,
  ends: Ends,
  { namespaces, metadata, lifetime }: SessionParts,
): Promise<Session> {
  const { pairingTopic, own, responder } = ends
  const topic = await client.core.crypto.generateSharedKey(own, responder)
  if (client.session.keys.includes(topic)) return client.session.get(topic)
  await client.session.set(topic, {
    topic,
    pairingTopic,
    relay: { protocol: 'irn' },
    expiry: Math.floor(Date.now() / 1000) + lifetime,
    acknowledged: true,
    controller: responder,
    namespaces,
    requiredNamespaces: {},
    optionalNamespaces: {},
    self: { publicKey: own, metadata: client.metadata },
    peer: {
      publicKey: responder,
      metadata: isRecord(metadata) ? (metadata as Record<string, never> & typeof client.metadata) : client.metadata,
    },
    transportType: 'relay',
  })
  return client.session.get(topic)
}

/** Tells the wallet that the session it believes in is over: it is made here to be ended, where it was not yet. */
async function endSession(provider: Provider, ends: Ends): Promise<void> {
  const session = await makeSession(provider.client, ends, { namespaces: {}, metadata: null, lifetime: 60 })
  await createLink(provider, session).end()
}
