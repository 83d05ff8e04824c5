import { blake2b } from '@noble/hashes/blake2.js'
import { decodeSs58 } from '../accounts/ss58'
import type { ChainReader } from '../adapter'
import { toHex } from '../bytes'
import type { Clock } from '../clock'
import { ChainUnavailableError, NoRpcUrlError } from '../errors/chainErrors'
import { InvalidCaipAddressError } from '../errors/errors'
import type { CaipNetworkId } from '../network'
import { readJson } from '../rpc/readJson'
import { safeGet } from '../untrusted'

// The names of pallet and map, "System" and "Account", each as its twox128 hash.
const accountsKey = '0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'

/** Reads by the RPC of a node, https://polkadot.js.org/docs/substrate/rpc#state, what its storage holds of an account. */
export function createRpcReader(urls: Readonly<Partial<Record<CaipNetworkId, string>>>, clock: Clock): ChainReader {
  return {
    getBalance: async ({ caipNetworkId, nativeCurrency: { symbol, decimals } }, address) => {
      const url = urls[caipNetworkId]
      if (!url) throw new NoRpcUrlError()
      const account = decodeSs58(address)
      if (!account) throw new InvalidCaipAddressError(address)
      const params = [`${accountsKey}${blakeConcat(account.key)}`]
      const call = { jsonrpc: '2.0', id: 1, method: 'state_getStorage', params }
      const answer = await readJson(url, '', clock, call)
      return { value: readTotal(safeGet(answer, 'result')), symbol, decimals }
    },
    destroy: () => undefined,
  }
}

/** The hasher `Blake2_128Concat` of a map: the hash of a key, and then the key. */
function blakeConcat(key: Uint8Array): string {
  return `${toHex(blake2b(key, { dkLen: 16 }))}${toHex(key)}`.replaceAll('0x', '')
}

/**
 * Reads the balance of an `AccountInfo` in SCALE: four counters of 32 bits, and then what is free, reserved and frozen,
 * and flags, in 128 bits each, the lowest byte first. What is reserved is still the account's; an account that was never
 * used is not stored.
 */
function readTotal(stored: unknown): bigint {
  if (stored === null) return 0n
  if (typeof stored !== 'string' || !/^0x[0-9a-f]{160}$/i.test(stored))
    throw new ChainUnavailableError('The node of the chain answered with no account')
  const bytes = stored.slice(2).match(/../g) ?? []
  const amountAt = (start: number) =>
    BigInt(
      `0x${bytes
        .slice(start, start + 16)
        .reverse()
        .join('')}`,
    )
  const total = amountAt(16) + amountAt(32)
  if (total >= 2n ** 128n) throw new ChainUnavailableError('The node of the chain answered with no account')
  return total
}
