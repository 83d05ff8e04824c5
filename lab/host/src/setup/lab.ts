import type { ListedToken } from 'portico'
import { defineChain, type Address, type Chain } from 'viem'
import type { LabToken } from '../../../chains/tokens'
import type { SolanaToken } from '../../../solana/tokens'
import type { ContractAccounts } from '../../../chains/contractAccounts'
import type { LabNfts } from '../../../chains/deploy'
import type { LabPools } from '../../../chains/pools'

export interface LabChainInfo {
  readonly id: number
  readonly name: string
  readonly url: string
  /** An ERC-20 of 6 decimals. */
  readonly token: Address
  readonly tokens: readonly LabToken[]
  /** Collections: boats (ERC-721) and items (ERC-1155). */
  readonly nfts: LabNfts
  /** The pools for swaps. */
  readonly pools: LabPools
  readonly accounts: ContractAccounts
  /** Address of the contract that is asked for names, on a chain that has some. */
  readonly names: `0x${string}` | null
}

/** Facts that the lab's server gives a page, in `/lab.js`. */
export interface LabInfo {
  readonly chains: readonly LabChainInfo[]
  /** Reference of its CAIP-2 id, and its endpoint. */
  readonly solana: { readonly id: string; readonly url: string; readonly tokens: readonly SolanaToken[] }
  readonly storybookUrl: string | null
  /** Of the lab's WalletConnect relay. */
  readonly relayUrl: string
  /** Of a backend with the hosted one's paths. */
  readonly backendUrl: string
  /** Of a seller for money. */
  readonly onrampUrl: string
  /** Address of the page of the embedded wallet, on the site of `shop.localhost`. */
  readonly vaultUrl: string
  /** Address of the lab's phone, as a page. */
  readonly phoneUrl: string
}

declare global {
  // Set by /lab.js before any other script of the page.
  var lab: LabInfo
}

/** The lab's chains as a host would write them. */
export const chains: readonly Chain[] = globalThis.lab.chains.map(({ id, name, url, names }) =>
  defineChain({
    id,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
    blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.example' } },
    ...(names && { contracts: { ensUniversalResolver: { address: names } } }),
    testnet: true,
  }),
)

/** Tokens that the shop takes besides the chains' own currencies, as a list of Token Lists has them. */
export const tokens: readonly ListedToken[] = [
  ...globalThis.lab.chains.flatMap(({ id, token, tokens: others, pools }) =>
    [
      { address: token, name: 'Lab Dollar', symbol: 'LUSD', decimals: 6 },
      ...others,
      ...pools.tokens.filter(({ address }) => address !== token),
    ].map(({ address, name, symbol, decimals }) => ({ chainId: id, address, name, symbol, decimals })),
  ),
  ...globalThis.lab.solana.tokens.map((one) => ({ chainId: `solana:${globalThis.lab.solana.id}` as const, ...one })),
]
