interface CallBase {
  /** The contract that is called; null when one is created. */
  readonly to: string | null
  /** Native currency sent along, in wei. */
  readonly value: bigint
  /** `0x` and four bytes; null when nothing is called. */
  readonly selector: string | null
  /** `transfer(address,uint256)`; null when the call is not known. */
  readonly signature: string | null
  /** Every argument as declared, for a closer look. */
  readonly arguments: readonly CallArgument[]
}

export interface CallArgument {
  readonly name: string
  readonly type: string
  /** Numbers in decimal, bytes in hexadecimal, lists as JSON. */
  readonly value: string
}

/** The effect of a call on an EVM chain. Amounts are in the smallest unit. */
export type CallDescription = CallBase &
  (
    | { readonly action: 'nativeTransfer' }
    | { readonly action: 'createContract'; readonly dataLength: number }
    | { readonly action: 'unknown'; readonly dataLength: number }
    /** ERC-20 `transfer`. */
    | { readonly action: 'tokenTransfer'; readonly recipient: string; readonly amount: bigint }
    /** `transferFrom`, the same for ERC-20 (an amount) and ERC-721 (the id of an item). */
    | {
        readonly action: 'tokenTransferFrom'
        readonly owner: string
        readonly recipient: string
        readonly amount: bigint
      }
    /** `approve`, the same for ERC-20 (an amount) and ERC-721 (the id of an item). */
    | { readonly action: 'approve'; readonly spender: string; readonly amount: bigint; readonly isUnlimited: boolean }
    | {
        readonly action: 'increaseAllowance'
        readonly spender: string
        readonly amount: bigint
        readonly isUnlimited: boolean
      }
    | { readonly action: 'decreaseAllowance'; readonly spender: string; readonly amount: bigint }
    /** ERC-721 and ERC-1155; `amount` is null where an item is one of a kind. */
    | {
        readonly action: 'itemTransfer'
        readonly owner: string
        readonly recipient: string
        readonly items: readonly { readonly id: bigint; readonly amount: bigint | null }[]
      }
    /** `setApprovalForAll`. */
    | { readonly action: 'approvalForAll'; readonly operator: string; readonly isApproved: boolean }
    /** ERC-2612 `permit`, and Permit2's: a signature becomes an allowance. */
    | {
        readonly action: 'permit'
        readonly owner: string
        readonly spender: string
        readonly grants: readonly TokenGrant[]
        readonly deadline: bigint
      }
    /** Permit2 `approve`. */
    | { readonly action: 'permit2Approve'; readonly spender: string; readonly grants: readonly TokenGrant[] }
    /** Permit2 `transferFrom`. */
    | {
        readonly action: 'permit2Transfer'
        readonly transfers: readonly {
          readonly token: string
          readonly owner: string
          readonly recipient: string
          readonly amount: bigint
        }[]
      }
    | { readonly action: 'wrap' }
    | { readonly action: 'unwrap'; readonly amount: bigint }
    /** Several calls in one: `multicall`, `aggregate3`, `execute`. */
    | { readonly action: 'multicall'; readonly calls: readonly CallDescription[]; readonly deadline: bigint | null }
  )

export interface TokenGrant {
  readonly token: string
  readonly amount: bigint
  readonly isUnlimited: boolean
  /** Seconds since 1970; null when it has no end of its own. */
  readonly expiration: bigint | null
}
