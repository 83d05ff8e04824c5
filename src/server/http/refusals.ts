/** Why a sign-in is refused: everything that can be wrong with what was sent. */
export type SignInRefusal =
  | 'message-malformed'
  | 'version-unsupported'
  | 'domain-mismatch'
  | 'uri-mismatch'
  | 'chain-not-allowed'
  /** Of eip155: zero, and the addresses that chains keep for themselves. */
  | 'address-not-allowed'
  /** Not written as the chain's accounts are: another chain's prefix, upper case of bech32. */
  | 'address-not-canonical'
  | 'chain-mismatch'
  | 'address-mismatch'
  | 'expired'
  | 'not-yet-valid'
  | 'nonce-unknown'
  | 'nonce-used'
  /** The browser does not send the cookie that came with the nonce: it may block cookies here. */
  | 'cookie-missing'
  /** Another browser asked for the nonce. */
  | 'browser-mismatch'
  | 'signature-invalid'
  | 'too-large'
  /** The chain of a contract account does not answer: the same signature may be sent again. */
  | 'chain-unavailable'
  /** This process keeps as many sessions as it can: the same signature may be sent again while its nonce is good. */
  | 'server-full'

/** Why a request is refused: those, and what can be wrong with the request itself. */
export type RequestRefusal =
  | SignInRefusal
  | 'route-unknown'
  /** The host's `limit` said no. */
  | 'too-many-requests'
  | 'method-not-allowed'
  | 'origin-not-allowed'
  | 'content-type-unsupported'
  | 'body-malformed'

/** The HTTP status that goes with a refusal. */
export const statusOf: Readonly<Record<RequestRefusal, number>> = {
  'message-malformed': 400,
  'version-unsupported': 400,
  'domain-mismatch': 403,
  'uri-mismatch': 403,
  'chain-not-allowed': 403,
  'address-not-allowed': 403,
  'address-not-canonical': 403,
  'chain-mismatch': 403,
  'address-mismatch': 403,
  expired: 401,
  'not-yet-valid': 401,
  'nonce-unknown': 401,
  'nonce-used': 401,
  'cookie-missing': 401,
  'browser-mismatch': 401,
  'signature-invalid': 401,
  'too-large': 413,
  'chain-unavailable': 503,
  'server-full': 503,
  'route-unknown': 404,
  'too-many-requests': 429,
  'method-not-allowed': 405,
  'origin-not-allowed': 403,
  'content-type-unsupported': 415,
  'body-malformed': 400,
}
