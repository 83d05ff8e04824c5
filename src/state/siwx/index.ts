export { ChainUnavailableError } from '../../chains/errors'
export { InvalidSiwxMessageError, type SiwxFault, type SiwxMessage } from '../../chains/siwxFields'
export { formatSiwxMessage } from '../../chains/siwxMessage'
export { parseSiwxMessage } from '../../chains/siwxParser'
export type { SignedText, Verifier } from '../../chains/verifiers/verifier'
export { createCloudStorage, type CloudStorageOptions } from './cloudStorage'
export { createSiwx, type SiwxOptions } from './createSiwx'
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
export { createLocalStorage, type LocalStorageOptions } from './localStorage'
export { createMessenger, type MessengerOptions } from './messenger'
export { addressOfDid, createSiweConfig } from './siwe'
export type * from './siweTypes'
export type * from './types'
export { createVerifiers, type VerifiersOptions } from './verifiers'
