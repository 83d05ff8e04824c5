export interface TypedDataDomain {
  readonly name: string | null
  readonly version: string | null
  /** Decimal. */
  readonly chainId: string | null
  readonly verifyingContract: string | null
  readonly salt: string | null
}

/** Leave to spend, given by a signature. */
export interface PermitDescription {
  readonly standard: 'erc2612' | 'dai' | 'permit2'
  /** `transfer`: the spender moves the tokens once; `allowance`: up to the amount, until the expiration. */
  readonly mode: 'allowance' | 'transfer'
  readonly spender: string
  readonly grants: readonly {
    readonly token: string
    /** In the smallest unit. */
    readonly amount: bigint
    readonly isUnlimited: boolean
    /** Seconds since 1970; null when the signature's deadline is all there is. */
    readonly expiration: bigint | null
  }[]
  /** Seconds since 1970; null when it never ends. */
  readonly deadline: bigint | null
}
