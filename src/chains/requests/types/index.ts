import type { CaipAddress, CaipNetworkId, Network } from '../../network'
import type { SiwxFault, SiwxMessage } from '../../../siwx/message/fields'
import type { AgreementDescription } from './agreements'
import type { CallDescription } from './calls'
import type { SolanaTransactionDescription } from './solana'
import type { PermitDescription, TypedDataDomain } from './typedData'
import type { TextFlag, TextPart, ValueNode } from './text'
import type { RequestWarning } from './warnings'

export type { TextFlag, TextPart, ValueNode } from './text'
export type { PermitDescription, TypedDataDomain } from './typedData'

/** The page that asks, and the facts that the request is compared with. */
export interface RequestContext {
  /** The active network. */
  readonly network: Network
  /** The active account. */
  readonly account: CaipAddress
  /** Origin of the page that asks, `https://shop.example`. */
  readonly origin: string
}

/** A description of a request, as far as it can be read. No value of it is a sentence. */
export type RequestDescription =
  | MessageDescription
  | TypedDataDescription
  | TransactionRequestDescription
  | CallsDescription
  | SolanaDescription
  | PermissionsDescription
  | UserOperationDescription
  | UnknownDescription

/** Why a request cannot be approved. */
export type RequestProblem =
  /** Nothing here knows the method. */
  | 'unknownMethod'
  /** The parameters throw, run in a circle or are deeper than any wallet reads. */
  | 'unreadable'
  /** The parameters are not those of the method. */
  | 'malformed'
  /** More calls, bytes, characters or steps than a person can check. */
  | 'tooLarge'

interface DescriptionBase {
  readonly method: string
  /** The parameters that are sent after a yes, written from what was read and nothing else; with a problem as they came. */
  readonly params: unknown
  /** All of that as indented JSON, bytes in hexadecimal. */
  readonly parameters: string
  /** Not null: the request contradicts itself, and must not be approvable. */
  readonly problem: RequestProblem | null
  /** Everything to be careful about, the worst first. */
  readonly warnings: readonly RequestWarning[]
  /** Addresses of tokens (eip155: contracts, solana: mints) whose symbol and decimals would make amounts readable. */
  readonly tokens: readonly string[]
}

/** `personal_sign`, `solana_signMessage`. */
export interface MessageDescription extends DescriptionBase {
  readonly kind: 'message'
  /** The message; null when its bytes are not UTF-8. */
  readonly text: string | null
  /** The same in parts; empty when it is no text. */
  readonly parts: readonly TextPart[]
  readonly flags: readonly TextFlag[]
  readonly hex: string
  readonly byteLength: number
  /** The address that is to sign; null when the request names none. */
  readonly signer: string | null
  /** Not null when the text is, or pretends to be, a sign-in (EIP-4361, CAIP-122). */
  readonly signIn: SignInDescription | null
}

export type SignInDescription =
  | {
      readonly state: 'valid'
      readonly message: SiwxMessage
      /** Its domain (and scheme, if it names one) is the page that asks. */
      readonly isSameDomain: boolean
      readonly isSameAccount: boolean
      readonly isSameNetwork: boolean
    }
  | {
      readonly state: 'invalid'
      readonly fault: SiwxFault
      /** The domain of its first line. */
      readonly domain: string
      readonly isSameDomain: boolean
    }

/** `eth_signTypedData_v4`. */
export interface TypedDataDescription extends DescriptionBase {
  readonly kind: 'typedData'
  readonly signer: string | null
  readonly domain: TypedDataDomain
  /** The domain as it is given, field by field. */
  readonly domainNodes: readonly ValueNode[]
  readonly primaryType: string
  readonly message: readonly ValueNode[]
  /** Fields in the data that no type covers: they are neither shown nor signed. */
  readonly uncovered: readonly string[]
  readonly permit: PermitDescription | null
  /** A further effect of the signature; null where that is not known. */
  readonly agreement: AgreementDescription | null
}

export interface TransactionDescription {
  readonly from: string | null
  /** Null: a contract is created. */
  readonly to: string | null
  /** In wei. */
  readonly value: bigint
  /** The network the transaction names; null when it names none. */
  readonly networkId: CaipNetworkId | null
  readonly gas: bigint | null
  readonly gasPrice: bigint | null
  readonly maxFeePerGas: bigint | null
  readonly maxPriorityFeePerGas: bigint | null
  readonly nonce: bigint | null
  /** All of the call data, hexadecimal; `0x` without data. */
  readonly data: string
  readonly dataLength: number
  readonly call: CallDescription
}

/** `eth_sendTransaction`. */
export interface TransactionRequestDescription extends DescriptionBase {
  readonly kind: 'transaction'
  readonly transaction: TransactionDescription
}

/** `wallet_sendCalls` (EIP-5792). */
export interface CallsDescription extends DescriptionBase {
  readonly kind: 'calls'
  readonly from: string | null
  readonly networkId: CaipNetworkId | null
  /** The request is for all or none. */
  readonly isAtomic: boolean
  readonly transactions: readonly TransactionDescription[]
  /** Names of the capabilities asked for, for all of the calls. */
  readonly capabilities: readonly string[]
  /** Options from capabilities, for all of the calls and for each. */
  readonly options: readonly ValueNode[]
}

/** `solana_signTransaction`, `solana_signAllTransactions`, `solana_signAndSendTransaction`. */
export interface SolanaDescription extends DescriptionBase {
  readonly kind: 'solana'
  /** The wallet sends them too. */
  readonly isSent: boolean
  readonly transactions: readonly SolanaTransactionDescription[]
}

/** `wallet_grantPermissions`, `wallet_revokePermissions`. */
export interface PermissionsDescription extends DescriptionBase {
  readonly kind: 'permissions'
  readonly change: 'grant' | 'revoke'
  /** The permissions that are granted or taken back, by type, with everything that they say. */
  readonly permissions: readonly { readonly type: string; readonly nodes: readonly ValueNode[] }[]
  /** The address that may use them; null when the request names none. */
  readonly grantee: string | null
  /** Seconds since 1970; null when it names no end. */
  readonly expiry: bigint | null
}

/** `eth_sendUserOperation` (ERC-4337). */
export interface UserOperationDescription extends DescriptionBase {
  readonly kind: 'userOperation'
  readonly sender: string
  readonly entryPoint: string | null
  readonly paymaster: string | null
  readonly isAccountCreated: boolean
  readonly call: CallDescription
  /** The operation field by field. */
  readonly nodes: readonly ValueNode[]
}

/** A request that cannot be described; `problem` says why. */
export interface UnknownDescription extends DescriptionBase {
  readonly kind: 'unknown'
  readonly problem: RequestProblem
}
