import type { ChainAdapter, ConnectRequest, ResumeRequest } from '../adapter'
import type { Clock } from '../clock'
import { createDiscovery, thisPage, type FoundWallet } from '../discovery/discovery'
import { discoverStandard, type RawStandardWallet, type StandardWallet } from '../discovery/walletStandard'
import type { SolanaHandle } from './handle'
import type { SolanaReader } from './reader.late'

export interface SolanaOptions {
  /** The target on which wallets register; the window by default. */
  readonly page?: EventTarget | undefined
}

/** The adapter of Solana, with what its wallets and its reader can do besides. */
export interface SolanaAdapter extends ChainAdapter {
  connect(request: ConnectRequest): Promise<SolanaHandle>
  resume(request: ResumeRequest): Promise<SolanaHandle | null>
  readonly reader: (clock: Clock) => Promise<SolanaReader>
}

// Arrives with the first connection, or ahead of it when the modal opens.
let wallet: typeof import('./wallet.late') | undefined
const loadWallet = async () => (wallet ??= await import('./wallet.late'))

/**
 * Solana: browser wallets by the Wallet Standard; web3.js is loaded with the first read.
 * @example
 * createPortico({ networks: [solanaMainnet], adapters: [solana()] })
 */
export function solana({ page = thisPage() }: SolanaOptions = {}): SolanaAdapter {
  const discovery = createDiscovery<RawStandardWallet>((emit) =>
    page ? discoverStandard(page, 'solana:', (found) => emit(connectable(found))) : () => undefined,
  )
  return {
    namespace: 'solana',
    discover: discovery.discover,
    // A failure here is not one yet: connecting tries again and says so.
    prepare: () => void loadWallet().catch(() => undefined),
    connect: async (request) => {
      const found = discovery.get(request.connectorId)
      return (wallet ?? (await loadWallet())).connectWallet(found, request)
    },
    resume: async (request) => {
      const late = await loadWallet()
      const found = await late.waitForWallet(discovery, request)
      return found && late.reconnectWallet(found, request)
    },
    reader: async (clock) => (await import('./reader.late')).createReader(clock),
  }
}

/** Wallets that can be connected to, the first of each id. */
function connectable(found: readonly StandardWallet[]): readonly FoundWallet<RawStandardWallet>[] {
  const wallets = new Map<string, FoundWallet<RawStandardWallet>>()
  for (const { name, icon, features, wallet } of found) {
    const id = `solana:${name.toLowerCase()}`
    if (!features.includes('standard:connect') || wallets.has(id)) continue
    const cannotSign = !features.includes('solana:signMessage') && { signsMessages: false }
    wallets.set(id, { connector: { id, name, type: 'ANNOUNCED', namespace: 'solana', icon, ...cannotSign }, wallet })
  }
  return [...wallets.values()]
}
