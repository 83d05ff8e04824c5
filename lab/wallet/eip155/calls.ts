import { isHex, type Hex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { Ask, WalletCore } from './core'
import { callChain } from './rpc'
import { RpcError } from '../rpcError'
import { readTransaction, sendTransaction } from './transaction'

type SenderOf = (address: unknown) => PrivateKeyAccount

/** Several calls as one request, sent one after the other (https://eips.ethereum.org/EIPS/eip-5792). */
export function createCalls(core: WalletCore, senderOf: SenderOf) {
  const sent = new Map<string, readonly Hex[]>()
  return {
    wallet_sendCalls: ([given]: readonly unknown[], ask: Ask) => {
      const { from, chainId, atomicRequired, calls } = (given ?? {}) as Record<string, unknown>
      const chain = core.chain()
      if (!Array.isArray(calls) || calls.length === 0) throw new RpcError(-32602)
      if (Number(chainId) !== chain.id) throw new RpcError(5710)
      if (atomicRequired === true) throw new RpcError(5760)
      const sender = senderOf(from)
      const transactions = calls.map((call: unknown) => readTransaction(call as object, chain))
      return ask({ kind: 'sendTransaction', origin: core.origin, transaction: { calls }, chain }, async () => {
        const hashes: Hex[] = []
        for (const transaction of transactions) hashes.push(await sendTransaction(sender, chain, transaction))
        const id = crypto.randomUUID()
        sent.set(id, hashes)
        return { id }
      })
    },
    wallet_getCallsStatus: async ([id]: readonly unknown[]) => {
      const hashes = sent.get(String(id))
      if (!hashes) throw new RpcError(5730)
      const { id: chainId, rpcUrl } = core.chain()
      const found = await Promise.all(hashes.map((hash) => callChain(rpcUrl, 'eth_getTransactionReceipt', [hash])))
      const receipts = found.filter((receipt) => receipt !== null) as { status?: unknown }[]
      const isDone = receipts.length === hashes.length
      const isGood = receipts.every(({ status }) => isHex(status) && Number(status) === 1)
      return {
        version: '2.0.0',
        id,
        chainId: `0x${chainId.toString(16)}`,
        atomic: false,
        receipts,
        status: !isDone ? 100 : isGood ? 200 : 600,
      }
    },
  }
}
