import { readAccount, readAttempt } from './body'
import { isSameAccount } from '../../chains/accounts/sameAccount'
import { isLocal } from '../checks'
import type { ClaimedAccount, SignInServerConfig, SignInServer } from '../types'
import { createCookie, mostSessions } from './cookie'
import { createCors } from './cors'
import { noteRefusal } from './noteRefusal'
import { statusOf, type RequestRefusal } from './refusals'
import type { SignInSession } from '../storage'
import { newToken } from '../store'

interface Open {
  readonly token: string
  readonly session: SignInSession
}

type Route = (request: Request) => Promise<Response>

/**
 * The sign-in over HTTP: JSON bodies, and the sessions, one for each account and network, in a cookie that
 * scripts cannot read.
 */
export function createHandler(config: SignInServerConfig, parts: Omit<SignInServer, 'handle' | 'nodeHandler'>) {
  const { domain, uri, basePath = '', clock = Date.now, limit = () => true, bindNonce = true, nonceLifetimeMs } = config
  const cookie = createCookie(config)
  const cors = createCors(config.allowedOrigins ?? [])

  const routes: Readonly<Record<string, readonly [method: string, route: Route]>> = {
    '/nonce': [
      'GET',
      async (request) => {
        if (!bindNonce) return answer(await parts.issueNonce())
        // The same for several tabs, which may each be about to sign in.
        const browser = cookie.readBrowser(request) ?? newToken()
        return answer(await parts.issueNonce({ browser }), cookie.setBrowser(request, browser, nonceLifetimeMs))
      },
    ],

    '/session': [
      'GET',
      async (request) => {
        const sessions = (await readOpen(request)).map(({ session }) => session)
        return answer({ session: sessions[0] ?? null, sessions })
      },
    ],

    '/verify': [
      'POST',
      async (request) => {
        const attempt = await readAttempt(request)
        if (typeof attempt === 'string') return refuse(attempt)
        const result = await parts.verify({ ...attempt, browser: cookie.readBrowser(request) })
        if (!result.isVerified) return refuse(result.reason)
        const { session, token } = result
        const open = await readOpen(request)
        const kept = open.filter((other) => !isOf(other.session, session)).slice(0, mostSessions - 1)
        await end(open.filter((other) => !kept.includes(other)))
        return answer({ session }, remember(request, [{ session, token }, ...kept]))
      },
    ],

    '/sign-out': [
      'POST',
      async (request) => {
        const account = await readAccount(request)
        if (typeof account === 'string') return refuse(account)
        const open = await readOpen(request)
        const ended = open.filter(({ session }) => account === null || isOf(session, account))
        const kept = open.filter((other) => !ended.includes(other))
        await end(ended)
        return answer({ session: kept[0]?.session ?? null }, remember(request, kept))
      },
    ],
  }

  const knows = (path: string) => Object.hasOwn(routes, path)
  // Part of every answer to a wrong path: most come from a base path that differs between server and page.
  const known = Object.entries(routes).map(([path, [method]]) => `${method} ${basePath}${path}`)

  const isOf = (session: SignInSession, { accountAddress = '', chainId }: ClaimedAccount) =>
    session.chainId === chainId && isSameAccount(chainId, accountAddress, session.accountAddress)

  /** The sessions that a request carries and that are not over, the newest first. */
  async function readOpen(request: Request): Promise<readonly Open[]> {
    const found = await Promise.all(
      cookie.read(request).map(async (token) => ({ token, session: await parts.readSession(token) })),
    )
    return found.flatMap(({ token, session }) => (session ? [{ token, session }] : []))
  }

  async function end(sessions: readonly Open[]): Promise<void> {
    for (const { token } of sessions) await parts.signOut(token)
  }

  function remember(request: Request, open: readonly Open[]) {
    if (open.length === 0) return cookie.clear(request)
    const endsAt = Math.max(...open.map(({ session }) => Date.parse(session.expirationTime)))
    return cookie.set(
      request,
      open.map(({ token }) => token),
      endsAt - clock(),
    )
  }

  const answerTo: Route = async (request) => {
    const { pathname } = new URL(request.url)
    const path = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : ''
    const [method, route] = (knows(path) && routes[path]) || []
    if (!method || !route)
      return answer({ reason: 'route-unknown', path: pathname, routes: known }, {}, statusOf['route-unknown'])
    const preflight = cors.answerPreflight(request)
    if (preflight) return preflight
    if (request.method !== method) return refuse('method-not-allowed', { Allow: method })
    if (!(await limit(request))) return refuse('too-many-requests')
    // Against CSRF: another site could otherwise sign a person in as another account, or out.
    const origin = request.headers.get('origin')
    if (method === 'POST' && !cors.allows(origin) && !isOwn(origin, domain, uri)) return refuse('origin-not-allowed')
    return route(request)
  }
  const handle: Route = async (request) => {
    const response = await answerTo(request)
    await noteRefusal(request, response, domain)
    return cors.share(request, response)
  }
  return { handle, knows }
}

function isOwn(origin: string | null, domain: string, uri: string | undefined): boolean {
  // Programs other than browsers send none.
  if (origin === null) return true
  if (!URL.canParse(origin)) return false
  if (uri !== undefined) return origin === new URL(uri).origin
  const { host, protocol } = new URL(origin)
  return host === domain && (protocol === 'https:' || isLocal(domain))
}

function answer(body: object, headers: Readonly<Record<string, string>> = {}, status = 200): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}

function refuse(reason: RequestRefusal, headers?: Readonly<Record<string, string>>): Response {
  return answer({ reason }, headers, statusOf[reason])
}
