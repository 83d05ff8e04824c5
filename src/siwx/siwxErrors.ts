import { PorticoError } from '../chains/errors/errors'
import type { Namespace } from '../chains/network'
import { guideUrl } from '../chains/errors/guideUrl'

/** The value that was to be added is no session. */
export class MalformedSessionError extends PorticoError {
  override name = 'MalformedSessionError'
  override details = 'A session needs data, message and signature. Check the argument of addSession().'
  override docsPath = guideUrl('sign-in')
  constructor() {
    super('The sign-in has not the form of one', { category: 'DATA_PARSING_ERROR' })
  }
}

/** The signed text does not match the session's fields. */
export class SessionMismatchError extends PorticoError {
  override name = 'SessionMismatchError'
  override details = 'The signed message does not match the session. Pass both as createMessage() returned them.'
  override docsPath = guideUrl('sign-in')
  constructor(cause?: unknown) {
    super('The text that was signed is not that of the sign-in', { cause, category: 'DATA_PARSING_ERROR' })
  }
}

/** The message has expired, or is for later. */
export class SessionNotValidNowError extends PorticoError {
  override name = 'SessionNotValidNowError'
  override details = 'The message has expired or is not valid yet. Check the clock, then sign a new message.'
  override docsPath = guideUrl('sign-in')
  constructor() {
    super('The sign-in is not valid at this time')
  }
}

/** There is no verifier for signatures of this namespace. */
export class NoVerifierError extends PorticoError {
  override name = 'NoVerifierError'
  override details = 'Add a verifier for the namespace: createSiwx({ verifiers }).'
  override docsPath = guideUrl('sign-in')
  readonly namespace: Namespace
  constructor(namespace: Namespace) {
    super(`No verifier for sign-in with accounts of ${namespace}`)
    this.namespace = namespace
  }
}

/** The account did not sign the text. */
export class SignatureInvalidError extends PorticoError {
  override name = 'SignatureInvalidError'
  override details = 'The signature is for another message or account. The visitor is not signed in.'
  override docsPath = guideUrl('sign-in')
  constructor() {
    super('The signature is not that of the account')
  }
}

/** This browser does not keep sessions: its storage is full or blocked. */
export class SessionStorageError extends PorticoError {
  override name = 'SessionStorageError'
  override details = 'The storage is full or blocked: sessions end with the page. Store them on a server instead.'
  override docsPath = guideUrl('sign-in')
  constructor(cause?: unknown) {
    super('The sign-in could not be stored in this browser', { cause })
  }
}

/** The server took the sign-in, and the next request carried no session: the browser did not keep the cookie. */
export class SessionNotKeptError extends PorticoError {
  override name = 'SessionNotKeptError'
  override details =
    "Across sites set `cookie: { sameSite: 'none', partitioned: true }` over https; else check Secure and Domain."
  override docsPath = guideUrl('sign-in')
  constructor() {
    super('The browser did not keep the sign-in')
  }
}

/** The server refused the sign-in; `reason` is the server's code for why. */
export class SignInRefusedError extends PorticoError {
  override name = 'SignInRefusedError'
  override details = 'The server rejected the sign-in. `reason` has the code.'
  override docsPath = guideUrl('sign-in')
  readonly reason: string
  constructor(reason: string) {
    super(`The server refused the sign-in: ${reason}`, { category: 'API_ERROR' })
    this.reason = reason
    if (/^(origin|domain|uri)-/.test(reason))
      this.details =
        'The server is set up for another page. `domain` is the `location.host` of this one, with its port; its `location.origin` begins `uri`, or stands in `allowedOrigins`.'
  }
}

/** No answer came from the sign-in server, or none in time. */
export class SignInServerUnreachableError extends PorticoError {
  override name = 'SignInServerUnreachableError'
  override details = 'No server at this address, missing CORS headers, or a server error. Check `url` and its log.'
  override docsPath = guideUrl('sign-in')
  constructor(cause?: unknown) {
    super('The sign-in server cannot be reached', { cause, category: 'API_ERROR' })
  }
}

/** The sign-in server answered something that is not an answer. */
export class SignInAnswerError extends PorticoError {
  override name = 'SignInAnswerError'
  override details = 'The response has an unexpected form. Check that createSignInServer() is mounted at `basePath`.'
  override docsPath = guideUrl('sign-in')
  constructor(cause?: unknown) {
    super('The answer of the sign-in server is not usable', { cause, category: 'DATA_PARSING_ERROR' })
  }
}

/** The host's backend did not begin, or did not end, a session. */
export class SiweRefusedError extends PorticoError {
  override name = 'SiweRefusedError'
  override details = 'The function of your `siweConfig` returned false or failed.'
  override docsPath = guideUrl('sign-in')
  constructor(step: 'verifyMessage' | 'signOut') {
    super(`The sign-in's ${step} did not succeed`)
  }
}
