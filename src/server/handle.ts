import { readAttempt } from './body'
import type { SignInServerConfig } from './config'
import { createCookie } from './cookie'
import type { SignInServer } from './createSignInServer'
import { statusOf, type RequestRefusal } from './refusals'

type Route = (request: Request) => Promise<Response>

/** The sign-in over HTTP: JSON bodies, and the session in a cookie that scripts cannot read. */
export function createHandler(config: SignInServerConfig, parts: Omit<SignInServer, 'handle'>): Route {
  const { domain, uri, basePath = '' } = config
  const cookie = createCookie(uri)

  const routes: Readonly<Record<string, readonly [method: string, route: Route]>> = {
    '/nonce': ['GET', async () => answer(await parts.issueNonce())],

    '/session': [
      'GET',
      async (request) => {
        const token = cookie.read(request)
        return answer({ session: token === null ? null : await parts.readSession(token) })
      },
    ],

    '/verify': [
      'POST',
      async (request) => {
        const attempt = await readAttempt(request)
        if (typeof attempt === 'string') return refuse(attempt)
        const result = await parts.verify(attempt)
        if (!result.isVerified) return refuse(result.reason)
        const { session, token } = result
        const earlier = cookie.read(request)
        if (earlier !== null) await parts.signOut(earlier)
        return answer({ session }, cookie.set(request, token, Date.parse(session.expirationTime) - Date.parse(session.issuedAt)))
      },
    ],

    '/sign-out': [
      'POST',
      async (request) => {
        const token = cookie.read(request)
        if (token !== null) await parts.signOut(token)
        return answer({ session: null }, cookie.clear(request))
      },
    ],
  }

  return async (request) => {
    const { pathname } = new URL(request.url)
    const path = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : ''
    const [method, route] = (Object.hasOwn(routes, path) && routes[path]) || []
    if (!method || !route) return refuse('route-unknown')
    if (request.method !== method) return refuse('method-not-allowed', { Allow: method })
    // A page elsewhere could otherwise sign a person in as somebody else, or out.
    if (method === 'POST' && !isOwn(request.headers.get('origin'), domain, uri)) return refuse('origin-not-allowed')
    return route(request)
  }
}

function isOwn(origin: string | null, domain: string, uri: string | undefined): boolean {
  // Programs other than browsers send none.
  if (origin === null) return true
  if (!URL.canParse(origin)) return false
  return uri === undefined ? new URL(origin).host === domain : origin === new URL(uri).origin
}

function answer(body: object, headers: Readonly<Record<string, string>> = {}, status = 200): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}

function refuse(reason: RequestRefusal, headers?: Readonly<Record<string, string>>): Response {
  return answer({ reason }, headers, statusOf[reason])
}
