import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'
import { record } from './methods'
import type { RelayClient, RelayMessage } from './topics'

const patienceMs = 1000
const nonsense = ['no JSON', '{', 'null', '7', '[]', '{}', '{"jsonrpc":"2.0","id":1,"result":true}']
let nextId = Date.now() * 1000

/** A client's socket: what is pushed to it, and its answers to that. */
export interface SocketClient extends RelayClient {
  send(answer: object): void
  /** Sends a frame that cannot be understood. */
  babble(): void
  /** The client answered a push. */
  acknowledge(id: unknown): void
}

export interface Delivery {
  delayMs(): number
  /** Returns true once where this client's next message has to wait for the one after it. */
  takeReordering(): boolean
}

/** The relay's end of a client's socket. */
export function createClient(socket: WebSocket, url: string, { delayMs, takeReordering }: Delivery): SocketClient {
  const unanswered = new Map<unknown, () => void>()
  let overtaken: (() => void) | null = null

  const send = (answer: object): void => {
    const write = () => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(answer))
    }
    if (delayMs() > 0) setTimeout(write, delayMs())
    else write()
  }
  const push = (subscriptionId: string, data: RelayMessage, onDelivered: () => void): void => {
    const id = ++nextId
    unanswered.set(id, onDelivered)
    send({ jsonrpc: '2.0', id, method: 'irn_subscription', params: { id: subscriptionId, data } })
  }
  const letOvertaken = () => {
    const late = overtaken
    overtaken = null
    late?.()
  }

  return {
    id: identityIn(url),
    send,
    babble: () => {
      for (const text of nonsense) if (socket.readyState === WebSocket.OPEN) socket.send(text)
    },
    acknowledge: (id) => {
      unanswered.get(id)?.()
      unanswered.delete(id)
    },
    receive: (...message) => {
      if (overtaken === null && takeReordering()) {
        overtaken = () => push(...message)
        // One that nothing follows is not lost: it is late.
        setTimeout(letOvertaken, patienceMs)
        return
      }
      push(...message)
      letOvertaken()
    },
  }
}

/** The issuer of the token in the address; not verified, because everything is local. */
function identityIn(url: string): string {
  try {
    const token = new URL(url, 'ws://relay').searchParams.get('auth') ?? ''
    const { iss } = record(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()))
    if (typeof iss === 'string') return iss
  } catch {
    // Not a token: a plain client of a test.
  }
  return `anonymous:${randomUUID()}`
}
