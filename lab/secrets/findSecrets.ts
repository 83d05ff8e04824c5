import { bytesToHex } from '@noble/hashes/utils.js'
import { base58, base64 } from '@scure/base'

export type SecretKind = 'signature' | 'pairing' | 'key' | 'message'

/** Keys and phrases that are known to whoever looks for them. */
export interface KnownSecrets {
  readonly keys: readonly Uint8Array[]
  readonly phrases: readonly string[]
}

const pairing = /\bwc(?::|%3a)[0-9a-f-]{8,}|symkey/i
/** The words every sign-in message has: EIP-4361 and CAIP-122. */
const signInWords = 'wants you to sign in with your'
/** 64 bytes or more as hex, base58, base64 or base64url. */
const signature = /[\w+/-]{86,}/
const byteList = /(?:\d{1,3}\s*,\s*){63,}\d{1,3}/

/** Texts to look for, in lower case where case does not count, as it does in base58 and base64. */
interface Needles {
  readonly anyCase: readonly string[]
  readonly exact: readonly string[]
}

const needlesOfKey = (key: Uint8Array): Needles => ({
  anyCase: [bytesToHex(key)],
  exact: [base58.encode(key), ...inBase64(key), key.join(','), key.join(', ')],
})

const needlesOf = new WeakMap<KnownSecrets, Needles>()

/** Made once: every header of every request is searched. */
function needlesOfKnown(known: KnownSecrets): Needles {
  const before = needlesOf.get(known)
  if (before) return before
  const keys = known.keys.map(needlesOfKey)
  const needles: Needles = {
    anyCase: [...keys.flatMap(({ anyCase }) => anyCase), ...known.phrases.map((phrase) => phrase.toLowerCase())],
    exact: keys.flatMap(({ exact }) => exact),
  }
  needlesOf.set(known, needles)
  return needles
}

const words = new TextEncoder().encode(signInWords)
const needlesOfMessage: Needles = {
  anyCase: [signInWords, bytesToHex(words)],
  exact: [...inBase64(words), words.join(',')],
}

/** Finds secrets in a text; `isUrl` for an address. */
export function findSecrets(given: string, known: KnownSecrets, isUrl = false): readonly SecretKind[] {
  // Slashes of a path are no part of base64.
  const whole = isUrl ? given.replace(/^[^?#]*/, (path) => path.replaceAll('/', ' ')) : given
  const texts = [...new Set([whole, decode(whole)])]
  const inLowerCase = texts.map((text) => text.toLowerCase())
  const has = ({ anyCase, exact }: Needles) =>
    anyCase.some((needle) => inLowerCase.some((text) => text.includes(needle))) ||
    exact.some((needle) => texts.some((text) => text.includes(needle)))
  const matches = (pattern: RegExp) => texts.some((text) => pattern.test(text))
  const found: Readonly<Record<SecretKind, boolean>> = {
    signature: matches(signature) || matches(byteList),
    pairing: matches(pairing),
    key: has(needlesOfKnown(known)),
    message: has(needlesOfMessage),
  }
  return (Object.keys(found) as SecretKind[]).filter((kind) => found[kind])
}

/** Writings of bytes in base64 wherever in a longer text they begin; the ends depend on the letters beside them. */
function inBase64(bytes: Uint8Array): readonly string[] {
  return [0, 1, 2].flatMap((before) => {
    const padded = Uint8Array.of(...new Uint8Array(before), ...bytes)
    const text = base64.encode(padded.slice(0, padded.length - (padded.length % 3))).slice(before === 0 ? 0 : 4)
    return [text, text.replaceAll('+', '-').replaceAll('/', '_')]
  })
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
