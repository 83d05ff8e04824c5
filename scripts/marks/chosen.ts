import { tokens } from '@web3icons/common'

/** An icon of the package by its folder and id, and what it is the mark of. */
export interface Chosen {
  readonly icon: string
  /**
   * `imageId` of a wallet in the built-in list, references of CAIP-2 ids within one namespace, or tokens:
   * `<CAIP-2 id>/<contract>` and `native:<symbol>`.
   */
  readonly of: readonly (string | number)[]
}

/** Everything that has a mark in one module, by what the module is called. */
export type ChosenMarks = Readonly<Record<string, readonly Chosen[]>>

const network = (icon: string, ...of: readonly (string | number)[]): Chosen => ({ icon: `networks/${icon}`, of })
/** Of networks whose own icon the package has under the name of their coin. */
const coin = (icon: string, ...of: readonly (string | number)[]): Chosen => ({ icon: `tokens/${icon}`, of })

const wallets = [
  'metamask',
  'trust',
  'coinbase',
  'rainbow',
  'okx',
  'ledger',
  'zerion',
  'safe',
  'phantom',
  'solflare',
  'keplr',
].map((id) => ({ icon: `wallets/${id}`, of: [id] }))

/** A test network has the mark of the network that it is for: a tag beside it says what it is. */
const eip155 = [
  network('ethereum', 1, 11155111, 17000, 560048),
  network('optimism', 10, 11155420),
  network('flare', 14),
  network('cronos', 25, 338),
  network('rootstock', 30, 31),
  network('telos', 40),
  network('xdc', 50, 51),
  network('binance-smart-chain', 56, 97),
  network('ethereum-classic', 61),
  network('gnosis', 100, 10200),
  network('unichain', 130, 1301),
  network('polygon', 137, 80002),
  network('monad', 143, 10143),
  network('sonic', 146),
  network('manta-pacific', 169, 3441006),
  network('x-layer', 196),
  network('lens', 232, 37111),
  network('fantom', 250),
  network('fraxtal', 252),
  network('filecoin', 314),
  network('zksync', 324, 300),
  network('pulsechain', 369),
  network('world', 480, 4801),
  coin('FLOW', 747, 545),
  network('hyper-evm', 999),
  network('metis-andromeda', 1088),
  network('polygon-zkevm', 1101),
  network('lisk', 1135, 4202),
  network('moonbeam', 1284),
  network('moonriver', 1285),
  network('sei-network', 1329, 1328),
  network('soneium', 1868, 1946),
  network('swell', 1923),
  network('ronin', 2020),
  network('kava', 2222),
  network('abstract', 2741, 11124),
  network('mantle', 5000, 5003),
  network('zeta-chain', 7000),
  network('kaia', 8217, 1001),
  network('base', 8453, 84532),
  network('plasma', 9745),
  network('immutable', 13371, 13473),
  network('apechain', 33139),
  network('mode', 34443, 919),
  network('arbitrum-one', 42161, 421614),
  network('arbitrum-nova', 42170),
  network('celo', 42220, 11142220),
  network('hemi', 43111),
  network('avalanche', 43114, 43113),
  network('zircuit', 48900),
  network('ink', 57073, 763373),
  network('linea', 59144, 59141),
  network('bob', 60808),
  network('berachain', 80094, 80069),
  network('blast', 81457, 168587773),
  network('chiliz', 88888),
  network('plume', 98866),
  network('taiko', 167000),
  network('scroll', 534352, 534351),
  network('katana', 747474),
  network('zora', 7777777, 999999999),
  network('aurora', 1313161554),
]

/** Native currencies by symbol. Other native currencies show the mark of their network. */
const natives = ['ETH', 'BTC', 'POL', 'BNB', 'AVAX', 'SOL'].map((symbol) => coin(symbol, `native:${symbol}`))

/** CAIP-2 ids by the name that the package's list of addresses gives to a network. */
const networkOfPlatform: Readonly<Record<string, string>> = {
  ethereum: 'eip155:1',
  'optimistic-ethereum': 'eip155:10',
  'binance-smart-chain': 'eip155:56',
  xdai: 'eip155:100',
  'polygon-pos': 'eip155:137',
  zksync: 'eip155:324',
  base: 'eip155:8453',
  'arbitrum-one': 'eip155:42161',
  celo: 'eip155:42220',
  avalanche: 'eip155:43114',
  linea: 'eip155:59144',
  scroll: 'eip155:534352',
  solana: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
}

/** The most held tokens of the package, by its ids. Drawings above 6 kB are left out. */
const heldTokens = [
  'usd-coin',
  'tether',
  'dai',
  'wrapped-bitcoin',
  'chainlink',
  'uniswap',
  'aave',
  'shiba-inu',
  'arbitrum',
  'optimism',
  'coinbase-wrapped-staked-eth',
  'lido-dao',
  'maker',
  'compound-governance-token',
  'havven',
  'the-graph',
  'ethereum-name-service',
  'decentraland',
  'the-sandbox',
  'axie-infinity',
  'fetch-ai',
  'render-token',
  'sushi',
  'yearn-finance',
  'basic-attention-token',
  'loopring',
  'matic-network',
  'polygon-ecosystem-token',
  'EURC',
  'paypal-usd',
  'frax',
  'frax-share',
  'liquity-usd',
  'USDE',
  'gho',
  'true-usd',
  'first-digital-usd',
  'rocket-pool',
  'jupiter',
  'pyth-network',
  'msol',
  'raydium',
  'pendle',
  'gmx',
  'starknet',
  'pancakeswap-token',
  'quant-network',
]

/** A token is known by its network and contract: a symbol is not an identity. */
function token(id: string): Chosen {
  const known = tokens.find((one) => one.id === id)
  if (!known) throw new Error(`${id}: the package does not have it`)
  const of = Object.entries(known.addresses ?? {}).flatMap(([platform, address]) => {
    const network = networkOfPlatform[platform]
    return network && address ? [`${network}/${network.startsWith('eip155:') ? address.toLowerCase() : address}`] : []
  })
  if (of.length === 0) throw new Error(`${id}: no address on a known network`)
  // The package's icon of ARB is not that of Arbitrum.
  return id === 'arbitrum' ? network('arbitrum-one', ...of) : coin(known.filePath.replace('token:', ''), ...of)
}

/** The marks that come along, by the end of their module's name. */
export const chosenMarks: ChosenMarks = {
  Wallets: wallets,
  Tokens: [...natives, ...heldTokens.map(token)],
  Eip155: eip155,
  Solana: [
    network(
      'solana',
      '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
      '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
    ),
  ],
  Bip122: [
    network(
      'bitcoin',
      '000000000019d6689c085ae165831e93',
      '000000000933ea01ad0ee984209779ba',
      '00000000da84f2bafbbc53dee25a72ae',
      '00000008819873e925422c1ff0f99f7c',
    ),
  ],
  Polkadot: [network('polkadot', '91b171bb158e2d3848fa23a9f1c25182'), coin('KSM', 'b0a8d493285c2df73290dfb7e61f870f')],
  Cosmos: [
    network('cosmos-hub', 'cosmoshub-4'),
    network('osmosis', 'osmosis-1', 'osmo-test-5'),
    coin('AKT', 'akashnet-2'),
    coin('AXL', 'axelar-dojo-1'),
    coin('TIA', 'celestia'),
    coin('DYDX', 'dydx-mainnet-1'),
    coin('SCRT', 'secret-4'),
    coin('STRD', 'stride-1'),
  ],
}
