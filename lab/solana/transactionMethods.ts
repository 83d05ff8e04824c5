import { base58 } from '@scure/base'
import { VersionedTransaction } from '@solana/web3.js'
import { readAddress } from './address'
import type { Landed, Ledger } from './ledger'
import { count, options, text, texts, type RpcMethod } from './rpcFailure'

// https://solana.com/docs/core/fees: lamports for each signature.
export const signatureFee = 5_000

/** Sending transactions, and finding them again. */
export function transactionMethods(
  ledger: Ledger,
  inContext: (value: unknown) => unknown,
): Readonly<Record<string, RpcMethod>> {
  const status = ({ error }: Landed) => ({
    err: error,
    status: error ? { Err: error } : { Ok: null },
    confirmationStatus: 'finalized',
  })
  return {
    requestAirdrop: ([address, lamports]) => ledger.airdrop(readAddress(address), BigInt(count(lamports))),
    sendTransaction: ([raw, given]) => ledger.send(decode(raw, given), options(given).skipPreflight === true),
    simulateTransaction: ([raw, given]) => {
      const { sigVerify, replaceRecentBlockhash } = options(given)
      const checks = { isVerified: sigVerify === true, isAnyBlockhash: replaceRecentBlockhash === true }
      const { error, meta } = ledger.simulate(decode(raw, given), checks)
      const unitsConsumed = Number(meta.computeUnitsConsumed())
      return inContext({ err: error, logs: meta.logs(), unitsConsumed, accounts: null, returnData: null })
    },
    getSignatureStatuses: ([signatures]) =>
      inContext(
        texts(signatures).map((signature) => {
          const entry = ledger.landed.get(signature)
          return entry ? { slot: entry.slot, confirmations: null, ...status(entry) } : null
        }),
      ),
    getSignaturesForAddress: ([given, limits]) => {
      const address = readAddress(given)
      const { limit = 1000 } = options(limits)
      const entries = [...ledger.landed.values()]
        .filter(({ keys }) => keys.includes(address))
        .reverse()
        .slice(0, count(limit))
      return entries.map((entry) => {
        const { err, confirmationStatus } = status(entry)
        return {
          signature: entry.signature,
          slot: entry.slot,
          err,
          memo: null,
          blockTime: entry.time,
          confirmationStatus,
        }
      })
    },
    getTransaction: ([signature, given]) => {
      const entry = ledger.landed.get(text(signature))
      return entry?.bytes ? describe(entry, entry.bytes, options(given).encoding) : null
    },
  }
}

function decode(raw: unknown, given: unknown): Uint8Array {
  return options(given).encoding === 'base64'
    ? Uint8Array.from(Buffer.from(text(raw), 'base64'))
    : base58.decode(text(raw))
}

function describe(entry: Landed, bytes: Uint8Array, encoding: unknown) {
  const transaction = VersionedTransaction.deserialize(bytes)
  const { message, signatures } = transaction
  const { error, slot, time, logs, before, after } = entry
  const none = { innerInstructions: [], preTokenBalances: [], postTokenBalances: [], rewards: [] }
  const meta = {
    ...none,
    err: error,
    status: error ? { Err: error } : { Ok: null },
    fee: signatureFee * message.header.numRequiredSignatures,
    logMessages: logs,
    preBalances: before,
    postBalances: after,
  }
  const json = {
    signatures: signatures.map((signature) => base58.encode(signature)),
    message: {
      header: message.header,
      accountKeys: message.staticAccountKeys.map(String),
      recentBlockhash: message.recentBlockhash,
      instructions: message.compiledInstructions.map(({ programIdIndex, accountKeyIndexes, data }) => ({
        programIdIndex,
        accounts: accountKeyIndexes,
        data: base58.encode(data),
        stackHeight: null,
      })),
      ...(message.version === 0 && { addressTableLookups: message.addressTableLookups }),
    },
  }
  const whole = encoding === 'base64' ? [Buffer.from(bytes).toString('base64'), encoding] : json
  return { slot, blockTime: time, version: message.version, meta, transaction: whole }
}
