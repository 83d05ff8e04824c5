export { ChainUnavailableError } from '../chains/errors/errors'
export { InvalidSiwxMessageError, type SiwxFault, type SiwxMessage } from './message/fields'
export { formatSiwxMessage } from './message/formatSiwxMessage'
export { parseSiwxMessage } from './message/parseSiwxMessage'
export type { SignedText, Verifier } from './verifiers/verifier'
export type { CloudStorageOptions } from './storage/cloudStorage'
export type { SiwxOptions } from './createSiwx'
export {
  MalformedSessionError,
  NoVerifierError,
  SessionMismatchError,
  SessionNotValidNowError,
  SessionStorageError,
  SignatureInvalidError,
  SignInAnswerError,
  SignInRefusedError,
  SignInServerUnreachableError,
  SiweRefusedError,
} from './errors'
export type { LocalStorageOptions } from './storage/localStorage'
export type { MessengerOptions } from './messenger'
export { createCloudStorage, createLocalStorage, createMessenger, createSiweConfig, createSiwx } from './roles'
export { addressOfDid } from '../chains/caip'
export type * from './siweTypes'
export type * from './types'
export { createVerifiers, type VerifiersOptions } from './createVerifiers'
