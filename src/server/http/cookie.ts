import { isLocal } from '../checks'
import type { SignInServerConfig } from '../types'

type CookieHeader = Readonly<Record<'Set-Cookie', string>>

/** How many accounts one visitor is signed in with at once. */
export const mostSessions = 16

/**
 * The cookie of the sessions, the newest first; over https in the form that only this host can set, or only a safe page
 * of its domain. A proxy may hide the https, so http is believed of this machine only, or where `uri` says it.
 */
export function createCookie({ domain, uri, cookie = {} }: Pick<SignInServerConfig, 'domain' | 'uri' | 'cookie'>) {
  const { sameSite = 'lax', partitioned = false, domain: sharedDomain } = cookie
  const isHttps = ({ url }: Request) =>
    new URL(uri ?? url).protocol === 'https:' || (uri === undefined && !isLocal(domain))
  const prefix = sharedDomain === undefined ? '__Host-' : '__Secure-'
  const nameFor = (request: Request) => `${isHttps(request) ? prefix : ''}portico-session`
  const attributesFor = (request: Request) => [
    'Path=/',
    'HttpOnly',
    `SameSite=${sameSite.charAt(0).toUpperCase()}${sameSite.slice(1)}`,
    // Browsers take the other two with this one only, and this one from http pages of this machine.
    ...(isHttps(request) || sameSite === 'none' || partitioned ? ['Secure'] : []),
    ...(partitioned ? ['Partitioned'] : []),
    ...(sharedDomain === undefined ? [] : [`Domain=${sharedDomain}`]),
  ]
  const write = (request: Request, value: string, seconds: number): CookieHeader => ({
    'Set-Cookie': [`${nameFor(request)}=${value}`, `Max-Age=${seconds}`, ...attributesFor(request)].join('; '),
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
