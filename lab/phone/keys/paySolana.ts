import {
  Connection,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { base64 } from '@scure/base'
import { parseUnits } from 'viem'

/** A payment of Solana Pay. */
export interface SolanaPayment {
  readonly to: string
  /** In whole units, as a decimal text. */
  readonly amount: string
  /** Mint; null for SOL. */
  readonly token: string | null
}

// https://solana.com/docs/programs: which makes one account of each owner for each token.
const associatedProgram = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')

/** Reads a link that asks for an amount: https://docs.solanapay.com/spec. Null for other text. */
export function readSolanaPayment(uri: string): SolanaPayment | null {
  const [, to, query] = /^solana:([1-9A-HJ-NP-Za-km-z]{32,44})\?(.*)$/.exec(uri) ?? []
  const fields = new URLSearchParams(query)
  const amount = fields.get('amount') ?? ''
  // Further fields of a link to be written into the transaction would not be found there.
  const isKnown = [...fields.keys()].every((name) => /^(amount|spl-token|label|message)$/.test(name))
  return to && isKnown && /^\d+(\.\d+)?$/.test(amount) ? { to, amount, token: fields.get('spl-token') } : null
}

/** The transaction that pays it, in base64; not signed yet. */
export async function writeSolanaPayment(url: string, from: string, payment: SolanaPayment): Promise<string> {
  const connection = new Connection(url, 'confirmed')
  const payerKey = new PublicKey(from)
  const [instructions, { blockhash: recentBlockhash }] = await Promise.all([
    payment.token === null
      ? [moveLamports(payerKey, payment)]
      : moveToken(connection, payerKey, new PublicKey(payment.token), payment),
    connection.getLatestBlockhash(),
  ])
  const message = new TransactionMessage({ payerKey, recentBlockhash, instructions }).compileToV0Message()
  return base64.encode(new VersionedTransaction(message).serialize())
}

function moveLamports(fromPubkey: PublicKey, { to, amount }: SolanaPayment): TransactionInstruction {
  return SystemProgram.transfer({ fromPubkey, toPubkey: new PublicKey(to), lamports: parseUnits(amount, 9) })
}

async function moveToken(connection: Connection, from: PublicKey, mint: PublicKey, { to, amount }: SolanaPayment) {
  const account = await connection.getAccountInfo(mint)
  if (!account) throw new Error('The phone knows no such token')
  const { owner: program, data: mintData } = account
  // https://docs.rs/spl-token-interface, `Mint`: an option of a key, a supply, then this.
  const decimals = mintData[44] ?? 0
  const receiver = new PublicKey(to)
  const accountOf = (owner: PublicKey) =>
    PublicKey.findProgramAddressSync([owner.toBytes(), program.toBytes(), mint.toBytes()], associatedProgram)[0]
  const key = (pubkey: PublicKey, isWritable = false, isSigner = false) => ({ pubkey, isWritable, isSigner })
  const instruction = (programId: PublicKey, keys: ReturnType<typeof key>[], data: Uint8Array) =>
    new TransactionInstruction({ programId, keys, data: data as TransactionInstruction['data'] })
  const target = accountOf(receiver)
  // `CreateIdempotent`, then `TransferChecked`.
  const transfer = new DataView(new ArrayBuffer(10))
  transfer.setUint8(0, 12)
  transfer.setBigUint64(1, parseUnits(amount, decimals), true)
  transfer.setUint8(9, decimals)
  return [
    instruction(
      associatedProgram,
      [key(from, true, true), key(target, true), key(receiver), key(mint), key(SystemProgram.programId), key(program)],
      Uint8Array.of(1),
    ),
    instruction(
      program,
      [key(accountOf(from), true), key(mint), key(target, true), key(from, false, true)],
      new Uint8Array(transfer.buffer),
    ),
  ]
}
