import { isLocal } from './checks'
import type { SignInServerConfig } from './types'

type CookieHeader = Readonly<Record<'Set-Cookie', string>>

/** How many accounts one visitor is signed in with at once. */
export const mostSessions = 16

const attributes = 'Path=/; HttpOnly; SameSite=Lax'

/**
 * The cookie of the sessions, the newest first; over https in the form that only this host can set. A proxy may hide
 * the https, so http is believed of this machine only, or where `uri` says it.
 */
export function createCookie({ domain, uri }: Pick<SignInServerConfig, 'domain' | 'uri'>) {
  const isSecure = ({ url }: Request) => isSecureAddress(uri ?? url) || (uri === undefined && !isLocal(domain))
  const nameFor = (request: Request) => (isSecure(request) ? '__Host-portico-session' : 'portico-session')
  const write = (request: Request, value: string, seconds: number): CookieHeader => ({
    'Set-Cookie': `${nameFor(request)}=${value}; Max-Age=${seconds}; ${attributes}${isSecure(request) ? '; Secure' : ''}`,
  })
  return {
    /** The tokens that a request carries. */
    read(request: Request): readonly string[] {
      const start = `${nameFor(request)}=`
      const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
      const value = pairs.find((pair) => pair.startsWith(start))?.slice(start.length) ?? ''
      const tokens = value.split('.').filter((token) => /^[\w-]{43}$/.test(token))
      return [...new Set(tokens)].slice(0, mostSessions)
    },
    set: (request: Request, tokens: readonly string[], lifetimeMs: number) =>
      write(request, tokens.join('.'), Math.max(0, Math.ceil(lifetimeMs / 1000))),
    clear: (request: Request) => write(request, '', 0),
  }
}

function isSecureAddress(url: string): boolean {
  return new URL(url).protocol === 'https:'
}
