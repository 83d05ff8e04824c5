import type { RpcCall, WalletHandle } from '../../../../chains/adapter'
import { askWallet } from '../../../../chains/discovery/askWallet'
import { isProvider } from '../../../../chains/eip155/provider'
import { RequestNotAllowedError } from '../../../../chains/errors/rpcErrors'

/**
 * Asks a wallet by its own provider, which knows what it granted, else by its handle.
 * @throws PorticoError, whatever the wallet threw
 */
export async function requestOf({ provider, request }: WalletHandle, call: RpcCall): Promise<unknown> {
  if (isProvider(provider)) return askWallet(() => provider.request(call))
  if (request) return request(call)
  throw new RequestNotAllowedError()
}
