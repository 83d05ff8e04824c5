import { warn } from '../../chains/development'

/**
 * Tells who develops a host why a sign-in was refused, in one line: what was asked, the reason, and whom the server takes
 * requests from. Nothing of the body or the cookies is in it.
 */
export async function noteRefusal(request: Request, response: Response, domain: string): Promise<void> {
  if (response.ok || !isDevelopment()) return
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  const reason = typeof body === 'object' && body && 'reason' in body ? String(body.reason) : ''
  const from = request.headers.get('origin') ?? 'no origin'
  // Written as JSON: whoever asks writes no lines of their own.
  warn(
    `sign-in refused ${request.method} ${new URL(request.url).pathname}: ${response.status} ${reason}.`,
    `Asked from ${JSON.stringify(from.slice(0, 200))}; the server signs in at ${JSON.stringify(domain)}.`,
  )
}

/** A test is quiet as production is. On some servers there is no `process`. */
function isDevelopment(): boolean {
  try {
    return !['production', 'test'].includes(process.env.NODE_ENV ?? '')
  } catch {
    return false
  }
}
