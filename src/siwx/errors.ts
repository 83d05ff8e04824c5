import { PorticoError } from '../chains/errors/errors'
import type { Namespace } from '../chains/network'

/** What was to be added is no session. */
export class MalformedSessionError extends PorticoError {
  override name = 'MalformedSessionError'
  constructor() {
    super('The sign-in has not the form of one', { category: 'DATA_PARSING_ERROR' })
  }
}

/** The signed text does not match the session's fields. */
export class SessionMismatchError extends PorticoError {
  override name = 'SessionMismatchError'
  constructor(cause?: unknown) {
    super('The text that was signed is not that of the sign-in', { cause, category: 'DATA_PARSING_ERROR' })
  }
}

/** The message has expired, or is for later. */
export class SessionNotValidNowError extends PorticoError {
  override name = 'SessionNotValidNowError'
  constructor() {
    super('The sign-in is not valid at this time')
  }
}

/** There is no verifier for signatures of this namespace. */
export class NoVerifierError extends PorticoError {
  override name = 'NoVerifierError'
  readonly namespace: Namespace
  constructor(namespace: Namespace) {
    super(`No verifier for sign-in with accounts of ${namespace}`)
    this.namespace = namespace
  }
}

/** The account did not sign the text. */
export class SignatureInvalidError extends PorticoError {
  override name = 'SignatureInvalidError'
  constructor() {
    super('The signature is not that of the account')
  }
}

/** This browser does not keep sessions: its storage is full or blocked. */
export class SessionStorageError extends PorticoError {
  override name = 'SessionStorageError'
  constructor(cause?: unknown) {
    super('The sign-in could not be stored in this browser', { cause })
  }
}

/** The server refused the sign-in; `reason` is the server's code for why. */
export class SignInRefusedError extends PorticoError {
  override name = 'SignInRefusedError'
  readonly reason: string
  constructor(reason: string) {
    super(`The server refused the sign-in: ${reason}`, { category: 'API_ERROR' })
    this.reason = reason
  }
}

/** No answer came from the sign-in server, or none in time. */
export class SignInServerUnreachableError extends PorticoError {
  override name = 'SignInServerUnreachableError'
  constructor(cause?: unknown) {
    super('The sign-in server cannot be reached', { cause, category: 'API_ERROR' })
  }
}

/** The sign-in server answered something that is not an answer. */
export class SignInAnswerError extends PorticoError {
  override name = 'SignInAnswerError'
  constructor(cause?: unknown) {
    super('The answer of the sign-in server is not usable', { cause, category: 'DATA_PARSING_ERROR' })
  }
}

/** The host's backend did not begin, or did not end, a session. */
export class SiweRefusedError extends PorticoError {
  override name = 'SiweRefusedError'
  constructor(step: 'verifyMessage' | 'signOut') {
    super(`The sign-in's ${step} did not succeed`)
  }
}
