/** Why a stored wallet cannot be used. */
export type WalletRecordFailure =
  /** It was written by a later version of the vault. */
  | 'newer'
  /** It is not the record of a wallet. */
  | 'invalid'
  /** The passkey is not one of the wallet's. */
  | 'unknownPasskey'
  /** The passkey does not decrypt it, or the data was changed. */
  | 'sealed'

const sentences: Readonly<Record<WalletRecordFailure, string>> = {
  newer: 'A later version of the vault wrote this wallet',
  invalid: 'The stored data is not that of a wallet',
  unknownPasskey: 'The passkey does not belong to this wallet',
  sealed: 'The passkey does not open the wallet, or its stored data was changed',
}

/** A stored wallet cannot be used. It has no secrets, and no cause that could have some. */
export class WalletRecordError extends Error {
  override name = 'WalletRecordError'

  constructor(readonly failure: WalletRecordFailure) {
    super(sentences[failure])
  }
}

/** Why a request is not signed. */
export type SigningFailure =
  /** Chain, nonce or gas of a transaction is missing. */
  | 'incomplete'
  /** The signed transaction would differ from the shown one. */
  | 'changed'
  /** It cannot be encoded. */
  | 'invalid'
  /** A message that is also the message of a transaction. */
  | 'isTransaction'
  /** The transaction needs the signature of another account. */
  | 'otherSigner'

const signingSentences: Readonly<Record<SigningFailure, string>> = {
  incomplete: 'The transaction has no chain, nonce or gas limit',
  changed: 'The transaction has fields that its type does not have',
  invalid: 'The request cannot be encoded',
  isTransaction: 'The message is a transaction',
  otherSigner: 'The transaction needs the signature of another account',
}

/** A request is not signed. It has no part of the request. */
export class SigningError extends Error {
  override name = 'SigningError'

  constructor(readonly failure: SigningFailure) {
    super(signingSentences[failure])
  }
}
