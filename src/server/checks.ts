import { isThisMachine } from '../chains/thisMachine'
import { buildCaipAddress } from '../chains/caip'
import { canonicalAddress, isCanonical } from '../chains/accounts/canonical'
import { isSameAccount } from '../chains/accounts/sameAccount'
import { isReservedAddress } from '../siwx/verifiers/verifier'
import { clockToleranceMs, instantOf } from '../siwx/message/grammar'
import { InvalidSiwxMessageError, type SiwxMessage } from '../siwx/message/fields'
import { parseSiwxMessage } from '../siwx/message/parseSiwxMessage'
import type { ClaimedAccount, SignInServerConfig } from './types'
import type { SignInRefusal } from './http/refusals'
import type { SignInAccount, SignInSession } from './storage'

/** Checks a message before its nonce and signature are read. Returns the refusal, or null. */
export function refusalOf(
  message: SiwxMessage,
  claimed: ClaimedAccount,
  { domain, uri, chains, prefixes }: SignInServerConfig,
  now: number,
): SignInRefusal | null {
  if (message.domain !== domain) return 'domain-mismatch'
  if (!isBeneath(message.uri, domain, uri)) return 'uri-mismatch'
  if (message.scheme !== undefined && `${message.scheme}:` !== new URL(message.uri).protocol) return 'domain-mismatch'
  if (!chains.includes(message.chainId)) return 'chain-not-allowed'
  if (message.chainId.startsWith('eip155:') && isReservedAddress(message.accountAddress)) return 'address-not-allowed'
  if (claimed.chainId !== undefined && claimed.chainId !== message.chainId) return 'chain-mismatch'
  if (!isCanonical(message.chainId, message.accountAddress, prefixes)) return 'address-not-canonical'
  const { accountAddress = message.accountAddress } = claimed
  if (!isSameAccount(message.chainId, accountAddress, message.accountAddress)) return 'address-mismatch'
  return refusalOfTimes(message, now)
}

function refusalOfTimes({ issuedAt, notBefore, expirationTime }: SiwxMessage, now: number): SignInRefusal | null {
  if (expirationTime !== undefined && instantOf(expirationTime) <= now) return 'expired'
  if (notBefore !== undefined && instantOf(notBefore) > now) return 'not-yet-valid'
  return instantOf(issuedAt) > now + clockToleranceMs ? 'not-yet-valid' : null
}

function isBeneath(given: string, domain: string, base: string | undefined): boolean {
  if (!/^https?:\/\//.test(given) || !URL.canParse(given)) return false
  const { origin, protocol, host, hostname, pathname, username, password } = new URL(given)
  if (username !== '' || password !== '') return false
  if (base === undefined) return host === domain && (protocol === 'https:' || isLocal(hostname))
  const wanted = new URL(base)
  const folder = wanted.pathname.replace(/\/$/, '')
  return origin === wanted.origin && (pathname === wanted.pathname || pathname.startsWith(`${folder}/`))
}

/** True where a host, with or without its port, is this machine, where browsers take http for safe. */
export function isLocal(host: string): boolean {
  return isThisMachine(host.replace(/:\d+$/, ''))
}

/** The message that was signed, or why the text is not one. */
export function readMessage(text: string): SiwxMessage | SignInRefusal {
  try {
    return parseSiwxMessage(text)
  } catch (error) {
    if (!(error instanceof InvalidSiwxMessageError)) throw error
    return error.fault === 'version' ? 'version-unsupported' : 'message-malformed'
  }
}

/** The session of a message; it ends after its lifetime, or with the message where that is sooner. */
export function sessionOf(
  { version: _version, scheme: _scheme, notBefore: _start, ...message }: SiwxMessage,
  now: number,
  { sessionLifetimeMs, prefixes }: Pick<SignInServerConfig, 'sessionLifetimeMs' | 'prefixes'>,
): SignInSession {
  const endsAt = Math.min(
    now + sessionLifetimeMs,
    message.expirationTime ? instantOf(message.expirationTime) : Infinity,
  )
  const { accountAddress, chainId } = canonicalise(message, { prefixes })
  return {
    ...message,
    accountAddress,
    account: buildCaipAddress(chainId, accountAddress),
    issuedAt: new Date(now).toISOString(),
    expirationTime: new Date(endsAt).toISOString(),
  }
}

/** An account as its chain writes it; other text stays as it is. */
export function canonicalise(
  { accountAddress, chainId }: SignInAccount,
  { prefixes }: Pick<SignInServerConfig, 'prefixes'>,
): SignInAccount {
  return { chainId, accountAddress: canonicalAddress(chainId, accountAddress, prefixes) ?? accountAddress }
}
