import { createHash } from 'node:crypto'

/** A message on a topic; its text is encrypted from end to end and passes through untouched. */
export interface RelayMessage {
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly publishedAt: number
  readonly attestation?: string
}

interface Kept extends RelayMessage {
  readonly from: string
  readonly expires: number
  readonly delivered: Set<string>
}

export interface Publication {
  readonly topic: string
  readonly message: string
  readonly tag: number
  /** Seconds. */
  readonly ttl: number
  readonly attestation?: string
}

/** One client behind one socket. */
export interface RelayClient {
  /** Id of the client, over reconnects. */
  readonly id: string
  /** Hands it a message; `onDelivered` is called once it has answered. */
  receive(subscriptionId: string, message: RelayMessage, onDelivered: () => void): void
}

interface Topic {
  messages: readonly Kept[]
  readonly subscribers: Map<RelayClient, string>
}

/** Mailboxes by topic. They are in memory only: for development and tests. `isLatestOnly`: one socket of each client gets a message. */
export function createTopics(isLatestOnly: () => boolean = () => false) {
  const topics = new Map<string, Topic>()

  const topicOf = (name: string): Topic => {
    const known = topics.get(name)
    if (known) return known
    const made: Topic = { messages: [], subscribers: new Map() }
    topics.set(name, made)
    return made
  }
  const live = (name: string): readonly Kept[] => {
    const topic = topicOf(name)
    topic.messages = topic.messages.filter(({ expires }) => expires > Date.now())
    return topic.messages
  }
  // No client gets an echo of its own messages, nor the same message twice.
  const isFor = ({ id }: RelayClient, kept: Kept) => kept.from !== id && !kept.delivered.has(id)
  const deliver = (client: RelayClient, subscriptionId: string, kept: Kept) => {
    if (isFor(client, kept)) client.receive(subscriptionId, withoutKeeping(kept), () => kept.delivered.add(client.id))
  }

  return {
    size: () => topics.size,
    publish: (from: RelayClient, { ttl, ...publication }: Publication): true => {
      const publishedAt = Date.now()
      const kept: Kept = {
        ...publication,
        publishedAt,
        expires: publishedAt + ttl * 1000,
        from: from.id,
        delivered: new Set(),
      }
      const topic = topicOf(publication.topic)
      topic.messages = [...live(publication.topic), kept]
      const latest = new Map([...topic.subscribers].map(([client]) => [client.id, client]))
      for (const [client, subscriptionId] of topic.subscribers)
        if (!isLatestOnly() || latest.get(client.id) === client) deliver(client, subscriptionId, kept)
      return true
    },
    subscribe: (client: RelayClient, name: string): string => {
      // Clients compute the same id themselves.
      const subscriptionId = createHash('sha256')
        .update(name + client.id)
        .digest('hex')
      topicOf(name).subscribers.set(client, subscriptionId)
      // Messages in the mailbox come after the answer to this call.
      setImmediate(() => {
        for (const kept of live(name)) deliver(client, subscriptionId, kept)
      })
      return subscriptionId
    },
    unsubscribe: (client: RelayClient, name: string): true => {
      topicOf(name).subscribers.delete(client)
      return true
    },
    fetch: (client: RelayClient, names: readonly string[]) => {
      const messages = names.flatMap((name) => live(name).filter((kept) => isFor(client, kept)))
      for (const { delivered } of messages) delivered.add(client.id)
      return { messages: messages.map(withoutKeeping), hasMore: false }
    },
    forget: (client: RelayClient): void => {
      for (const { subscribers } of topics.values()) subscribers.delete(client)
    },
  }
}

export type Topics = ReturnType<typeof createTopics>

function withoutKeeping({ topic, message, tag, publishedAt, attestation }: Kept): RelayMessage {
  return { topic, message, tag, publishedAt, ...(attestation === undefined ? {} : { attestation }) }
}
