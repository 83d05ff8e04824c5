import {
  createAssociatedTokenAccountInstruction,
  createInitializeMint2Instruction,
  createInitializeNonTransferableMintInstruction,
  createInitializeTransferFeeConfigInstruction,
  createInitializeTransferHookInstruction,
  createMintToInstruction,
  ExtensionType,
  getAssociatedTokenAddressSync,
  getMintLen,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import { Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { readAddress, type Address } from './address'
import type { Ledger } from './ledger'

/** A token of Token-2022. */
export interface Token2022 {
  /** Fee of each transfer, in hundredths of a percent, and the most, in the smallest unit. */
  readonly transferFee?: { readonly basisPoints: number; readonly most: bigint }
  readonly isStuck?: boolean
  /** Another program has a say in each transfer. */
  readonly isHooked?: boolean
}

/**
 * Makes a new token, of SPL unless `extended` is given, and gives the owner an amount of it, in the smallest unit;
 * returns the mint.
 */
export function createToken(
  ledger: Ledger,
  ownerAddress: Address,
  amount: bigint,
  decimals: number,
  extended?: Token2022,
): string {
  const [payer, mint] = [Keypair.generate(), Keypair.generate()]
  ledger.airdrop(readAddress(payer.publicKey.toBase58()), 1_000_000_000n)
  const owner = new PublicKey(ownerAddress)
  const { transferFee, isStuck, isHooked } = extended ?? {}
  const program = extended ? TOKEN_2022_PROGRAM_ID : TOKEN_PROGRAM_ID
  const account = getAssociatedTokenAddressSync(mint.publicKey, owner, true, program)
  const space = getMintLen([
    ...(transferFee ? [ExtensionType.TransferFeeConfig] : []),
    ...(isStuck ? [ExtensionType.NonTransferable] : []),
    ...(isHooked ? [ExtensionType.TransferHook] : []),
  ])
  const transaction = new Transaction({ feePayer: payer.publicKey, ...ledger.blockhashes.latest() }).add(
    SystemProgram.createAccount({
      fromPubkey: payer.publicKey,
      newAccountPubkey: mint.publicKey,
      space,
      lamports: Number(ledger.svm.minimumBalanceForRentExemption(BigInt(space))),
      programId: program,
    }),
  )
  if (transferFee)
    transaction.add(
      createInitializeTransferFeeConfigInstruction(
        mint.publicKey,
        null,
        null,
        transferFee.basisPoints,
        transferFee.most,
        program,
      ),
    )
  if (isStuck) transaction.add(createInitializeNonTransferableMintInstruction(mint.publicKey, program))
  if (isHooked) {
    const hook = Keypair.generate().publicKey
    transaction.add(createInitializeTransferHookInstruction(mint.publicKey, payer.publicKey, hook, program))
  }
  transaction.add(
    createInitializeMint2Instruction(mint.publicKey, decimals, payer.publicKey, null, program),
    createAssociatedTokenAccountInstruction(payer.publicKey, account, owner, mint.publicKey, program),
    createMintToInstruction(mint.publicKey, account, payer.publicKey, amount, [], program),
  )
  transaction.sign(payer, mint)
  ledger.send(Uint8Array.from(transaction.serialize()))
  return mint.publicKey.toBase58()
}
