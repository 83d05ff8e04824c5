import type { RpcCall } from '../../adapter'
import { systemClock } from '../../clock'
import { ChainUnavailableError, NoRpcUrlError } from '../../errors/chainErrors'
import { isRecord } from '../../guards'
import type { Network } from '../../network'
import { readJson } from '../../rpc/readJson'

/**
 * Asks the endpoints of a network in their order, until one answers.
 * @throws NoRpcUrlError, ChainUnavailableError, or what the chain says against it
 */
export async function requestChain({ rpcUrls }: Network, { method, params }: RpcCall): Promise<unknown> {
  const urls = rpcUrls.default.http
  if (urls.length === 0) throw new NoRpcUrlError()
  let last: unknown
  for (const url of urls) {
    const answer = await readJson(url, '', systemClock, { jsonrpc: '2.0', id: 1, method, params }).catch(
      (error: unknown) => {
        last = error
        return undefined
      },
    )
    if (!isRecord(answer)) continue
    const { result, error } = answer
    if (isRecord(error)) throw Object.assign(new Error(String(error.message)), { code: error.code })
    if (result !== undefined) return result
  }
  throw new ChainUnavailableError('No endpoint of the chain answered', { cause: last })
}
