import { InvalidSiwxMessageError } from '../../../siwx/message/fields'
import { parseSiwxMessage } from '../../../siwx/message/parseSiwxMessage'
import { tryOrNull } from '../../untrusted'
import { messageTextMax, printBase58, printHex, readBase58, readHex, readUtf8 } from '../bytes'
import { isAddress, printAddress, sameAddress } from '../addresses'
import { entryOf, isRecord, type Plain } from '../plain'
import { unknownFields } from '../unknownFields'
import { partsOf, type Described, type Reading } from '../requestContext'
import { isSolanaMessage } from '../solana/wire'
import { flagsOf, readTextParts } from './textParts'
import type { MessageDescription, SignInDescription } from '../types'
import type { RequestWarning } from '../types/warnings'

/** Reads `personal_sign`: the bytes and the account, in either order, as pages have always mixed them up. */
export function describePersonalSign(reading: Reading): Described<MessageDescription> | null {
  const [first, second] = Array.isArray(reading.params) ? (reading.params as readonly Plain[]) : []
  const isSwapped = isAddress(first) && second !== undefined && !isAddress(second)
  const [data, signer] = isSwapped ? [second, first] : [first, second]
  const bytes = typeof data === 'string' ? (readHex(data) ?? new TextEncoder().encode(data)) : data
  if (!(bytes instanceof Uint8Array) || (signer !== undefined && (typeof signer !== 'string' || !isAddress(signer))))
    return null
  // Wallets take hexadecimal digits for bytes, with `0x` or without; what is shown as a text has to be signed as that.
  const params = [printHex(bytes), printAddress(signer ?? reading.address)]
  return { ...describeBytes(reading, bytes, signer ?? null), params }
}

/** Reads `solana_signMessage`: `{ message, pubkey }` with the message in base58, or its bytes. */
export function describeSolanaMessage(reading: Reading): Described<MessageDescription> | null {
  const given = partsOf(reading.params)
  const message = entryOf(given, 'message')
  const signer = entryOf(given, 'pubkey') ?? entryOf(given, 'address')
  const bytes = typeof message === 'string' ? readBase58(message) : message
  if (!(bytes instanceof Uint8Array) || (signer !== undefined && typeof signer !== 'string')) return null
  const params = { message: printBase58(bytes), pubkey: signer ?? reading.address }
  // Bytes are a third longer in base58, and what is sent has to be read again.
  if (params.message.length > messageTextMax) return null
  const read = describeBytes(reading, bytes, signer ?? null)
  const unknown = isRecord(given) ? unknownFields(given, ['message', 'pubkey', 'address']) : []
  const described = { ...read, params, warnings: [...read.warnings, ...unknown] }
  if (!isSolanaMessage(bytes)) return described
  return { ...described, warnings: [{ key: 'transactionAsMessage', level: 'danger', at: [] }, ...described.warnings] }
}

function describeBytes(
  reading: Reading,
  bytes: Uint8Array,
  signer: string | null,
): Omit<Described<MessageDescription>, 'params'> {
  const text = readUtf8(bytes)
  const parts = text === null ? [] : readTextParts(text)
  const flags = flagsOf(parts)
  const signIn = text === null ? null : describeSignIn(text, reading)
  const warnings: RequestWarning[] = [...signInWarnings(signIn, reading)]
  if (signer !== null && !sameAddress(signer, reading.address))
    warnings.push({ key: 'accountMismatch', wanted: signer, active: reading.address, level: 'danger', at: [] })
  if (text === null) warnings.push({ key: 'notText', level: 'danger', at: [] })
  if (flags.length > 0) warnings.push({ key: 'hiddenText', flags, level: 'danger', at: [] })
  return {
    kind: 'message',
    text,
    parts,
    flags,
    hex: printHex(bytes),
    byteLength: bytes.length,
    signer,
    signIn,
    warnings,
    tokens: [],
    problem: null,
  }
}

const invitation = /^\s*(?:([A-Za-z][A-Za-z0-9+.-]*):\/\/)?(\S*) wants you to sign in with your /

function describeSignIn(text: string, reading: Reading): SignInDescription | null {
  const { origin, context, address } = reading
  const head = invitation.exec(text.slice(0, 2000))
  if (!head) return null
  const [, scheme, domain = ''] = head
  const page = tryOrNull(() => new URL(origin))
  const isSameDomain =
    page?.host.toLowerCase() === domain.toLowerCase() &&
    (scheme === undefined || page.protocol === `${scheme.toLowerCase()}:`)
  try {
    const message = parseSiwxMessage(text)
    return {
      state: 'valid',
      message,
      isSameDomain,
      isSameAccount: sameAddress(message.accountAddress, address),
      isSameNetwork: message.chainId === context.network.caipNetworkId,
    }
  } catch (error) {
    const fault = error instanceof InvalidSiwxMessageError ? error.fault : 'structure'
    return { state: 'invalid', fault, domain, isSameDomain }
  }
}

function signInWarnings(
  signIn: SignInDescription | null,
  { origin, address, context }: Reading,
): readonly RequestWarning[] {
  if (!signIn) return []
  const warnings: RequestWarning[] = []
  const domain = signIn.state === 'valid' ? signIn.message.domain : signIn.domain
  if (!signIn.isSameDomain) warnings.push({ key: 'signInDomain', domain, origin, level: 'danger', at: [] })
  if (signIn.state === 'invalid')
    return [...warnings, { key: 'signInMalformed', fault: signIn.fault, level: 'danger', at: [] }]
  const { accountAddress, chainId } = signIn.message
  if (!signIn.isSameAccount)
    warnings.push({ key: 'accountMismatch', wanted: accountAddress, active: address, level: 'danger', at: [] })
  if (!signIn.isSameNetwork)
    warnings.push({
      key: 'chainMismatch',
      wanted: chainId,
      active: context.network.caipNetworkId,
      level: 'caution',
      at: [],
    })
  return warnings
}
