import type { ChainAdapter, Connector, ConnectRequest, ResumeRequest } from '../adapter'
import { WalletUnavailableError } from '../errors/errors'
import { discoverStandard, type StandardWallet } from '../discovery/walletStandard'
import type { SolanaHandle } from './handle'
import type { SolanaReader } from './reader.late'

export interface SolanaOptions {
  /** Where wallets register; the window by default. */
  readonly page?: EventTarget | undefined
}

/** The adapter of Solana, with what its wallets and its reader can do besides. */
export interface SolanaAdapter extends ChainAdapter {
  connect(request: ConnectRequest): Promise<SolanaHandle>
  resume(request: ResumeRequest): Promise<SolanaHandle | null>
  readonly reader: () => Promise<SolanaReader>
}

// Arrives with the first connection, or ahead of it when the modal opens.
const loadWallet = () => import('./wallet.late')

/** How long a stored wallet may take to register itself after a reload, in milliseconds. */
const registerLimitMs = 3_000

/** Solana: browser wallets by the Wallet Standard; web3.js is loaded with the first read. */
export function solana(options: SolanaOptions = {}): SolanaAdapter {
  const page = options.page ?? (typeof window === 'undefined' ? undefined : window)
  let wallets: ReadonlyMap<string, StandardWallet> = new Map()
  const waiting = new Set<() => void>()

  const find = (id: string) => wallets.get(id)?.wallet

  /** Waits for a wallet that is slow to register. */
  const registration = (id: string, signal: AbortSignal) =>
    new Promise<StandardWallet['wallet'] | undefined>((resolve) => {
      const settle = () => {
        waiting.delete(look)
        clearTimeout(timer)
        signal.removeEventListener('abort', settle)
        resolve(find(id))
      }
      const look = () => {
        if (find(id)) settle()
      }
      const timer = setTimeout(settle, registerLimitMs)
      if (signal.aborted) return settle()
      waiting.add(look)
      signal.addEventListener('abort', settle, { once: true })
    })

  return {
    namespace: 'solana',
    discover: (onChange) => {
      if (!page) return () => undefined
      return discoverStandard(page, 'solana:', (found) => {
        wallets = byId(found)
        onChange([...wallets].map(([id, wallet]) => connectorOf(id, wallet)))
        for (const retry of waiting) retry()
      })
    },
    // A failure here is not one yet: connecting tries again and says so.
    prepare: () => void loadWallet().catch(() => undefined),
    connect: async ({ connectorId, networks, signal }) => {
      const wallet = find(connectorId)
      if (!wallet) throw new WalletUnavailableError('This wallet is not on this page any more')
      return (await loadWallet()).connectWallet(wallet, networks, signal)
    },
    resume: async ({ connectorId, networks, signal }) => {
      const loading = loadWallet()
      // It fails here only if nobody waits for it.
      loading.catch(() => undefined)
      const wallet = find(connectorId) ?? (await registration(connectorId, signal))
      return wallet && !signal.aborted ? (await loading).resumeWallet(wallet, networks, signal) : null
    },
    reader: async () => (await import('./reader.late')).createReader(),
  }
}

/** Wallets that can be connected to, the first of each id. */
function byId(found: readonly StandardWallet[]): ReadonlyMap<string, StandardWallet> {
  const wallets = new Map<string, StandardWallet>()
  for (const wallet of found) {
    const id = `solana:${wallet.name.toLowerCase()}`
    if (wallet.features.includes('standard:connect') && !wallets.has(id)) wallets.set(id, wallet)
  }
  return wallets
}

function connectorOf(id: string, { name, icon }: StandardWallet): Connector {
  return { id, name, type: 'ANNOUNCED', namespace: 'solana', icon }
}
