import {
  createAssociatedTokenAccountInstruction,
  createInitializeMint2Instruction,
  createMintToInstruction,
  getAssociatedTokenAddressSync,
  MINT_SIZE,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import { Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { readAddress, type Address } from './address'
import type { Ledger } from './ledger'

/** Makes a new SPL token and gives the owner an amount of it, in the smallest unit; returns the mint. */
export function createToken(ledger: Ledger, ownerAddress: Address, amount: bigint, decimals: number): string {
  const [payer, mint] = [Keypair.generate(), Keypair.generate()]
  ledger.airdrop(readAddress(payer.publicKey.toBase58()), 1_000_000_000n)
  const owner = new PublicKey(ownerAddress)
  const account = getAssociatedTokenAddressSync(mint.publicKey, owner, true)
  const transaction = new Transaction({ feePayer: payer.publicKey, ...ledger.blockhashes.latest() }).add(
    SystemProgram.createAccount({
      fromPubkey: payer.publicKey,
      newAccountPubkey: mint.publicKey,
      space: MINT_SIZE,
      lamports: Number(ledger.svm.minimumBalanceForRentExemption(BigInt(MINT_SIZE))),
      programId: TOKEN_PROGRAM_ID,
    }),
    createInitializeMint2Instruction(mint.publicKey, decimals, payer.publicKey, null),
    createAssociatedTokenAccountInstruction(payer.publicKey, account, owner, mint.publicKey),
    createMintToInstruction(mint.publicKey, account, payer.publicKey, amount),
  )
  transaction.sign(payer, mint)
  ledger.send(Uint8Array.from(transaction.serialize()))
  return mint.publicKey.toBase58()
}
