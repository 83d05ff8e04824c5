import { defineNetwork, type NetworkInput } from '../network'

/**
 * Gives networks the endpoint of a hosted project, after their own; to one that has none it is the only one. Wallets that
 * add the network are not told of it.
 * @param projectId - sent with every request, beside the CAIP-2 id of the network
 * @param url - of a server with the path `/v1`, by default the hosted one
 * @throws InvalidNetworkError from what it returns, for an invalid network
 * @example
 * createPortico({ projectId: 'my-project', networks: [mainnet, base].map(hostedRpc('my-project')), adapters: [eip155()] })
 */
export function hostedRpc(projectId: string, url = 'https://rpc.walletconnect.org') {
  return (network: NetworkInput): NetworkInput => {
    const { caipNetworkId, rpcUrls } = defineNetwork(network)
    const query = new URLSearchParams({ chainId: caipNetworkId, projectId })
    const endpoint = `${url.replace(/\/+$/, '')}/v1?${query}`
    return { ...network, rpcUrls: { ...rpcUrls, default: { http: [...rpcUrls.default.http, endpoint] } } }
  }
}
