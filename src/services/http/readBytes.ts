import { UnusableAnswerError } from './httpErrors'

/**
 * The body of an answer, unless it is larger than `max` bytes.
 * @throws UnusableAnswerError as soon as it is known to be larger
 */
export async function readBytes({ body, headers }: Response, max: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new UnusableAnswerError(`it has more than ${max} bytes`)
  if (Number(headers.get('content-length')) > max) {
    await body?.cancel()
    throw tooLarge()
  }
  const parts: Uint8Array[] = []
  let length = 0
  const reader = body?.getReader()
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    length += part.value.length
    if (length > max) {
      await reader?.cancel()
      throw tooLarge()
    }
    parts.push(part.value)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
