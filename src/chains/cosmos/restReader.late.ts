import type { ChainReader } from '../adapter'
import type { Clock } from '../clock'
import { ChainUnavailableError, NoRpcUrlError } from '../errors/chainErrors'
import type { CaipNetworkId } from '../network'
import { readJson } from '../rpc/readJson'
import { safeGet } from '../untrusted'

/** REST endpoint of a Cosmos chain, and the denomination to read. */
export interface CosmosRest {
  /** Of a server with the REST paths of the Cosmos SDK. */
  readonly url: string
  /** The smallest unit of the native currency: `uatom`. */
  readonly denom: string
}

/** Reads over HTTP: https://docs.cosmos.network/api, the module bank. */
export function createRestReader(
  servers: Readonly<Partial<Record<CaipNetworkId, CosmosRest>>>,
  clock: Clock,
): ChainReader {
  return {
    getBalance: async ({ caipNetworkId, nativeCurrency: { symbol, decimals } }, address) => {
      const server = servers[caipNetworkId]
      if (!server) throw new NoRpcUrlError()
      const path = `/cosmos/bank/v1beta1/balances/${encodeURIComponent(address)}/by_denom?denom=${encodeURIComponent(server.denom)}`
      const balance = safeGet(await readJson(server.url, path, clock), 'balance')
      const amount = safeGet(balance, 'amount')
      const isOurs = safeGet(balance, 'denom') === server.denom
      if (!isOurs || typeof amount !== 'string' || !/^\d{1,40}$/.test(amount))
        throw new ChainUnavailableError('The server of the chain answered with no balance')
      return { value: BigInt(amount), symbol, decimals }
    },
    destroy: () => undefined,
  }
}
