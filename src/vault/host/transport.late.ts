import type { WalletHandle } from '../../chains/adapter'
import type { EmbeddedAddresses, EmbeddedConnection, EmbeddedPage, EmbeddedPeer } from '../../chains/embedded'
import type { Namespace } from '../../chains/network'
import { askVault } from './askVault'
import { createEvmProvider } from './evmProvider'
import { createSolanaWallet } from './solanaWallet'
import type { Ask, WalletParts } from './walletParts'

const loadEvm = () => import('../../chains/eip155/wallet.late')
const loadSolana = () => import('../../chains/solana/wallet.late')

interface CheckedOptions {
  readonly url: URL
  readonly name: string
}

/** Namespaces that the vault has keys of. */
const namespaces = ['eip155', 'solana'] as const

/** Asks the visitor to create or to use a wallet, and to connect it. */
export async function connectVault(options: CheckedOptions, peer: EmbeddedPeer): Promise<EmbeddedConnection> {
  const networks = peer.networks
    .filter(({ chainNamespace }) => namespaces.some((name) => name === chainNamespace))
    .map(({ caipNetworkId }) => caipNetworkId)
  const addresses = await createAsk(options, peer)('connect', 'connect', { networks })
  return createConnection(options, peer, addresses)
}

/** Takes up a connection from its addresses. The vault checks each request by itself. */
export async function resumeVault(
  options: CheckedOptions,
  peer: EmbeddedPeer & { readonly addresses: EmbeddedAddresses },
): Promise<EmbeddedConnection> {
  return createConnection(options, peer, peer.addresses)
}

/** Shows passkeys and export. */
export async function openSettings(options: CheckedOptions, peer: EmbeddedPeer): Promise<void> {
  await createAsk(options, peer)('settings', 'openView', { view: 'settings' })
}

function createAsk({ url }: CheckedOptions, { show, clock }: EmbeddedPeer): Ask {
  return (purpose, method, params) =>
    show({
      url: url.href,
      purpose,
      run: (page: EmbeddedPage) => askVault({ page, origin: url.origin, clock, method, params }),
    })
}

async function createConnection(
  options: CheckedOptions,
  peer: EmbeddedPeer,
  addresses: EmbeddedAddresses,
): Promise<EmbeddedConnection> {
  const askEach = createAsk(options, peer)
  let ended: Promise<unknown> | undefined
  // All namespaces end together, and the vault is told once.
  const ask = ((purpose, method, params) =>
    method === 'disconnect' ? (ended ??= askEach(purpose, method, params)) : askEach(purpose, method, params)) as Ask
  const entries = await Promise.all(
    namespaces.map(async (namespace): Promise<[Namespace, WalletHandle] | null> => {
      const address = addresses[namespace]
      const networks = peer.networks.filter(({ chainNamespace }) => chainNamespace === namespace)
      if (!address || networks.length === 0) return null
      const parts = { ask, address, networks, reader: async () => peer.reader(namespace) }
      return [namespace, await connectors[namespace](parts, peer)]
    }),
  )
  const handles = Object.fromEntries(entries.filter((entry) => entry !== null))
  return { wallet: { name: options.name }, addresses, handles }
}

// The adapters' own code for wallets of a page serves both: the vault is an EIP-1193 provider and a wallet of the Wallet Standard.
const connectors: Record<
  (typeof namespaces)[number],
  (parts: WalletParts, peer: EmbeddedPeer) => Promise<WalletHandle>
> = {
  eip155: async (parts, { clock }) => {
    const { connectWallet } = await loadEvm()
    return connectWallet(createEvmProvider(parts), { signal: new AbortController().signal, clock })
  },
  solana: async (parts, { clock }) => {
    const { connectWallet } = await loadSolana()
    const { networks } = parts
    const request = { networks, clock, signal: new AbortController().signal }
    return (await connectWallet(createSolanaWallet(parts), request)) as WalletHandle
  },
}
