import { randomBytes } from 'node:crypto'
import { base58 } from '@scure/base'
import { VersionedTransaction } from '@solana/web3.js'
import { FailedTransactionMetadata, LiteSVM, type TransactionMetadata } from 'litesvm'
import type { Address } from './address'
import { createBlockhashes } from './blockhashes'
import { RpcFailure } from './rpcFailure'
import { describeError } from './transactionError'

/** A transaction that is in the ledger, whether it did what it should or not. */
export interface Landed {
  readonly signature: string
  readonly error: unknown
  readonly slot: number
  /** In seconds. */
  readonly time: number
  readonly logs: readonly string[]
  /** Accounts it touches. */
  readonly keys: readonly string[]
  /** As sent; null for what the faucet gave. */
  readonly bytes: Uint8Array | null
  readonly before: readonly number[]
  readonly after: readonly number[]
}

const unsigned = 'Transaction signature verification failure'

type SvmTransaction = Parameters<LiteSVM['sendTransaction']>[0]

/** The ledger of a local node: the real SVM with slots that go on, and what landed in it. */
export function createLedger() {
  const svm = new LiteSVM().withBlockhashCheck(false).withTransactionHistory(100_000n)
  const blockhashes = createBlockhashes()
  const landed = new Map<string, Landed>()
  const watchers = new Set<(entry: Landed) => void>()
  let slot = 0n

  const put = (result: TransactionMetadata, entry: Omit<Landed, 'slot' | 'time' | 'logs'>) => {
    const whole = { ...entry, slot: Number(slot), time: Math.floor(Date.now() / 1000), logs: result.logs() }
    landed.set(entry.signature, whole)
    for (const watch of watchers) watch(whole)
    return entry.signature
  }

  const check = (transaction: VersionedTransaction) => {
    if (!blockhashes.isValid(transaction.message.recentBlockhash))
      throw new RpcFailure(-32002, 'Transaction simulation failed: Blockhash not found', {
        err: 'BlockhashNotFound',
        logs: [],
      })
  }

  const ledger = {
    svm,
    blockhashes,
    genesis: base58.encode(randomBytes(32)),
    landed: landed as ReadonlyMap<string, Landed>,
    slot: () => Number(slot),
    tick: () => {
      slot += 1n
      svm.warpToSlot(slot)
      blockhashes.next(slot)
    },
    /** Calls back with everything that lands from now on. */
    watch: (watcher: (entry: Landed) => void) => void watchers.add(watcher),
    balanceOf: (address: string) => Number(svm.getBalance(address as Address) ?? 0n),
    airdrop: (address: Address, lamports: bigint): string => {
      // The same gift twice on one blockhash would be the same transaction.
      svm.expireBlockhash()
      const result = svm.airdrop(address, lamports as NonNullable<ReturnType<LiteSVM['getBalance']>>)
      if (!result || result instanceof FailedTransactionMetadata) throw new RpcFailure(-32603, 'airdrop failed')
      const signature = base58.encode(result.signature())
      return put(result, { signature, error: null, keys: [address], bytes: null, before: [], after: [] })
    },
    send: (bytes: Uint8Array, skipsPreflight = false): string => {
      const transaction = readTransaction(bytes)
      check(transaction)
      const keys = transaction.message.staticAccountKeys.map((key) => key.toBase58())
      const signature = base58.encode(transaction.signatures[0] ?? new Uint8Array())
      const before = keys.map(ledger.balanceOf)
      const result = refusing(() => svm.sendTransaction(forSvm(bytes, transaction)))
      const isFailed = result instanceof FailedTransactionMetadata
      const error = isFailed ? describeError(result) : null
      const meta = isFailed ? result.meta() : result
      if (error === 'SignatureFailure') throw new RpcFailure(-32003, unsigned)
      if (isFailed && !skipsPreflight) {
        const said = typeof error === 'string' ? error : `Error processing Instruction ${JSON.stringify(error)}`
        const data = {
          err: error,
          logs: meta.logs(),
          unitsConsumed: Number(meta.computeUnitsConsumed()),
          accounts: null,
          returnData: null,
        }
        throw new RpcFailure(-32002, `Transaction simulation failed: ${said}`, data)
      }
      return put(meta, { signature, error, keys, bytes, before, after: keys.map(ledger.balanceOf) })
    },
    simulate: (bytes: Uint8Array, { isVerified = false, isAnyBlockhash = false } = {}) => {
      const transaction = readTransaction(bytes)
      if (!isAnyBlockhash) check(transaction)
      svm.withSigverify(isVerified)
      try {
        const result = refusing(() => svm.simulateTransaction(forSvm(bytes, transaction)))
        return {
          error: result instanceof FailedTransactionMetadata ? describeError(result) : null,
          meta: result.meta(),
        }
      } finally {
        svm.withSigverify(true)
      }
    },
  }
  ledger.tick()
  return ledger
}

export type Ledger = ReturnType<typeof createLedger>

function readTransaction(bytes: Uint8Array): VersionedTransaction {
  try {
    return VersionedTransaction.deserialize(bytes)
  } catch {
    throw new RpcFailure(-32602, 'failed to deserialize the transaction')
  }
}

/** The same transaction in the shape of LiteSVM: the message as it was signed, signatures by signer. */
function forSvm(bytes: Uint8Array, { message, signatures }: VersionedTransaction): SvmTransaction {
  const isSigned = (signature: Uint8Array) => signature.some((byte) => byte !== 0)
  const entries = signatures.map(
    (signature, index) => [String(message.staticAccountKeys[index]), isSigned(signature) ? signature : null] as const,
  )
  // Theirs are branded types: what they promise is checked by LiteSVM itself.
  return {
    messageBytes: bytes.slice(1 + 64 * signatures.length),
    signatures: Object.fromEntries(entries),
  } as unknown as SvmTransaction
}

function refusing<T>(run: () => T): T {
  try {
    return run()
  } catch {
    throw new RpcFailure(-32003, unsigned)
  }
}
