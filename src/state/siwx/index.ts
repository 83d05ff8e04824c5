export { ChainUnavailableError } from '../../chains/errors'
export { InvalidSiwxMessageError, type SiwxFault, type SiwxMessage } from '../../chains/siwxFields'
export { formatSiwxMessage } from '../../chains/siwxMessage'
export { parseSiwxMessage } from '../../chains/siwxParser'
export type { SignedText, Verifier } from '../../chains/verifiers/verifier'
export type { CloudStorageOptions } from './cloudStorage'
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
export type { LocalStorageOptions } from './localStorage'
export type { MessengerOptions } from './messenger'
export { createCloudStorage, createLocalStorage, createMessenger, createSiweConfig, createSiwx } from './roles'
export { addressOfDid } from './did'
export type * from './siweTypes'
export type * from './types'
export { createVerifiers, type VerifiersOptions } from './verifiers'
