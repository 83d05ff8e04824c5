import { isLocal } from '../checks'
import type { SignInServerConfig } from '../types'

type CookieHeader = Readonly<Record<'Set-Cookie', string>>

const tokenPattern = /^[\w-]{43}$/

/** Number of accounts that one visitor can be signed in with at once. */
export const mostSessions = 16

/**
 * The cookies of the sessions, the newest first, and of the browser that asked for a nonce; over https in the form that only this host can set, or only a safe page
 * of its domain. A proxy may hide the https, so http is believed of this machine only, or where `uri` says it.
 */
export function createCookie({ domain, uri, cookie = {} }: Pick<SignInServerConfig, 'domain' | 'uri' | 'cookie'>) {
  const { sameSite = 'lax', partitioned = false, domain: sharedDomain } = cookie
  const isHttps = ({ url }: Request) =>
    new URL(uri ?? url).protocol === 'https:' || (uri === undefined && !isLocal(domain))
  const prefix = sharedDomain === undefined ? '__Host-' : '__Secure-'
  const nameFor = (request: Request, what: 'session' | 'nonce') => `${isHttps(request) ? prefix : ''}portico-${what}`
  const attributesFor = (request: Request) => [
    'Path=/',
    'HttpOnly',
    `SameSite=${sameSite.charAt(0).toUpperCase()}${sameSite.slice(1)}`,
    // Browsers take the other two with this one only, and this one from http pages of this machine.
    ...(isHttps(request) || sameSite === 'none' || partitioned ? ['Secure'] : []),
    ...(partitioned ? ['Partitioned'] : []),
    ...(sharedDomain === undefined ? [] : [`Domain=${sharedDomain}`]),
  ]
  const write = (request: Request, what: 'session' | 'nonce', value: string, lifetimeMs: number): CookieHeader => {
    const seconds = Math.max(0, Math.ceil(lifetimeMs / 1000))
    return {
      'Set-Cookie': [`${nameFor(request, what)}=${value}`, `Max-Age=${seconds}`, ...attributesFor(request)].join('; '),
    }
  }
  const valueOf = (request: Request, what: 'session' | 'nonce') => {
    const start = `${nameFor(request, what)}=`
    const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
    return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) ?? ''
  }
  return {
    /** The tokens that a request carries. */
    read(request: Request): readonly string[] {
      const tokens = valueOf(request, 'session')
        .split('.')
        .filter((token) => tokenPattern.test(token))
      return [...new Set(tokens)].slice(0, mostSessions)
    },
    set: (request: Request, tokens: readonly string[], lifetimeMs: number) =>
      write(request, 'session', tokens.join('.'), lifetimeMs),
    clear: (request: Request) => write(request, 'session', '', 0),
    /** Which browser it is, where it asked for a nonce before. */
    readBrowser(request: Request): string | undefined {
      const value = valueOf(request, 'nonce')
      return tokenPattern.test(value) ? value : undefined
    },
    setBrowser: (request: Request, browser: string, lifetimeMs: number) => write(request, 'nonce', browser, lifetimeMs),
  }
}
