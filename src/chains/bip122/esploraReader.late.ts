import type { ChainReader } from '../adapter'
import type { Clock } from '../clock'
import { readJson } from '../rpc/readJson'
import { safeGet } from '../untrusted'
import { ChainUnavailableError, NoRpcUrlError } from '../errors/chainErrors'
import type { CaipNetworkId } from '../network'

/** Reads over HTTP: https://github.com/Blockstream/esplora/blob/master/API.md */
export function createEsploraReader(
  url: string | Readonly<Partial<Record<CaipNetworkId, string>>>,
  clock: Clock,
): ChainReader {
  return {
    getBalance: async ({ caipNetworkId, nativeCurrency: { symbol, decimals } }, address) => {
      const base = typeof url === 'string' ? url : url[caipNetworkId]
      if (!base) throw new NoRpcUrlError()
      const answer = await readJson(base, `/address/${encodeURIComponent(address)}`, clock)
      // Transactions that wait for a block count: the wallet shows them too.
      const value = sumOf(safeGet(answer, 'chain_stats')) + sumOf(safeGet(answer, 'mempool_stats'))
      if (value < 0n) throw new ChainUnavailableError('The server of the chain answered with no balance')
      return { value, symbol, decimals }
    },
    destroy: () => undefined,
  }
}

function sumOf(stats: unknown): bigint {
  return amountOf(safeGet(stats, 'funded_txo_sum')) - amountOf(safeGet(stats, 'spent_txo_sum'))
}

function amountOf(value: unknown): bigint {
  if (!Number.isSafeInteger(value) || (value as number) < 0)
    throw new ChainUnavailableError('The server of the chain answered with no balance')
  return BigInt(value as number)
}
