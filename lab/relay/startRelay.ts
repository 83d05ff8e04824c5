import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'
import { listen } from '../../scripts/tools/serve'
import { createClient, type SocketClient } from './client'
import { answerHttp } from './http'
import { closeCode, initialKnobs, unauthorized, type RelayActions, type RelayKnobs, type RelayStats } from './knobs'
import { createMethods, record } from './methods'
import { createTopics } from './topics'

export interface RelayOptions {
  /** 0 takes any free port. */
  readonly port?: number
  /** Returns true where a project id is let in; a refused one is closed with 3000. */
  readonly allowProject?: (projectId: string | null, origin: string | undefined) => boolean
}

export interface Relay extends RelayActions {
  /** Address for clients, `ws://…`; the same place over http answers `/stats` and takes `/knobs`. */
  readonly url: string
  stall(isStalled: boolean): void
  babble(isBabbling: boolean): void
  /** Closes new sockets with this code and these words, until null. */
  refuse(code?: number | null, reason?: string): void
  delay(milliseconds: number): void
  /** Delivers to the latest socket of each client id alone. */
  deliverToLatest(isLatestOnly: boolean): void
  stats(): RelayStats
  stop(): Promise<void>
}

// Clients in Node hang up after 35 seconds without a ping.
const pingEvery = 15_000
const invalidKey = 'Unauthorized: invalid key'
const noMethod = -32601
const badParams = -32602

/** Starts a local WalletConnect relay. It keeps everything in memory: for development and tests. */
export async function startRelay({ port = 0, allowProject = () => true }: RelayOptions = {}): Promise<Relay> {
  const calls: Record<string, number> = {}
  const tags: Record<string, number> = {}
  let knobs = initialKnobs
  const topics = createTopics(() => knobs.isLatestOnly)
  const methods = createMethods(topics, (tag) => (tags[tag] = (tags[tag] ?? 0) + 1))
  let refusesBecause = invalidKey
  let isReordering = false
  let waiting: (() => void)[] = []

  const set = (change: Partial<RelayKnobs>) => {
    knobs = { ...knobs, ...change }
    if (knobs.isStalled) return
    const held = waiting
    waiting = []
    for (const go of held) go()
  }
  const whenAwake = (go: () => void) => {
    if (knobs.isStalled) waiting.push(go)
    else go()
  }
  const actions: RelayActions = {
    reorder: () => (isReordering = true),
    dropAll: () => sockets.clients.forEach((socket) => socket.terminate()),
    hangUp: (code) => sockets.clients.forEach((socket) => socket.close(closeCode(code))),
  }
  const stats = (): RelayStats => ({
    methods: { ...calls },
    tags: { ...tags },
    published: Object.values(tags).reduce((sum, count) => sum + count, 0),
    topics: topics.size(),
    clients: sockets.clients.size,
  })

  const answerCall = (client: SocketClient, raw: string) => {
    const { id, method, params } = record(parse(raw))
    if (typeof method !== 'string') return client.acknowledge(id)
    calls[method] = (calls[method] ?? 0) + 1
    if (knobs.isBabbling) return client.babble()
    const run = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (!run)
      return client.send({ jsonrpc: '2.0', id, error: { code: noMethod, message: `Method not found: ${method}` } })
    try {
      client.send({ jsonrpc: '2.0', id, result: run(client, record(params)) })
    } catch (error) {
      client.send({ jsonrpc: '2.0', id, error: { code: badParams, message: `Invalid params: ${String(error)}` } })
    }
  }
  const welcome = (socket: WebSocket, { url = '/', headers }: IncomingMessage) => {
    socket.on('error', () => undefined)
    const projectId = new URL(url, 'ws://relay').searchParams.get('projectId')
    const isAllowed = allowProject(projectId, headers.origin)
    if (knobs.refusesWith !== null || !isAllowed) return socket.close(knobs.refusesWith ?? unauthorized, refusesBecause)
    const takeReordering = () => {
      const taken = isReordering
      isReordering = false
      return taken
    }
    const client = createClient(socket, url, { delayMs: () => knobs.delayMs, takeReordering })
    socket.on('message', (raw) =>
      whenAwake(() => {
        // A client that has gone meanwhile says it again on the next socket.
        if (socket.readyState === WebSocket.OPEN) answerCall(client, String(raw))
      }),
    )
    socket.on('close', () => topics.forget(client))
  }

  const server = createServer(answerHttp({ knobs: () => knobs, set, actions, stats }))
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', welcome)
  // The port is the server's affair; it listens on another when this one is taken.
  sockets.on('error', () => undefined)
  await listen(server, port)
  const timer = setInterval(() => {
    if (!knobs.isStalled) sockets.clients.forEach((socket) => socket.ping())
  }, pingEvery)

  return {
    ...actions,
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stall: (isStalled) => set({ isStalled }),
    babble: (isBabbling) => set({ isBabbling }),
    refuse: (code = unauthorized, reason = invalidKey) => {
      refusesBecause = reason
      set({ refusesWith: code === null ? null : closeCode(code) })
    },
    delay: (delayMs) => set({ delayMs }),
    deliverToLatest: (isLatestOnly) => set({ isLatestOnly }),
    stats,
    stop: () =>
      new Promise((done) => {
        clearInterval(timer)
        actions.dropAll()
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return null
  }
}
