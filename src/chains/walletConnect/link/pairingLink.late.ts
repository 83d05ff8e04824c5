import { toHex } from '../../bytes'
import { systemClock } from '../../clock'
import type { PairRequest } from '../../pairing'

/** A link that was made here, and what the library needs to pair over it. */
export interface PairingLink {
  /** https://specs.walletconnect.com/2.0/specs/clients/core/pairing/pairing-uri */
  readonly uri: string
  /** The SHA-256 of the key. */
  readonly topic: string
  /** 32 bytes as hex text, without `0x`. */
  readonly symKey: string
  /** When it is too old, in seconds since the epoch. */
  readonly expiry: number
}

/** As the library's, in seconds. */
const lifetime = 5 * 60

/**
 * Makes a link and shows its code, before the library is there or the relay was asked: a wallet that scans it hears of the
 * proposal once the relay has that. `methods` are what it is to wait for in place of one. Undefined where the browser does
 * not hash, as on a page of plain HTTP.
 */
export async function showLink(
  { signal, onCode }: PairRequest,
  methods?: readonly string[],
): Promise<PairingLink | undefined> {
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto }
  if (!subtle || !onCode) return undefined
  const key = crypto.getRandomValues(new Uint8Array(32))
  const topic = hex(new Uint8Array(await subtle.digest('SHA-256', key)))
  const symKey = hex(key)
  // Not by the clock of the request: the library and the wallet compare it with the time of day.
  const expiry = Math.floor(systemClock.now() / 1000) + lifetime
  const waited = methods ? `&methods=${methods.join('%2C')}` : ''
  const uri = `wc:${topic}@2?relay-protocol=irn&symKey=${symKey}&expiryTimestamp=${expiry}${waited}`
  if (!signal.aborted) onCode(uri)
  return { uri, topic, symKey, expiry }
}

/** True where nearly all of its time is left: the time that a visitor is told begins when the relay has the request. */
export function isFresh({ expiry }: PairingLink): boolean {
  return expiry - systemClock.now() / 1000 > lifetime - 60
}

const hex = (bytes: Uint8Array) => toHex(bytes).slice(2)
