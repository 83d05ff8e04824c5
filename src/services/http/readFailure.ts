import type { PorticoError } from '../../chains/errors/errors'
import { InvalidProjectIdError, OriginNotAllowedError, TokenNotYetValidError } from '../../chains/errors/projectErrors'
import { AccessRefusedError, BackendFailedError, HttpStatusError, RateLimitedError } from './httpErrors'
import { readBytes } from './readBytes'
import { isRecord, readText } from './readValue'

const sentences = [OriginNotAllowedError, InvalidProjectIdError, TokenNotYetValidError]

/** Reads the meaning of an answer without success: by the sentence in its body, else by its status. */
export async function readFailure(response: Response): Promise<PorticoError> {
  const { status } = response
  const body = await readBody(response)
  const reasons = readReasons(body)
  const refused = new AccessRefusedError(status, reasons)
  for (const Known of sentences) {
    const known = new Known(refused)
    if ((status === 401 || status === 403) && body.includes(known.message)) return known
  }
  if (status === 401 || status === 403) return refused
  if (status === 429) return new RateLimitedError(status, reasons)
  return status >= 500 ? new BackendFailedError(status, reasons) : new HttpStatusError(status, reasons)
}

async function readBody(response: Response): Promise<string> {
  try {
    return new TextDecoder().decode(await readBytes(response, 16 * 1024))
  } catch {
    return '' // the status says enough
  }
}

/** `{ status: 'FAILED', reasons: [{ field, description }] }`; some servers say `name` for `field`, or `{ code, message }`. */
function readReasons(body: string): readonly string[] {
  try {
    const { reasons, message } = JSON.parse(body) as { readonly reasons?: unknown; readonly message?: unknown }
    if (!Array.isArray(reasons)) return [readText(message, 200) ?? []].flat()
    return reasons.slice(0, 5).flatMap((reason: unknown) => {
      if (!isRecord(reason)) return []
      const words = [readText(reason.field ?? reason.name, 60), readText(reason.description, 200)]
      const said = words.filter((word) => word !== undefined).join(': ')
      return said === '' ? [] : [said]
    })
  } catch {
    return [] // plain text
  }
}
