import type { RpcCall, WalletHandle } from '../../../chains/adapter'
import { ruleOf } from '../../../chains/rpc/policy'
import { renewBalance } from '../account/balance'
import { action } from '../../core/action'
import { isProvider } from '../../../chains/eip155/provider'

/** Asks a wallet something that needs no yes. */
export type AskWallet = (call: RpcCall) => Promise<unknown>

/** Returns the `request` of a connected wallet; undefined for one that takes no such requests. */
export function askOf({ provider, request }: WalletHandle): AskWallet | undefined {
  if (isProvider(provider)) return async (call) => provider.request(call)
  return request
}

/**
 * True where a wallet says by now that it is on another network, or has another account, than it was last known to: there
 * are wallets that tell of no change. What does not answer in the way of EIP-1193 says nothing.
 */
export async function hasMoved({ snapshot }: WalletHandle, ask: AskWallet | undefined): Promise<boolean> {
  const [namespace, reference] = snapshot.networkId.split(':')
  const address = snapshot.address.split(':')[2] ?? ''
  if (!ask || namespace !== 'eip155') return false
  const [chainId, accounts] = await Promise.all(
    ['eth_chainId', 'eth_accounts'].map((method) => ask({ method }).catch(() => undefined)),
  )
  if (typeof chainId === 'string' && /^0x[0-9a-f]{1,64}$/i.test(chainId) && String(BigInt(chainId)) !== reference)
    return true
  const known = Array.isArray(accounts) ? accounts.filter((one) => typeof one === 'string') : null
  return known !== null && !known.some((one) => one.toLowerCase() === address.toLowerCase())
}

/** Something was asked of the wallet: where it may have been spent, the balance is read again. */
export const renewAfter = action(function renewAfter(_get, set, method: string) {
  if (ruleOf(method).changesBalance) set(renewBalance)
})
