import type { Network } from '../../../../chains/network'

// 1inch's routers, https://docs.1inch.io: one address on all chains but zkSync Era.
const version6 = '0x111111125421ca6dc452d289314280a0f8842a65'
const version5 = '0x1111111254eeb25477b68fb85ed929f73a960582'
const onZkSync = ['0x6fd4383cb451173d5f9304f041c7bcbf27d561ff', '0x6e2b76966cbd9cf4cc2fa0d76d24d5241e0abc2f']

/** The chains that the hosted backend swaps on. */
const hostedChains = [1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217, 1313161554]

/** Contracts that swaps of the hosted backend may be sent to on a network; empty where it does not swap. */
export function hostedRouters(
  { chainNamespace, id }: Network,
  named: Readonly<Record<number, readonly string[]>> = {},
): readonly string[] {
  if (chainNamespace !== 'eip155') return []
  const own = named[Number(id)]
  if (own) return own.map((address) => address.toLowerCase())
  if (!hostedChains.includes(Number(id))) return []
  return id === 324 ? onZkSync : [version6, version5]
}
