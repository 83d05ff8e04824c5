import type { RequestListener } from 'node:http'
import { readAddress } from './address'
import { createToken, type Token2022 } from './createToken'
import { createLedger } from './ledger'
import { isLocal, listenOnPair } from './listen'
import { createMethods } from './methods'
import { createPubsub } from './pubsub'

export interface LabSolanaOptions {
  /** 0, or one that is taken, takes any; subscriptions are on the next one. */
  readonly port?: number
  /** Length of a slot, in milliseconds. */
  readonly slotMs?: number
  /** Price that others offered lately for a unit of computing, in millionths of a lamport. */
  readonly unitPrice?: number
}

export interface LabSolana {
  readonly url: string
  /** Address of subscriptions; web3.js finds it by itself. */
  readonly socketUrl: string
  /** CAIP-2 id: the genesis hash, cut to 32 characters. */
  readonly caipNetworkId: `solana:${string}`
  /** Gives lamports. */
  fund(address: string, lamports: bigint): void
  /** Makes a token, of SPL or with `extended` of Token-2022, and gives the owner an amount of it, in the smallest unit; returns the mint. */
  createToken(owner: string, amount: bigint, decimals?: number, extended?: Token2022): string
  stop(): Promise<void>
}

/** Starts a local Solana node: the real SVM with the SPL programs behind JSON-RPC and PubSub. */
export async function startSolana({
  port = 0,
  slotMs = 400,
  unitPrice = 0,
}: LabSolanaOptions = {}): Promise<LabSolana> {
  const ledger = createLedger()
  const pubsub = createPubsub(ledger)
  const node = await listenOnPair(port, answerWith(createMethods(ledger, unitPrice)))
  node.sockets.forEach(pubsub.serve)
  const clock = setInterval(() => {
    ledger.tick()
    pubsub.tellSlot()
  }, slotMs)
  return {
    url: `http://127.0.0.1:${node.port}`,
    socketUrl: `ws://127.0.0.1:${node.port + 1}`,
    caipNetworkId: `solana:${ledger.genesis.slice(0, 32)}`,
    fund: (address, lamports) => void ledger.airdrop(readAddress(address), lamports),
    createToken: (owner, amount, decimals = 6, extended) =>
      createToken(ledger, readAddress(owner), amount, decimals, extended),
    stop: async () => {
      clearInterval(clock)
      await node.stop()
    },
  }
}

function answerWith(answer: ReturnType<typeof createMethods>): RequestListener {
  return (request, response) => {
    if (!isLocal(request)) return void response.writeHead(403).end()
    response.setHeader('vary', 'origin')
    if (request.headers.origin) response.setHeader('access-control-allow-origin', request.headers.origin)
    response.setHeader('access-control-allow-headers', 'content-type, solana-client')
    response.setHeader('access-control-max-age', '600')
    if (request.method !== 'POST') return void response.writeHead(request.method === 'OPTIONS' ? 204 : 405).end()
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      try {
        const calls: unknown = JSON.parse(Buffer.concat(parts).toString())
        const result = Array.isArray(calls)
          ? calls.map((call: object) => answer(call))
          : answer(Object(calls) as object)
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result))
      } catch {
        response.writeHead(400).end()
      }
    })
  }
}
