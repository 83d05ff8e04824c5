import { WebSocket, type WebSocketServer } from 'ws'
import { describeAccount, findAccount } from './accounts'
import { readAddress } from './address'
import type { Ledger } from './ledger'
import { options } from './rpcFailure'

interface Subscription {
  readonly id: number
  readonly socket: WebSocket
  readonly kind: string
  readonly key: unknown
  readonly encoding: unknown
}

const subscribing = /^(signature|account|slot)(Subscribe|Unsubscribe)$/

/** Subscriptions of a node to signatures, accounts and slots (https://solana.com/docs/rpc/websocket). */
export function createPubsub(ledger: Ledger) {
  const subscriptions = new Map<number, Subscription>()
  let lastId = 0

  const send = (socket: WebSocket, message: object) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ jsonrpc: '2.0', ...message }))
  }
  const push = ({ id, socket, kind }: Subscription, result: unknown) =>
    send(socket, { method: `${kind}Notification`, params: { subscription: id, result } })
  const inContext = (value: unknown) => ({ context: { slot: ledger.slot() }, value })
  const tellSignature = (subscription: Subscription) => {
    const landed = ledger.landed.get(String(subscription.key))
    // A signature is told once.
    if (landed && subscriptions.delete(subscription.id)) push(subscription, inContext({ err: landed.error }))
  }
  const of = (kind: string) => [...subscriptions.values()].filter((subscription) => subscription.kind === kind)

  ledger.watch(({ keys }) => {
    for (const subscription of of('signature')) tellSignature(subscription)
    for (const subscription of of('account').filter(({ key }) => keys.includes(String(key)))) {
      const account = findAccount(ledger, readAddress(subscription.key))
      push(subscription, inContext(account && describeAccount(ledger, account, subscription.encoding)))
    }
  })

  const answer = (socket: WebSocket, data: string) => {
    const { id = null, method, params } = options(JSON.parse(data))
    const [, kind, verb] = subscribing.exec(String(method)) ?? []
    const given: readonly unknown[] = Array.isArray(params) ? params : []
    if (!kind) return send(socket, { id, error: { code: -32601, message: 'Method not found' } })
    if (verb === 'Unsubscribe') return send(socket, { id, result: subscriptions.delete(Number(given[0])) })
    const subscription = { id: ++lastId, socket, kind, key: given[0], encoding: options(given[1]).encoding }
    subscriptions.set(subscription.id, subscription)
    send(socket, { id, result: subscription.id })
    if (kind === 'signature') tellSignature(subscription)
  }

  return {
    serve: (server: WebSocketServer): void => {
      server.on('connection', (socket) => {
        socket.on('message', (data) => {
          try {
            answer(socket, String(data))
          } catch {
            socket.close(1003) // no JSON
          }
        })
        socket.on('close', () => {
          for (const { id, socket: owner } of subscriptions.values()) if (owner === socket) subscriptions.delete(id)
        })
      })
    },
    tellSlot: (): void => {
      const slot = ledger.slot()
      for (const subscription of of('slot')) push(subscription, { parent: slot - 1, root: slot - 1, slot })
    },
  }
}
