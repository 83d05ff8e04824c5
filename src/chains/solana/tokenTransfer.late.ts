import { PublicKey, SystemProgram, TransactionInstruction, type Connection } from '@solana/web3.js'
import { TransferError } from '../errors/chainErrors'
import type { Transfer } from '../transactions'
import { associatedProgram, feeOf, kindOf, readMint, readTokenAccount, tokenPrograms } from './tokenData'

/** As many transfers fit in a transaction. */
const mostSources = 10

/** True for a program of tokens. */
export const isToken = (owner: PublicKey) => tokenPrograms.some((program) => program === owner.toBase58())

const signer = (pubkey: PublicKey) => ({ pubkey, isSigner: true, isWritable: true })
const written = (pubkey: PublicKey) => ({ pubkey, isSigner: false, isWritable: true })
const looked = (pubkey: PublicKey) => ({ pubkey, isSigner: false, isWritable: false })

/** The account of an owner for a mint that everybody finds. */
export function associatedAddress(owner: PublicKey, mint: PublicKey, program: PublicKey): PublicKey {
  const seeds = [owner, program, mint].map((key) => key.toBytes())
  return PublicKey.findProgramAddressSync(seeds, new PublicKey(associatedProgram))[0]
}

/** Makes that account if it does not exist. */
export function createAssociated(
  payer: PublicKey,
  owner: PublicKey,
  mint: PublicKey,
  program: PublicKey,
): TransactionInstruction {
  const account = associatedAddress(owner, mint, program)
  return new TransactionInstruction({
    programId: new PublicKey(associatedProgram),
    keys: [
      signer(payer),
      written(account),
      looked(owner),
      looked(mint),
      looked(SystemProgram.programId),
      looked(program),
    ],
    data: Uint8Array.of(1) as Buffer,
  })
}

/** A transfer for which the token program checks mint and decimals. */
export function transferChecked(
  [source, mint, target, owner, program]: readonly [PublicKey, PublicKey, PublicKey, PublicKey, PublicKey],
  amount: bigint,
  decimals: number,
): TransactionInstruction {
  const data = new Uint8Array(10)
  const view = new DataView(data.buffer)
  view.setUint8(0, 12)
  view.setBigUint64(1, amount, true)
  view.setUint8(9, decimals)
  return new TransactionInstruction({
    programId: program,
    keys: [written(source), looked(mint), written(target), { ...looked(owner), isSigner: true }],
    data: data as Buffer,
  })
}

/** Plans the instructions, the amount that arrives, and the size of an account that has to be made for it. */
export async function planTransfer(connection: Connection, transfer: Transfer, keyOf: (address: string) => PublicKey) {
  const { value } = transfer
  const [from, to] = [keyOf(transfer.from), keyOf(transfer.to)]
  if (transfer.token === undefined) {
    const instruction = SystemProgram.transfer({ fromPubkey: from, toPubkey: to, lamports: value })
    return { instructions: [instruction], arrives: value, size: null }
  }
  const mint = keyOf(transfer.token)
  const programs = tokenPrograms.map((program) => new PublicKey(program))
  const targets = programs.map((program) => associatedAddress(to, mint, program))
  const [held, [mintInfo, toInfo, ...found]] = await Promise.all([
    connection.getTokenAccountsByOwner(from, { mint }),
    connection.getMultipleAccountsInfo([mint, to, ...targets]),
  ])
  const at = programs.findIndex((program) => mintInfo?.owner.equals(program))
  const [program, associated] = [programs[at], targets[at]]
  if (!mintInfo || !program || !associated || kindOf(mintInfo.data) !== 'mint') throw new TransferError('unknown')
  const facts = readMint(mintInfo.data, program.toBase58())
  if (!facts.isTransferable) throw new TransferError('notTransferable')
  if (facts.isPaused) throw new TransferError('paused')
  if (facts.isHooked) throw new TransferError('transferHook')
  const isTarget = toInfo !== undefined && toInfo !== null && isToken(toInfo.owner) && kindOf(toInfo.data) === 'account'
  const target = isTarget ? to : associated
  const isMade = !isTarget && !found[at]
  const pieces = divide(
    held.value.map(({ pubkey, account }) => ({ pubkey, ...readTokenAccount(account.data) })),
    value,
  )
  const epoch = facts.fees.length > 0 ? BigInt((await connection.getEpochInfo()).epoch) : 0n
  return {
    instructions: [
      ...(isTarget ? [] : [createAssociated(from, to, mint, program)]),
      ...pieces.map(({ pubkey, amount }) =>
        transferChecked([pubkey, mint, target, from, program], amount, facts.decimals),
      ),
    ],
    arrives: pieces.reduce((sum, { amount }) => sum + amount - feeOf(facts, epoch, amount), 0n),
    size: isMade ? facts.accountSize : null,
  }
}

interface Held {
  readonly pubkey: PublicKey
  readonly amount: bigint
  readonly isFrozen: boolean
}

/** From which accounts an amount is taken, those that hold most first. */
function divide(held: readonly Held[], value: bigint): readonly Held[] {
  const usable = held.filter(({ isFrozen }) => !isFrozen)
  const sorted = usable.sort((one, other) => (one.amount < other.amount ? 1 : -1))
  let rest = value
  const pieces = sorted.slice(0, mostSources).flatMap((one) => {
    const amount = one.amount < rest ? one.amount : rest
    rest -= amount
    return amount > 0n ? [{ ...one, amount }] : []
  })
  if (rest === 0n) return pieces
  const sum = (all: readonly Held[]) => all.reduce((total, { amount }) => total + amount, 0n)
  throw new TransferError(sum(usable) >= value ? 'scattered' : sum(held) >= value ? 'frozen' : 'insufficientFunds')
}
