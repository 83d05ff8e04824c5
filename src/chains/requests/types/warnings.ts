import type { SiwxFault } from '../../../siwx/message/fields'
import type { TextFlag } from './text'

/** `danger`: a person may lose everything of a kind; `caution`: read twice; `note`: good to know. */
export type WarningLevel = 'danger' | 'caution' | 'note'

/** Something to be careful about. */
export type RequestWarning = WarningKind & {
  readonly level: WarningLevel
  /** Which of several: the index of a transaction, call or instruction, outermost first; empty for the whole request. */
  readonly at: readonly number[]
}

/** The kinds, each with what a sentence about it needs. */
export type WarningKind =
  /** Meant for another network than the active one. `wanted` is CAIP-2, or as given when it is no chain. */
  | { readonly key: 'chainMismatch'; readonly wanted: string; readonly active: string }
  /** To be signed, paid or sent by another account than the active one. */
  | { readonly key: 'accountMismatch'; readonly wanted: string; readonly active: string }
  /** Typed data for a chain it does not name: it may be used on all of them. */
  | { readonly key: 'chainMissing' }
  | { readonly key: 'hiddenText'; readonly flags: readonly TextFlag[] }
  /** Bytes that are no text. */
  | { readonly key: 'notText' }
  /** A message that is a transaction in disguise. */
  | { readonly key: 'transactionAsMessage' }
  | { readonly key: 'signInDomain'; readonly domain: string; readonly origin: string }
  | { readonly key: 'signInMalformed'; readonly fault: SiwxFault }
  | { readonly key: 'domainMissing' }
  | { readonly key: 'uncoveredFields'; readonly names: readonly string[] }
  /** Leave to spend tokens, by signature. */
  | { readonly key: 'permit'; readonly spender: string }
  /** A transfer that is made with the signature alone. */
  | { readonly key: 'signedTransfer'; readonly recipient: string }
  /** Leave to take an item, by signature. */
  | { readonly key: 'itemPermit'; readonly spender: string }
  /** An offer that anybody can take who has the signature. */
  | { readonly key: 'signedOrder' }
  /** An offer for which the account gets nothing. */
  | { readonly key: 'orderForNothing' }
  /** A Safe would run another contract's code as its own. */
  | { readonly key: 'delegateCall'; readonly to: string }
  /** A Safe would pay whoever sends the transaction. */
  | { readonly key: 'safeRefund' }
  /** Typed data that name accounts or amounts, and of which nothing is known. */
  | { readonly key: 'unknownAgreement'; readonly type: string }
  /** `token` is null where the request does not spell it out. */
  | { readonly key: 'unlimitedApproval'; readonly token: string | null; readonly spender: string | null }
  | { readonly key: 'approvalForAll'; readonly token: string; readonly operator: string }
  | { readonly key: 'sentToToken'; readonly token: string }
  | { readonly key: 'unknownCall'; readonly to: string | null; readonly selector: string | null }
  /** Bytes after the arguments, which the contract may use all the same. */
  | { readonly key: 'trailingBytes'; readonly count: number }
  /** The arguments are written in another way than compilers write them. */
  | { readonly key: 'unusualEncoding' }
  /** Calls within calls, too many or too deep to read all. */
  | { readonly key: 'tooDeep' }
  | { readonly key: 'createsContract' }
  /** EIP-7702: the account would run another's code from then on. */
  | { readonly key: 'delegation'; readonly to: string | null }
  /** A field that is not known here, and not sent. */
  | { readonly key: 'unknownField'; readonly name: string }
  /** The transaction has a number of its own, and may take the place of one that waits. */
  | { readonly key: 'nonce'; readonly nonce: bigint }
  /** Solana: accounts stand in tables that are not read here. */
  | { readonly key: 'lookupTables' }
  | { readonly key: 'unknownProgram'; readonly program: string | null }
  /** Solana: an account changes hands. */
  | { readonly key: 'ownerChange'; readonly account: string | null; readonly owner: string | null }
  /** Solana: good until its nonce is used, so possibly for ever. */
  | { readonly key: 'durableNonce' }
  /** Whoever asks would see all of the accounts. */
  | { readonly key: 'seesAccounts'; readonly origin: string }
  /** The call moves tokens of another owner, with an allowance of the account. */
  | { readonly key: 'spendsOthers'; readonly owner: string }
  /** A paymaster (ERC-7677) pays the fees, sees the calls and can refuse them. `url` comes from the request. */
  | { readonly key: 'paymaster'; readonly url: string | null }
  /** A token has the symbol of another token that the app knows. */
  | { readonly key: 'imitation'; readonly token: string; readonly symbol: string }
  /** Leave to act without being asked again. */
  | { readonly key: 'grantsPermission'; readonly grantee: string | null }
