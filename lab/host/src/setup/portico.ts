import { createPortico, type Portico, type PorticoConfig } from 'portico'
import { eip155 } from 'portico/eip155'
import { GasPriceNotSupportedError } from 'portico/errors'
import 'portico/styles.css'
import { walletConnect } from 'portico/walletconnect'
import { chains, tokens } from './lab'
import { createPools, poolsOf } from './pools'
import { sandbox } from './sandbox'

/** Options in the address of the page, for tests. */
const asked = new URLSearchParams(location.search)
const prefetch = asked.get('prefetch') as PorticoConfig['prefetch'] | null

const collections = globalThis.lab.chains.flatMap(({ id: chainId, nfts }) => [
  { chainId, address: nfts.boats, name: 'Lab Boats' },
  { chainId, address: nfts.items, name: 'Lab Items', standard: 'erc1155' as const, tokenIds: [1] },
])

const chainCount = asked.has('alone') ? 1 : undefined
const pools = createPools(chainCount)
const readGasPrice = () => Promise.reject(new GasPriceNotSupportedError())
const swaps = asked.has('gasless') ? { ...pools, readGasPrice } : pools

/**
 * Features that are off, by `?off=tokens,send`. `?basic` has the variant without any of it, `?project` asks the lab's
 * backend, and `?hosted` asks it also for balances and swaps. `?alone` swaps on the first network only, and `?gasless` has
 * no price of gas.
 */
const off = (asked.get('off')?.split(',') ?? []) as (keyof NonNullable<PorticoConfig['features']>)[]
const { backendUrl } = globalThis.lab
const isHosted = asked.has('hosted')
/** `?buy` buys from the lab's own seller. */
const isSelling = asked.has('buy') || location.pathname.startsWith('/buy')

/** The shop's entrance. */
export function createEntrance(id?: string): Portico {
  return createPortico({
    id,
    projectId: asked.has('project') || isHosted ? 'lab' : null,
    apiUrl: { project: backendUrl, directory: backendUrl, ...(isHosted && { chain: backendUrl }) },
    basic: asked.has('basic'),
    features: Object.fromEntries(off.map((name) => [name, false])),
    debug: true,
    prefetch: prefetch ?? undefined,
    networks: chains,
    adapters: asked.get('adapters') === 'none' ? [] : [eip155()],
    // Without a project id: the lab's relay asks for none.
    pairing: walletConnect({ relayUrl: globalThis.lab.relayUrl }),
    metadata: { name: 'The Chandlery' },
    sources: {
      tokens,
      ...(asked.has('nfts') && { collections }),
      ...(isSelling && { onramp: sandbox }),
      ...(!isHosted && { swaps }),
    },
    ...(isHosted && { swaps: { routers: poolsOf(({ pools }) => [pools.router], chainCount) } }),
  })
}
