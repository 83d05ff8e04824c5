import type { RpcCall } from '../../adapter'
import { NoRpcUrlError } from '../../errors/chainErrors'
import type { CaipNetworkId, Network } from '../../network'
import { safeGet } from '../../untrusted'

/**
 * Asks a network's endpoints, the next one where one does not answer. What they refuse is thrown with its code and data.
 * @throws NoRpcUrlError for a network that is not the host's, so that no other server is asked
 */
export async function askEndpoint(networks: readonly Network[], networkId: CaipNetworkId, call: RpcCall) {
  const urls = networks.find(({ caipNetworkId }) => caipNetworkId === networkId)?.rpcUrls.default.http ?? []
  let failure: unknown = new NoRpcUrlError()
  for (const url of urls) {
    const answer = await post(url, call).catch((error: unknown) => {
      failure = Object.assign(new Error('The endpoint did not answer', { cause: error }), { code: -32603 })
    })
    const refusal = safeGet(answer, 'error')
    if (refusal) {
      const message = safeGet(refusal, 'message')
      const said = { code: safeGet(refusal, 'code'), data: safeGet(refusal, 'data') }
      throw Object.assign(new Error(typeof message === 'string' ? message : 'The endpoint refused'), said)
    }
    if (answer) return safeGet(answer, 'result')
  }
  throw failure
}

async function post(url: string, { method, params = [] }: RpcCall): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return response.json()
}
