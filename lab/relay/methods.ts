import type { Publication, RelayClient, Topics } from './topics'

type Params = Readonly<Record<string, unknown>>
export type RelayMethod = (client: RelayClient, params: Params) => unknown

const fiveMinutes = 300

/** Methods of a WalletConnect relay: `irn_` by every client, `wc_` since the 2.21.8 generation. */
export function createMethods(topics: Topics, onPublish: (tag: number) => void): Readonly<Record<string, RelayMethod>> {
  const publish = (client: RelayClient, publication: Publication): true => {
    onPublish(publication.tag)
    return topics.publish(client, publication)
  }
  return {
    irn_publish: (client, params) => publish(client, readPublication(params)),
    irn_batchPublish: (client, params) => {
      for (const each of list(params, 'messages')) publish(client, readPublication(record(each)))
      return true
    },
    irn_subscribe: (client, params) => topics.subscribe(client, text(params, 'topic')),
    irn_batchSubscribe: (client, params) => texts(params, 'topics').map((topic) => topics.subscribe(client, topic)),
    irn_unsubscribe: (client, params) => topics.unsubscribe(client, text(params, 'topic')),
    irn_batchUnsubscribe: (client, params) => {
      for (const each of list(params, 'subscriptions')) topics.unsubscribe(client, text(record(each), 'topic'))
      return true
    },
    irn_fetchMessages: (client, params) => topics.fetch(client, [text(params, 'topic')]),
    irn_batchFetchMessages: (client, params) => topics.fetch(client, texts(params, 'topics')),
    // The caller of these two subscribes to nothing itself: the relay does that for it.
    wc_proposeSession: (client, params) => {
      const topic = text(params, 'pairingTopic')
      topics.subscribe(client, topic)
      return publish(client, { ...readRest(params), topic, message: text(params, 'sessionProposal'), tag: 1100 })
    },
    wc_approveSession: (client, params) => {
      const pairing = text(params, 'pairingTopic')
      const session = text(params, 'sessionTopic')
      const { ttl } = readRest(params)
      const response = text(params, 'sessionProposalResponse')
      const settlement = text(params, 'sessionSettlementRequest')
      topics.subscribe(client, session)
      publish(client, { topic: pairing, message: response, ttl, tag: 1101 })
      return publish(client, { topic: session, message: settlement, ttl, tag: 1102 })
    },
  }
}

function readPublication(params: Params): Publication {
  return { ...readRest(params), topic: text(params, 'topic'), message: text(params, 'message') }
}

function readRest({ ttl, tag, attestation }: Params): Pick<Publication, 'ttl' | 'tag' | 'attestation'> {
  return {
    ttl: typeof ttl === 'number' ? ttl : fiveMinutes,
    tag: typeof tag === 'number' ? tag : 0,
    ...(typeof attestation === 'string' ? { attestation } : {}),
  }
}

function text(params: Params, name: string): string {
  const value = params[name]
  if (typeof value !== 'string') throw new TypeError(`${name} is not a text`)
  return value
}

function list(params: Params, name: string): readonly unknown[] {
  const value = params[name]
  if (!Array.isArray(value)) throw new TypeError(`${name} is not a list`)
  return value
}

function texts(params: Params, name: string): readonly string[] {
  return list(params, name).map((value) => text({ [name]: value }, name))
}

/** An object's entries; nothing for anything else. */
export function record(value: unknown): Params {
  return typeof value === 'object' && value !== null ? (value as Params) : {}
}
