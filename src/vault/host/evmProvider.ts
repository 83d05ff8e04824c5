import type { RpcCall } from '../../chains/adapter'
import type { Network } from '../../chains/network'
import { NotConnectedError } from '../../chains/errors/rpcErrors'
import { isRecord } from '../../chains/guards'
import type { Eip1193Provider } from '../../chains/eip155/provider'
import { policyOf } from '../../chains/rpc/policy'
import { completeTransaction, sendSigned } from './transaction'
import type { WalletParts } from './walletParts'

/** An error with the code that libraries look at (EIP-1193, EIP-1474). */
class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}

const unread = () => new RpcError(4200, 'The app has no reader of this network')

type Listener = (payload: unknown) => void

const signing: readonly string[] = ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction']

/**
 * The vault as an EIP-1193 provider. Reads go to the endpoints of the network in use. Signatures are approved on the vault's
 * page. Transactions are completed here, shown and signed in the vault, and sent from here.
 */
export function createEvmProvider({ ask, address, networks, reader }: WalletParts): Eip1193Provider {
  const listeners = new Map<string, Set<Listener>>()
  let network = networks[0] as Network
  const emit = (event: string, payload: unknown) => listeners.get(event)?.forEach((listener) => listener(payload))
  const chainId = () => `0x${Number(network.id).toString(16)}`

  const switchTo = (params: unknown) => {
    const [given] = Array.isArray(params) ? (params as unknown[]) : []
    const wanted: unknown = isRecord(given) ? given.chainId : undefined
    const found = networks.find(({ id }) => typeof wanted === 'string' && Number(wanted) === Number(id))
    if (!found) throw new RpcError(4902, 'The app does not have this network')
    if (found !== network) {
      network = found
      emit('chainChanged', chainId())
    }
    return null
  }

  const read = async (on: Network, call: RpcCall): Promise<unknown> => {
    const read = (await reader())?.request
    if (!read) throw unread()
    return read(on, call)
  }

  const sign = async ({ caipNetworkId }: Network, { method, params }: RpcCall) => {
    const request = { networkId: caipNetworkId, account: `${caipNetworkId}:${address}`, method, params }
    const [signature = ''] = await ask('sign', 'sign', request).catch((error: unknown) => {
      // The storage of the vault was cleared, or the visitor left there.
      if (error instanceof NotConnectedError) emit('accountsChanged', [])
      throw error
    })
    return signature
  }

  const send = async (params: unknown) => {
    // The network may change while the visitor reads the request.
    const on = network
    const request = (call: RpcCall) => read(on, call)
    const transaction = await completeTransaction(params, address, on, request)
    return sendSigned(await sign(on, { method: 'eth_sendTransaction', params: [transaction] }), request)
  }

  return {
    request: async ({ method, params }) => {
      if (method === 'eth_accounts' || method === 'eth_requestAccounts') return [address]
      if (method === 'eth_chainId') return chainId()
      if (method === 'net_version') return `${network.id}`
      if (method === 'wallet_switchEthereumChain') return switchTo(params)
      if (method === 'wallet_revokePermissions') return ask('disconnect', 'disconnect', {})
      if (method === 'eth_sendTransaction') return send(params)
      if (signing.includes(method)) return sign(network, { method, params })
      if (policyOf(method) !== 'safe' || method.startsWith('wallet_'))
        throw new RpcError(4200, `The wallet does not have ${method}`)
      return read(network, { method, params })
    },
    on: (event, listener) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener: (event, listener) => {
      listeners.get(event)?.delete(listener)
    },
  }
}
