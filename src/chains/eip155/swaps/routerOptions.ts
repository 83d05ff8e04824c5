import type { RpcCall } from '../../adapter'
import type { Network } from '../../network'
import type { SwapToken } from '../../trade/swap'

/** Pools that are swapped over on one network. */
export interface RouterNetwork {
  /** A router with the interface of Uniswap V2: `getAmountsOut`, `swapExactTokensForTokens` and so on. */
  readonly router: string
  /** Name shown to visitors; left out, the address. */
  readonly name?: string | undefined
  /** The wrapped currency of the network, as the router has it. */
  readonly weth: string
  /** Tokens that can be swapped beside the network's own currency. */
  readonly tokens: readonly Omit<SwapToken, 'networkId'>[]
  /** Tokens that others are swapped over where they have no pool together; `weth` always is one. */
  readonly hubs?: readonly string[] | undefined
  /** The router has `multicall` and `selfPermit` of Uniswap V3, so that a permit goes with the swap. @default false */
  readonly hasSelfPermit?: boolean | undefined
}

export interface RouterSwapsOptions {
  /** By chain id. */
  readonly networks: Readonly<Record<number, RouterNetwork>>
  /** Asks a chain; left out: the network's own endpoints. */
  readonly request?: ((network: Network, call: RpcCall) => Promise<unknown>) | undefined
}
