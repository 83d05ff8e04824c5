import type { ChainReader } from '../../../chains/adapter'
import { defineNetwork, type Network } from '../../../chains/network'
import { hostedRpc } from '../../../chains/rpc/hostedRpc'
import type { CheckedConfig } from '../../core/config'

/** A reader that asks the project's endpoint about networks that have none of their own; without a project, the reader. */
export function withHostedEndpoint(
  reader: ChainReader,
  { projectId, apiUrl }: Pick<CheckedConfig, 'projectId' | 'apiUrl'>,
): ChainReader {
  if (!projectId) return reader
  const addEndpoint = hostedRpc(projectId, typeof apiUrl === 'string' ? apiUrl : apiUrl?.chain)
  const reached = new WeakMap<Network, Network>()
  const reach = (network: Network): Network => {
    if (network.rpcUrls.default.http.length > 0) return network
    const known = reached.get(network) ?? defineNetwork(addEndpoint(network))
    reached.set(network, known)
    return known
  }
  return new Proxy(reader, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name, target)
      if (typeof method !== 'function' || name === 'then' || name === 'destroy') return method
      // Every other method begins with the network that is read.
      return (network: Network, ...more: unknown[]): unknown => Reflect.apply(method, target, [reach(network), ...more])
    },
  })
}
