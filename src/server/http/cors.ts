const allowed = { 'Access-Control-Allow-Methods': 'GET, POST', 'Access-Control-Allow-Headers': 'content-type' }

/** Lets pages of other origins ask with cookies, as https://fetch.spec.whatwg.org/#http-cors-protocol has it. */
export function createCors(origins: readonly string[]) {
  const allows = (origin: string | null): origin is string => origin !== null && origins.includes(origin)

  const headersFor = (request: Request): Readonly<Record<string, string>> => {
    if (origins.length === 0) return {}
    const origin = request.headers.get('origin')
    const shared = { Vary: 'Origin' }
    if (!allows(origin)) return shared
    return { ...shared, 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' }
  }

  return {
    allows,
    /** Answers what browsers ask before a request; null for another request, or where other origins may not ask. */
    answerPreflight(request: Request): Response | null {
      const isPreflight = request.method === 'OPTIONS' && request.headers.has('access-control-request-method')
      if (!isPreflight || origins.length === 0) return null
      const isAllowed = allows(request.headers.get('origin'))
      // For ten minutes browsers need not ask again.
      const more = isAllowed ? { ...allowed, 'Access-Control-Max-Age': '600' } : {}
      return new Response(null, { status: isAllowed ? 204 : 403, headers: { ...headersFor(request), ...more } })
    },
    /** The answer as the page that asks may read it. */
    share(request: Request, response: Response): Response {
      for (const [name, value] of Object.entries(headersFor(request))) response.headers.set(name, value)
      return response
    },
  }
}
