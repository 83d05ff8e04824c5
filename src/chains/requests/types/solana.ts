export interface SolanaTransactionDescription {
  readonly version: 'legacy' | 0
  readonly feePayer: string
  /** All who have to sign, the fee payer first. */
  readonly signers: readonly string[]
  readonly instructions: readonly SolanaInstruction[]
  /** Tables whose addresses the transaction does not spell out: they cannot be read here. */
  readonly lookupTables: readonly string[]
  readonly byteLength: number
}

export interface SolanaAccountUse {
  /** Null: it is in a lookup table. */
  readonly address: string | null
  readonly isSigner: boolean
  readonly isWritable: boolean
}

/** An account that an instruction names; null when it is in a lookup table. */
type Named = string | null

interface InstructionBase {
  /** Address of the program; null when it is in a lookup table. */
  readonly program: Named
  readonly accounts: readonly SolanaAccountUse[]
  /** Hexadecimal. */
  readonly data: string
}

/** The effect of an instruction. Amounts are in the smallest unit (lamports, or the token's). */
export type SolanaInstruction = InstructionBase &
  (
    | { readonly action: 'transfer'; readonly from: Named; readonly recipient: Named; readonly lamports: bigint }
    | {
        readonly action: 'createAccount'
        readonly from: Named
        readonly account: Named
        readonly lamports: bigint
        readonly space: bigint
        readonly owner: string
      }
    /** The account is handed to another program. */
    | { readonly action: 'assign'; readonly account: Named; readonly owner: string }
    /** The transaction stays good until its nonce is used. */
    | { readonly action: 'advanceNonce'; readonly account: Named; readonly authority: Named }
    /** `mint` and `decimals` are null where the instruction does not say. */
    | {
        readonly action: 'tokenTransfer'
        readonly from: Named
        readonly recipient: Named
        readonly authority: Named
        readonly mint: Named
        readonly amount: bigint
        readonly decimals: number | null
        /** Token-2022: what the recipient does not get; null without a fee. */
        readonly fee: bigint | null
      }
    | {
        readonly action: 'tokenApprove'
        readonly account: Named
        readonly delegate: Named
        readonly owner: Named
        readonly mint: Named
        readonly amount: bigint
        readonly decimals: number | null
        readonly isUnlimited: boolean
      }
    | { readonly action: 'tokenRevoke'; readonly account: Named; readonly owner: Named }
    | {
        readonly action: 'tokenSetAuthority'
        readonly account: Named
        readonly authority: Named
        readonly authorityType: 'mint' | 'freeze' | 'owner' | 'close' | 'other'
        /** Null: the authority is given up for good. */
        readonly newAuthority: string | null
      }
    | { readonly action: 'tokenClose'; readonly account: Named; readonly recipient: Named; readonly owner: Named }
    | {
        readonly action: 'tokenBurn' | 'tokenMint'
        readonly account: Named
        readonly mint: Named
        readonly authority: Named
        readonly amount: bigint
        readonly decimals: number | null
      }
    | {
        readonly action: 'createTokenAccount'
        readonly payer: Named
        readonly account: Named
        readonly owner: Named
        readonly mint: Named
      }
    | { readonly action: 'memo'; readonly text: string }
    | { readonly action: 'computeLimit'; readonly units: number }
    | { readonly action: 'computePrice'; readonly microLamports: bigint }
    | { readonly action: 'unknown' }
  )
