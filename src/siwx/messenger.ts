import type { SiwxMessage } from './message/fields'
import { formatSiwxMessage } from './message/formatSiwxMessage'
import { systemClock } from '../chains/clock'
import type { SiwxDraft, SiwxMessageInput, SiwxMessenger } from './types'

export interface MessengerOptions {
  /** The authority that asks. @default this page's host */
  readonly domain?: string | undefined
  /** @default this page's address without query and fragment, which are often private */
  readonly uri?: string | undefined
  /**
   * Left out: the storage's, else a random one made on this page. Such a nonce does not keep an attacker from sending a message
   * again; for that a server has to issue it and accept it once.
   */
  readonly getNonce?: ((input: SiwxMessageInput) => Promise<string> | string) | undefined
  /** Lifetime of the message, in milliseconds; left out: without end. */
  readonly expirationMs?: number | undefined
  /** RFC 3339. */
  readonly notBefore?: string | undefined
  readonly statement?: string | undefined
  readonly resources?: readonly string[] | undefined
  readonly getRequestId?: (() => Promise<string> | string) | undefined
  /** The time in milliseconds. */
  readonly now?: (() => number) | undefined
}

/** The implementation of `createMessenger` of the entry. */
export function createMessenger(options: MessengerOptions = {}): SiwxMessenger {
  const { getNonce = randomNonce, getRequestId, expirationMs, now = systemClock.now } = options
  return {
    async createMessage(input) {
      const { statement, resources, domain = location.host, uri = pageUri() } = options
      const nonce = input.nonce ?? (await getNonce(input))
      const requestId = await getRequestId?.()
      const at = now()
      const notBefore = input.notBefore ?? options.notBefore
      return draftOf({
        domain,
        accountAddress: input.accountAddress,
        chainId: input.chainId,
        uri,
        version: '1',
        nonce,
        issuedAt: new Date(at).toISOString(),
        ...(expirationMs === undefined ? {} : { expirationTime: new Date(at + expirationMs).toISOString() }),
        ...(notBefore === undefined ? {} : { notBefore }),
        ...(statement === undefined ? {} : { statement }),
        ...(requestId === undefined ? {} : { requestId }),
        ...(resources === undefined ? {} : { resources }),
      })
    },
  }
}

/**
 * This page's address as RFC 3986 writes one: browsers leave brackets, `|` and single `%` in a path. The query stays
 * out, for it may hold an invitation or the code that resets a password.
 */
function pageUri(): string {
  const { protocol, host, pathname } = location
  return `${protocol}//${host}${pathname.replace(/%(?![\da-f]{2})|[^\w\-.~!$&'()*+,;=:@/%]/gi, encodeURIComponent)}`
}

function draftOf(message: SiwxMessage): SiwxDraft {
  const text = formatSiwxMessage(message)
  return { ...message, toString: () => text }
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz012345'

/** 22 characters of 58, some 128 bits. */
function randomNonce(): string {
  // Of 256 values the last 24 would make some characters likelier than others.
  const usable = [...crypto.getRandomValues(new Uint8Array(64))].filter((byte) => byte < 232)
  const nonce = usable
    .map((byte) => alphabet[byte % 58])
    .join('')
    .slice(0, 22)
  return nonce.length === 22 ? nonce : randomNonce()
}
