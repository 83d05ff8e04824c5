import type { Page, Route } from 'playwright'

export interface Watched {
  /** Paths of scripts and stylesheets that were fetched from the page's own server, each once and in order. */
  files(): readonly string[]
  /** Addresses of others that were asked for something. */
  strangers(): readonly string[]
  /** Errors and warnings of the console, and uncaught errors. */
  complaints(): readonly string[]
}

/** Follows what a page fetches and says. RPC endpoints are answered here, because no test may reach the network. */
export async function watch(page: Page, origin: string): Promise<Watched> {
  const files = new Set<string>()
  const strangers: string[] = []
  const complaints: string[] = []
  const isOwn = (url: string) => url.startsWith(`${origin}/`)
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (isOwn(url.href) && /\.(js|css)$/.test(url.pathname)) files.add(url.pathname)
  })
  page.on('websocket', (socket) => strangers.push(socket.url()))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.route(
    (url) => /^https?:$/.test(url.protocol) && !isOwn(url.href),
    async (route) => {
      strangers.push(route.request().url())
      await answerRpc(route)
    },
  )
  return { files: () => [...files], strangers: () => strangers, complaints: () => complaints }
}

interface Call {
  readonly id: unknown
  readonly method: string
}

const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
const results: Readonly<Record<string, string>> = {
  eth_chainId: '0x1',
  eth_blockNumber: '0x10',
  eth_getBalance: '0xde0b6b3a7640000',
}

/** An EVM node on which every account has one coin and there is no contract. */
async function answerRpc(route: Route): Promise<void> {
  const body = route.request().postData()
  if (body === null) return route.fulfill({ status: 204, headers })
  const answer = ({ id, method }: Call) => ({ jsonrpc: '2.0', id, result: results[method] ?? '0x' })
  const calls = JSON.parse(body) as Call | readonly Call[]
  const json = Array.isArray(calls) ? calls.map(answer) : answer(calls as Call)
  return route.fulfill({ status: 200, headers, json })
}
