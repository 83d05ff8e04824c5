import { routerSwaps } from 'portico/eip155'

const { chains } = globalThis.lab

/** A value of each chain of the lab, or of the first ones, by its id. */
export const poolsOf = <Part>(read: (chain: (typeof chains)[number]) => Part, count?: number) =>
  Object.fromEntries(chains.slice(0, count).map((chain) => [chain.id, read(chain)]))

/** The pools of the lab's chains, without any backend. */
export const createPools = (count?: number) =>
  routerSwaps({
    networks: poolsOf(({ token, pools: { router, weth, tokens } }) => {
      return { name: 'Harbour pools', router, weth, tokens, hubs: [token], hasSelfPermit: true }
    }, count),
  })
