import { avatarUrl } from '../../chains/eip155/names/avatarUrl'
import { UnusableAnswerError } from '../http/httpErrors'
import type { Http } from '../http/http'
import { isRecord, readText } from '../http/readValue'

/** Facts that the backend knows of the owner of an address. */
export interface Identity {
  readonly name: string | null
  /** Address of an image of the web, or image data, by the rules of avatar records. */
  readonly avatar: string | null
}

/** Asks for the name and the image of an address; `sender` is who wants to know, where that is another. */
export type ReadIdentity = (address: string, options?: IdentityOptions) => Promise<Identity>

export interface IdentityOptions {
  readonly sender?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** The backend's identities; what of one is not usable counts as unknown. */
export function createIdentity(http: Http): ReadIdentity {
  return async (address, { sender, signal } = {}) => {
    const answer = await http.getJson(`/v1/identity/${encodeURIComponent(address)}`, { params: { sender }, signal })
    if (!isRecord(answer) || !('name' in answer)) throw new UnusableAnswerError('it is no identity')
    const name = readText(answer.name, 255)
    // Nothing that turns a text around or hides in it.
    const isShown = name !== undefined && !/[\p{C}\p{Zl}\p{Zp}]/u.test(name)
    return { name: isShown ? name : null, avatar: avatarUrl(readText(answer.avatar, 100_000) ?? null) }
  }
}
