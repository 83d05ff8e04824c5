import type { Hex } from 'viem'
import { RpcError } from '../rpcError'

/** The one permission there is (EIP-2255): to see these accounts. */
export function describePermissions(origin: string, accounts: readonly Hex[]) {
  if (accounts.length === 0) return []
  const caveats = [{ type: 'restrictReturnedAccounts', value: accounts }]
  return [{ invoker: origin, parentCapability: 'eth_accounts', caveats }]
}

/** Refuses permissions that this wallet cannot give or take. */
export function checkPermissions(wanted: unknown): void {
  const names = typeof wanted === 'object' && wanted !== null ? Object.keys(wanted) : []
  if (names.length !== 1 || names[0] !== 'eth_accounts')
    throw new RpcError(-32602, 'The only permission there is, is eth_accounts')
}
