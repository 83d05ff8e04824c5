import { randomBytes } from 'node:crypto'
import { base58 } from '@scure/base'

// https://solana.com/docs/core/transactions: for how many slots a blockhash is good.
const lifetime = 150n

/** The window of recent blockhashes: LiteSVM itself knows the latest one only. */
export function createBlockhashes() {
  const lastSlots = new Map<string, bigint>()
  let latest = { blockhash: '', lastValidBlockHeight: 0 }
  return {
    latest: () => latest,
    isValid: (blockhash: string) => lastSlots.has(blockhash),
    next: (slot: bigint): void => {
      const blockhash = base58.encode(randomBytes(32))
      lastSlots.set(blockhash, slot + lifetime)
      latest = { blockhash, lastValidBlockHeight: Number(slot + lifetime) }
      for (const [old, last] of lastSlots) if (last < slot) lastSlots.delete(old)
    },
  }
}
