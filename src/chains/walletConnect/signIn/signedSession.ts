import type { Clock } from '../../clock'
import { WalletResponseError } from '../../errors/walletErrors'
import { isRecord } from '../../guards'
import type { Provider } from '../relay'
import { createSessionClient } from '../sessionClient'
import type { SignedIn } from './signIn'

type Client = Provider['client']
type Session = ReturnType<Client['session']['get']>

/** The public keys on both sides of a pairing. */
export interface PairingKeys {
  readonly pairingTopic: string
  readonly own: string
  readonly responder: string
}

// In seconds, as the expiry of a session is.
const day = 24 * 60 * 60

/** The session that the wallet believes in from now on. */
export async function openSession(
  client: Client,
  keys: PairingKeys,
  { signed, metadata, now }: { readonly signed: readonly SignedIn[]; readonly metadata: unknown; readonly now: number },
): Promise<Session> {
  const accounts = signed.flatMap(({ chainId, chainIds, address }) =>
    [chainId, ...chainIds].map((id) => `${id}:${address}`),
  )
  const unique = [...new Set(accounts)]
  const chains = [...new Set(unique.map((account) => account.split(':').slice(0, 2).join(':')))]
  const methods = [...new Set(signed.flatMap((one) => one.methods))]
  if (methods.length === 0) throw new WalletResponseError('The wallet approved without a session')
  const namespaces = { eip155: { chains, accounts: unique, methods, events: ['chainChanged', 'accountsChanged'] } }
  const session = await makeSession(client, keys, { namespaces, metadata, expiry: inSeconds(now) + 7 * day })
  await client.core.relayer.subscribe(session.topic, { transportType: 'relay' })
  await client.core.pairing.updateMetadata({ topic: keys.pairingTopic, metadata: session.peer.metadata })
  return session
}

interface SessionParts {
  readonly namespaces: Session['namespaces']
  readonly metadata: unknown
  /** In seconds since the epoch. */
  readonly expiry: number
}

async function makeSession(
  client: Client,
  keys: PairingKeys,
  { namespaces, metadata, expiry }: SessionParts,
): Promise<Session> {
  const { pairingTopic, own, responder } = keys
  const topic = await client.core.crypto.generateSharedKey(own, responder)
  if (client.session.keys.includes(topic)) return client.session.get(topic)
  await client.session.set(topic, {
    topic,
    pairingTopic,
    relay: { protocol: 'irn' },
    expiry,
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
export async function endSession(provider: Provider, keys: PairingKeys, clock: Clock): Promise<void> {
  const session = await makeSession(provider.client, keys, {
    namespaces: {},
    metadata: null,
    expiry: inSeconds(clock.now()) + 60,
  })
  await createSessionClient(provider, session, clock).end()
}

function inSeconds(ms: number): number {
  return Math.floor(ms / 1000)
}
