import type { ClaimedAccount, SignInAttempt } from '../types'
import type { RequestRefusal } from './refusals'

const most = 64 * 1024

/** Reads the body that a page sent to sign in. Returns a refusal where it cannot be read. */
export async function readAttempt(request: Request): Promise<SignInAttempt | RequestRefusal> {
  // Against CSRF: another site cannot send this content type without a preflight.
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? ''))
    return 'content-type-unsupported'
  const text = await readText(request)
  if (text === null) return 'too-large'
  const body = parse(text)
  if (!isRecord(body)) return 'body-malformed'
  const { message, signature, data } = body
  if (typeof message !== 'string' || typeof signature !== 'string') return 'body-malformed'
  if (data === undefined) return { message, signature }
  if (!isRecord(data)) return 'body-malformed'
  const { accountAddress, chainId } = data
  if (!isOptionalText(accountAddress) || !isOptionalText(chainId)) return 'body-malformed'
  return { message, signature, data: { accountAddress, chainId } }
}

/** The account that a page wants to end the session of; null without a body: all of them. */
export async function readAccount(request: Request): Promise<Required<ClaimedAccount> | null | RequestRefusal> {
  const text = await readText(request)
  if (text === null) return 'too-large'
  if (text === '') return null
  const body = parse(text)
  if (!isRecord(body)) return 'body-malformed'
  const { accountAddress, chainId } = body
  return typeof accountAddress === 'string' && typeof chainId === 'string'
    ? { accountAddress, chainId }
    : 'body-malformed'
}

/** The body as text; null when there is more than anybody needs. */
async function readText({ body }: Request): Promise<string | null> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const chunk = await reader?.read()
    if (!chunk || chunk.done) return text + decoder.decode()
    size += chunk.value.byteLength
    if (size > most) {
      await reader?.cancel()
      return null
    }
    text += decoder.decode(chunk.value, { stream: true })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function isOptionalText(value: unknown): value is string | undefined {
  return value === undefined || typeof value === 'string'
}
