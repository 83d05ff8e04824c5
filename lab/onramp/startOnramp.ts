import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { isAddress } from 'viem'
import { listen } from '../../scripts/tools/serve'
import type { LabChain } from '../chains/startChain'
import { formPage } from './page'
import { deliver, quote, sellers, type SandboxOrder, type Session } from './sell'

/** A seller for money whose purchases are transfers on the lab's chains. */
export interface Sandbox {
  readonly url: string
  readonly sessions: ReadonlyMap<string, Session>
  /** Begins a purchase; returns the page where it goes on. */
  begin(seller: string, order: Omit<SandboxOrder, 'amount'>): { readonly id: string; readonly url: string }
  stop(): Promise<void>
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST',
}

/** Starts the sandbox: a page with the form of a card, and paths that quote, begin purchases and tell how they stand. */
export async function startOnramp(port = 0): Promise<Sandbox & { chains: readonly LabChain[] }> {
  const sessions = new Map<string, Session>()
  const begin: Sandbox['begin'] = (seller, { account, chainId, symbol, ...rest }) => {
    const id = `s${sessions.size + 1}`
    const { name } = sellers.find((one) => one.id === seller) ?? sellers[0]
    const { amount } = quote(seller, symbol, rest.paid)
    sessions.set(id, { id, seller: name, order: { account, chainId, symbol, amount, ...rest }, status: 'IN_PROGRESS' })
    return { id, url: `${sandbox.url}/buy/${id}` }
  }
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://sandbox')
    const json = (status: number, body: unknown) =>
      void response.writeHead(status, { ...cors, 'content-type': 'application/json' }).end(JSON.stringify(body))
    const show = (session: Session) =>
      void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(formPage(session))
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end()
    const [, kind = '', id = '', verb] =
      /^\/(buy|sessions|quotes)(?:\/(\w+))?(?:\/(pay|decline))?$/.exec(pathname) ?? []
    const session = sessions.get(id)
    if (request.method === 'GET') {
      if (kind === 'buy' && session) return show(session)
      if (kind === 'sessions' && session) return json(200, { status: session.status, txHash: session.txHash })
      return json(404, {})
    }
    const sent = await text(request)
    if (kind === 'buy' && session && verb) {
      if (session.status === 'IN_PROGRESS' && verb === 'pay')
        session.txHash = await deliver(sandbox.chains, session.order)
      if (session.status === 'IN_PROGRESS') session.status = verb === 'pay' ? 'SUCCESS' : 'FAILED'
      const back = session.status === 'SUCCESS' ? session.order.redirectUrl : undefined
      return void response.writeHead(303, { location: back ?? `/buy/${id}` }).end()
    }
    const asked = readOrder(sent)
    if (!asked) return json(400, {})
    if (kind === 'quotes')
      return json(
        200,
        sellers.map((one) => ({ seller: one.id, ...quote(one.id, asked.order.symbol, asked.order.paid) })),
      )
    return kind === 'sessions' ? json(200, begin(asked.seller, asked.order)) : json(404, {})
  }
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => response.writeHead(500, cors).end(String(error)))
  })
  await listen(server, port)
  const sandbox = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    chains: [] as readonly LabChain[],
    sessions,
    begin,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
  return sandbox
}

/** Reads a posted order. */
function readOrder(sent: string): { readonly seller: string; readonly order: Omit<SandboxOrder, 'amount'> } | null {
  try {
    const { seller, ...order } = JSON.parse(sent) as Omit<SandboxOrder, 'amount'> & { seller: string }
    const isWhole =
      isAddress(order.account) && /^(ETH|LUSD)$/.test(order.symbol) && /^\d{1,12}(\.\d{1,18})?$/.test(order.paid)
    return isWhole ? { seller, order } : null
  } catch {
    return null
  }
}
