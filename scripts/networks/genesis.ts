import type { NativeCurrency, NetworkInput } from '../../src/chains/network'
import type { NamedNetwork } from './evm'

/** Number of characters of a genesis hash that are the CAIP-2 reference of a chain. */
const referenceLength = 32

/** The reference of a chain that is named by its first block: CAIP-4, CAIP-13 and CAIP-30 at https://chainagnostic.org */
export function referenceOf(genesisHash: string): string {
  return genesisHash.replace(/^0x/, '').slice(0, referenceLength)
}

/** A chain that is named by its first block, as its own papers describe it. */
interface Facts {
  readonly name: string
  /** In full. */
  readonly genesisHash: string
  readonly currency: NativeCurrency
  /** Public endpoint of the chain's own people; left out where they have none. */
  readonly rpc?: string
  /** Name and address of an explorer; a query stays at the end of the addresses of its pages. */
  readonly explorer: readonly [name: string, url: string]
  readonly testnet?: true
  /** The reference of before CAIP-30, which old wallets still send. */
  readonly formerReference?: string
}

const sol: NativeCurrency = { name: 'Solana', symbol: 'SOL', decimals: 9 }

// Hashes and endpoints: https://solana.com/docs/references/clusters, references: https://chainagnostic.org/CAIPs/caip-30
const solana: Readonly<Record<string, Facts>> = {
  solanaMainnet: {
    name: 'Solana',
    genesisHash: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
    currency: sol,
    rpc: 'https://api.mainnet-beta.solana.com',
    explorer: ['Solana Explorer', 'https://explorer.solana.com'],
    formerReference: '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  },
  solanaDevnet: {
    name: 'Solana Devnet',
    genesisHash: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
    currency: sol,
    rpc: 'https://api.devnet.solana.com',
    explorer: ['Solana Explorer', 'https://explorer.solana.com?cluster=devnet'],
    testnet: true,
    formerReference: '8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
  },
  solanaTestnet: {
    name: 'Solana Testnet',
    genesisHash: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY',
    currency: sol,
    rpc: 'https://api.testnet.solana.com',
    explorer: ['Solana Explorer', 'https://explorer.solana.com?cluster=testnet'],
    testnet: true,
  },
}

const btc: NativeCurrency = { name: 'Bitcoin', symbol: 'BTC', decimals: 8 }
const testBtc: NativeCurrency = { name: 'Test Bitcoin', symbol: 'tBTC', decimals: 8 }

// First blocks: https://github.com/bitcoin/bitcoin/blob/master/src/kernel/chainparams.cpp. Nodes have no public endpoint.
const bip122: Readonly<Record<string, Facts>> = {
  bitcoin: {
    name: 'Bitcoin',
    genesisHash: '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f',
    currency: btc,
    explorer: ['Mempool', 'https://mempool.space'],
  },
  bitcoinTestnet: {
    name: 'Bitcoin Testnet',
    genesisHash: '000000000933ea01ad0ee984209779baaec3ced90fa3f408719526f8d77f4943',
    currency: testBtc,
    explorer: ['Mempool', 'https://mempool.space/testnet'],
    testnet: true,
  },
  bitcoinTestnet4: {
    name: 'Bitcoin Testnet 4',
    genesisHash: '00000000da84f2bafbbc53dee25a72ae507ff4914b867c565be350b0da8bf043',
    currency: testBtc,
    explorer: ['Mempool', 'https://mempool.space/testnet4'],
    testnet: true,
  },
  bitcoinSignet: {
    name: 'Bitcoin Signet',
    genesisHash: '00000008819873e925422c1ff0f99f7cc9bbb232af63a077a480a3633bee1ef6',
    currency: testBtc,
    explorer: ['Mempool', 'https://mempool.space/signet'],
    testnet: true,
  },
}

const dot: NativeCurrency = { name: 'Polkadot', symbol: 'DOT', decimals: 10 }
const ksm: NativeCurrency = { name: 'Kusama', symbol: 'KSM', decimals: 12 }
const wnd: NativeCurrency = { name: 'Westend', symbol: 'WND', decimals: 12 }

// Hashes and units: the chain specs of https://github.com/paritytech/polkadot-sdk and https://github.com/paseo-network;
// endpoints: https://docs.polkadot.com/develop/networks
const polkadot: Readonly<Record<string, Facts>> = {
  polkadotMainnet: {
    name: 'Polkadot',
    genesisHash: '0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3',
    currency: dot,
    rpc: 'https://rpc.polkadot.io',
    explorer: ['Subscan', 'https://polkadot.subscan.io'],
  },
  polkadotAssetHub: {
    name: 'Polkadot Asset Hub',
    genesisHash: '0x68d56f15f85d3136970ec16946040bc1752654e906147f7e43e9d539d7c3de2f',
    currency: dot,
    rpc: 'https://polkadot-asset-hub-rpc.polkadot.io',
    explorer: ['Subscan', 'https://assethub-polkadot.subscan.io'],
  },
  kusama: {
    name: 'Kusama',
    genesisHash: '0xb0a8d493285c2df73290dfb7e61f870f17b41801197a149ca93654499ea3dafe',
    currency: ksm,
    rpc: 'https://kusama-rpc.polkadot.io',
    explorer: ['Subscan', 'https://kusama.subscan.io'],
  },
  kusamaAssetHub: {
    name: 'Kusama Asset Hub',
    genesisHash: '0x48239ef607d7928874027a43a67689209727dfb3d3dc5e5b03a39bdc2eda771a',
    currency: ksm,
    rpc: 'https://kusama-asset-hub-rpc.polkadot.io',
    explorer: ['Subscan', 'https://assethub-kusama.subscan.io'],
  },
  westend: {
    name: 'Westend',
    genesisHash: '0xe143f23803ac50e8f6f8e62695d1ce9e4e1d68aa36c1cd2cfd15340213f3423e',
    currency: wnd,
    rpc: 'https://westend-rpc.polkadot.io',
    explorer: ['Subscan', 'https://westend.subscan.io'],
    testnet: true,
  },
  westendAssetHub: {
    name: 'Westend Asset Hub',
    genesisHash: '0x67f9723393ef76214df0118c34bbbd3dbebc8ed46a10973a8c969d48fe7598c9',
    currency: wnd,
    rpc: 'https://westend-asset-hub-rpc.polkadot.io',
    explorer: ['Subscan', 'https://assethub-westend.subscan.io'],
    testnet: true,
  },
  paseo: {
    name: 'Paseo',
    genesisHash: '0x77afd6190f1554ad45fd0d31aee62aacc33c6db0ea801129acb813f913e0764f',
    currency: { name: 'Paseo', symbol: 'PAS', decimals: 10 },
    explorer: ['Subscan', 'https://paseo.subscan.io'],
    testnet: true,
  },
}

/** The networks of a namespace whose chains are named by their first blocks. */
function byGenesis(
  chainNamespace: 'solana' | 'bip122' | 'polkadot',
  facts: Readonly<Record<string, Facts>>,
): readonly NamedNetwork[] {
  return Object.entries(facts).map(
    ([exportName, { name, genesisHash, currency, rpc, explorer, testnet, formerReference }]) => {
      const network: NetworkInput = {
        id: referenceOf(genesisHash),
        name,
        chainNamespace,
        nativeCurrency: currency,
        rpcUrls: { default: { http: rpc ? [rpc] : [] } },
        blockExplorers: { default: { name: explorer[0], url: explorer[1] } },
        ...(formerReference && { deprecatedCaipNetworkId: `${chainNamespace}:${formerReference}` as const }),
        ...(testnet && { testnet }),
      }
      return [exportName, network]
    },
  )
}

/** The networks whose ids are the beginnings of genesis hashes, by the file they are written to. */
export const genesisGroups = {
  solana: byGenesis('solana', solana),
  bitcoin: byGenesis('bip122', bip122),
  polkadot: byGenesis('polkadot', polkadot),
}
