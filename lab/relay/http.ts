import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { turnKnobs, type RelayActions, type RelayKnobs, type RelayStats } from './knobs'

interface Controls {
  readonly actions: RelayActions
  knobs(): RelayKnobs
  set(change: Partial<RelayKnobs>): void
  stats(): RelayStats
}

/** Answers over http, to any page: `/stats`, and `/knobs`, which POST turns. */
export function answerHttp({ actions, knobs, set, stats }: Controls): RequestListener {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'content-type')
    response.setHeader('content-type', 'application/json')
    const { pathname } = new URL(request.url ?? '/', 'http://relay')
    if (pathname === '/knobs' && request.method === 'POST') turnKnobs(await bodyOf(request), set, actions)
    response.end(JSON.stringify(pathname === '/stats' ? stats() : knobs()))
  }
  return (request, response) => {
    answer(request, response).catch((error: unknown) =>
      response.writeHead(400).end(JSON.stringify({ error: String(error) })),
    )
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
