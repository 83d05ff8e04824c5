type CookieHeader = Readonly<Record<'Set-Cookie', string>>

const attributes = 'Path=/; HttpOnly; SameSite=Lax'

/** The session's cookie; over https in the form that only this host can set. `uri` says https where a proxy hides it. */
export function createCookie(uri: string | undefined) {
  const isSecure = ({ url }: Request) => new URL(uri ?? url).protocol === 'https:'
  const nameFor = (request: Request) => (isSecure(request) ? '__Host-portico-session' : 'portico-session')
  const write = (request: Request, value: string, seconds: number): CookieHeader => ({
    'Set-Cookie': `${nameFor(request)}=${value}; Max-Age=${seconds}; ${attributes}${isSecure(request) ? '; Secure' : ''}`,
  })
  return {
    /** The token that a request carries; null without one of the right form. */
    read(request: Request): string | null {
      const start = `${nameFor(request)}=`
      const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
      const token = pairs.find((pair) => pair.startsWith(start))?.slice(start.length) ?? ''
      return /^[\w-]{43}$/.test(token) ? token : null
    },
    set: (request: Request, token: string, lifetimeMs: number) => write(request, token, Math.ceil(lifetimeMs / 1000)),
    clear: (request: Request) => write(request, '', 0),
  }
}
