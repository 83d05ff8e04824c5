import { ed25519 } from '@noble/curves/ed25519.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import { labKeys } from '../wallet/labKeys'
import type { LabSolana } from './startSolana'

/** A token as a list of Token Lists has it. */
export interface SolanaToken {
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** Address of the lab's wallet on Solana, by its first key. */
export const labSolanaAddress = base58.encode(ed25519.getPublicKey(hexToBytes((labKeys[0] ?? '').slice(2))))

/** Gives the lab's wallet tokens: of SPL, of Token-2022, and one that takes 1% of each transfer. */
export function createLabTokens(node: LabSolana): readonly SolanaToken[] {
  const give = (name: string, symbol: string, decimals: number, extended?: Parameters<LabSolana['createToken']>[3]) => {
    const whole = 1_000n * 10n ** BigInt(decimals)
    return { address: node.createToken(labSolanaAddress, whole, decimals, extended), name, symbol, decimals }
  }
  return [
    give('Lab Salt', 'LSALT', 6),
    give('Lab Grain', 'LGRAIN', 9, {}),
    give('Lab Ferry', 'LFERRY', 6, { transferFee: { basisPoints: 100, most: 10n ** 9n } }),
  ]
}
