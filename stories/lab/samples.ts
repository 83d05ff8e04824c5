import { defineNetwork, type Network } from '../../src/chains/network'
import { formatSiwxMessage } from '../../src/siwx/message/formatSiwxMessage'
import type { VisibleWallet } from '../../src/state/session/wallets/visibleWallets'
import type { WalletRow } from '../../src/state/session/wallets/connectRows'
import type { WalletTile } from '../../src/views/session/wallets/AllWalletsView'
import type { NetworkChoice } from '../../src/state/session/networks/search'
import { walletIcon } from '../../lab/wallet/icon'
import { networkMark } from './marks'

/** Wallet rows for stories: invented names, icons of the lab. */
export function sampleWallets(names: readonly string[], recent: readonly string[] = []): readonly VisibleWallet[] {
  return names.map((name, index) => {
    const id = `lab.${name.toLowerCase().replace(/\W+/g, '-')}`
    const connector = { id, name, type: 'ANNOUNCED', namespace: 'eip155', icon: walletIcon(index) } as const
    return { ...connector, isRecent: recent.includes(name), isInstalled: true, connectors: [connector] }
  })
}

/** Rows of this page's wallets. */
function rowsOf(visible: readonly VisibleWallet[]): readonly WalletRow[] {
  return visible.map((wallet) => ({ kind: 'visible', wallet }))
}

/** Rows as a page with pairing and a directory has them. */
export function allRows(isDisabled = false): readonly WalletRow[] {
  const directory = (name: string, isRecent = false): WalletRow => ({
    kind: 'directory',
    wallet: { id: name, name, badge: 'none', chains: [], injected: [], supportsWc: true },
    isRecent,
    isDisabled,
  })
  return [
    { kind: 'walletConnect', isDisabled },
    directory('Amber Purse', true),
    ...rowsOf(wallets.slice(1, 3)),
    directory('Copper Vault'),
    { kind: 'all', count: 512, isDisabled },
  ]
}

export const wallets = sampleWallets(['Harbour', 'Lantern', 'Brass Key', 'Postern'], ['Harbour'])

const [first] = wallets
/** The first of them, as a view draws it. */
export const wallet = { name: first?.name ?? '', icon: first?.icon }

/** A link to pair with, to nowhere. */
export const pairingUri =
  'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303&expiryTimestamp=1764000000'

export const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const shortAddress = '0x70…dc79C8'

const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }

export function sampleNetwork(id: number, name: string, isTestnet = false): Network {
  return defineNetwork({
    id,
    name,
    nativeCurrency: ether,
    rpcUrls: { default: { http: [`https://rpc.example/${id}`] } },
    testnet: isTestnet,
    assets: { imageUrl: networkMark(id) },
  })
}

export const networks: readonly Network[] = [
  sampleNetwork(1, 'Ethereum'),
  sampleNetwork(10, 'OP Mainnet'),
  sampleNetwork(8453, 'Base'),
  sampleNetwork(42161, 'Arbitrum One'),
  sampleNetwork(11155111, 'Sepolia', true),
]

export const choices: readonly NetworkChoice[] = networks.map((network, index) => ({ network, isActive: index === 0 }))

const firstWords = [
  'Amber',
  'Brass',
  'Cedar',
  'Copper',
  'Dune',
  'Ember',
  'Fjord',
  'Granite',
  'Harbour',
  'Indigo',
  'Juniper',
  'Lantern',
]
const lastWords = ['Purse', 'Key', 'Gate', 'Vault', 'Pocket', 'Wallet', 'Arch', 'Latch', 'Safe', 'Coffer and Sons']

/** A directory's tiles: some are installed, some certified. */
export function sampleTiles(count: number): readonly WalletTile[] {
  return Array.from({ length: count }, (_, index) => {
    const first = firstWords[index % firstWords.length] ?? ''
    const last = lastWords[index % lastWords.length] ?? ''
    const round = Math.floor(index / 60)
    return {
      id: `tile.${index}`,
      name: round === 0 ? `${first} ${last}` : `${first} ${last} ${round + 1}`,
      icon: walletIcon(index),
      isInstalled: index < 2,
      isCertified: index % 3 === 1,
    }
  })
}

/** A sign-in message as it is shown. */
export const signInText = formatSiwxMessage({
  domain: 'shop.example',
  accountAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  chainId: 'eip155:1',
  uri: 'https://shop.example/',
  version: '1',
  nonce: 'labnonce1',
  issuedAt: '2026-01-01T00:00:00.000Z',
  statement: 'Enter the shop.',
})

export const balance = { status: 'ready', value: { whole: '9,999', fraction: '.123', symbol: 'ETH' } } as const
