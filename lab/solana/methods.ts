import { accountMethods } from './accountMethods'
import type { Ledger } from './ledger'
import { RpcFailure, text, type RpcMethod } from './rpcFailure'
import { signatureFee, transactionMethods } from './transactionMethods'

interface Call {
  readonly id?: unknown
  readonly method?: unknown
  readonly params?: unknown
}

/** Answers JSON-RPC calls as a node would (https://solana.com/docs/rpc); `unitPrice` is what others offered lately. */
export function createMethods(ledger: Ledger, unitPrice: number): (call: Call) => object {
  const inContext = (value: unknown) => ({ context: { apiVersion: '2.3.0', slot: ledger.slot() }, value })
  const methods: Readonly<Record<string, RpcMethod>> = {
    getHealth: () => 'ok',
    getVersion: () => ({ 'solana-core': '2.3.0', 'feature-set': 0 }),
    getGenesisHash: () => ledger.genesis,
    getSlot: () => ledger.slot(),
    getBlockHeight: () => ledger.slot(),
    getEpochInfo: () => ({
      absoluteSlot: ledger.slot(),
      blockHeight: ledger.slot(),
      epoch: 0,
      slotIndex: ledger.slot(),
      slotsInEpoch: 432_000,
      transactionCount: ledger.landed.size,
    }),
    getLatestBlockhash: () => inContext(ledger.blockhashes.latest()),
    isBlockhashValid: ([blockhash]) => inContext(ledger.blockhashes.isValid(text(blockhash))),
    getRecentPrioritizationFees: () => [{ slot: ledger.slot(), prioritizationFee: unitPrice }],
    getFeeForMessage: ([given]) => {
      const message = Buffer.from(text(given), 'base64')
      // The count of signers comes first, or after the version.
      const signers = message[(message[0] ?? 0) & 0x80 ? 1 : 0] ?? 0
      return inContext(signatureFee * signers)
    },
    ...accountMethods(ledger, inContext),
    ...transactionMethods(ledger, inContext),
  }

  return ({ id = null, method, params }) => {
    try {
      const run = typeof method === 'string' && Object.hasOwn(methods, method) ? methods[method] : undefined
      if (!run) throw new RpcFailure(-32601, 'Method not found')
      return { jsonrpc: '2.0', id, result: run(Array.isArray(params) ? params : []) }
    } catch (error) {
      const { code, message, data } = error instanceof RpcFailure ? error : new RpcFailure(-32603, String(error))
      return { jsonrpc: '2.0', id, error: { code, message, data } }
    }
  }
}
