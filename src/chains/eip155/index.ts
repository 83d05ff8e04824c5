import type { ChainAdapter } from '../adapter'
import { WalletUnavailableError } from '../errors/errors'
import { discoverAnnounced, type FoundWallet } from './announced'
import { findInjected } from './injected'
import type { Eip155Options } from './options'

export type { Eip155Options } from './options'

// Arrives with the first connection, or ahead of it when the wallets are shown.
const loadWallet = () => import('./wallet.late')
const loadReader = () => import('./reader.late')

/** How long a stored wallet may take to announce itself after a reload, in milliseconds. */
const announceLimitMs = 3_000

/** EVM chains: browser wallets by EIP-6963 and EIP-1193; viem is loaded with the first read. */
export function eip155(options: Eip155Options = {}): ChainAdapter {
  const { announced = true, injected = true } = options
  const page = options.page ?? (typeof window === 'undefined' ? undefined : window)
  let wallets: readonly FoundWallet[] = []
  const waiting = new Set<() => void>()

  const adapter: ChainAdapter = {
    namespace: 'eip155',
    discover: (onChange) => {
      if (!page) return () => undefined
      const update = (found: readonly FoundWallet[]) => {
        const legacy = injected ? findInjected(page, found) : null
        wallets = legacy ? [...found, legacy] : found
        onChange(wallets.map(({ connector }) => connector))
        for (const retry of waiting) retry()
      }
      if (announced) return discoverAnnounced(page, update)
      update([])
      return () => undefined
    },
    // A failure here is not one yet: connecting tries again and says so.
    prepare: () => void loadWallet().catch(() => undefined),
    connect: async ({ connectorId, signal }) => {
      const wallet = find(connectorId)
      if (!wallet) throw new WalletUnavailableError('This wallet is not on this page any more')
      return (await loadWallet()).connectWallet(wallet.provider, signal)
    },
    resume: async ({ connectorId, signal }) => {
      const loading = loadWallet()
      const wallet = find(connectorId) ?? (await announcement(connectorId, signal))
      return wallet ? (await loading).resumeWallet(wallet.provider, signal) : null
    },
    reader: async () => (await loadReader()).createReader(options.names),
    verifier: async () => (await loadReader()).createEip155Verifier,
  }

  const find = (id: string) => wallets.find(({ connector }) => connector.id === id)

  /** Waits for a wallet that is slow to announce itself. */
  function announcement(id: string, signal: AbortSignal): Promise<FoundWallet | undefined> {
    return new Promise((resolve) => {
      const settle = () => {
        waiting.delete(look)
        clearTimeout(timer)
        signal.removeEventListener('abort', settle)
        resolve(find(id))
      }
      const look = () => {
        if (find(id)) settle()
      }
      const timer = setTimeout(settle, signal.aborted ? 0 : announceLimitMs)
      waiting.add(look)
      signal.addEventListener('abort', settle)
    })
  }

  return adapter
}
