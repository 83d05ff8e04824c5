import type { Network } from '../../network'
import type { SwapSource } from '../../trade/swap'
import type { RouterNetwork, RouterSwapsOptions } from './routerOptions'

export type { RouterNetwork, RouterSwapsOptions } from './routerOptions'

const loadRouter = () => import('./routerSwaps.late')

/**
 * Swaps over pools of your choice, without any backend: quotes and calls are made for a router of the interface of
 * Uniswap V2, over the best of the direct way and those over one hub.
 * @example
 * createPortico({ sources: { swaps: routerSwaps({ networks: { 1: { router: '0x7a25…', weth: '0xC02a…', tokens } } }) } })
 */
export function routerSwaps(options: RouterSwapsOptions): SwapSource {
  const of = ({ chainNamespace, id }: Network): RouterNetwork | undefined =>
    chainNamespace === 'eip155' ? options.networks[Number(id)] : undefined
  const late = async () => (await loadRouter()).createRouter(options)
  return {
    routers: Object.fromEntries(Object.entries(options.networks).map(([id, { router }]) => [id, [router]])),
    supports: (network) => of(network) !== undefined,
    listTokens: async (query) => (await late()).listTokens(query),
    readQuote: async (query) => (await late()).readQuote(query),
    spenderOf: ({ network }) => of(network)?.router ?? '',
    takesPermit: ({ network }) => of(network)?.hasSelfPermit === true,
    buildSwap: async (query) => (await late()).buildSwap(query),
  }
}
