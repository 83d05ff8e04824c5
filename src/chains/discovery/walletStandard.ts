import type { Unsubscribe } from '../adapter'
import { readIcon } from './icon'
import { readName } from './walletName'

/** A registered wallet after its check at the border. `wallet` stays theirs: reading it may throw. */
export interface StandardWallet {
  readonly name: string
  readonly icon?: string | undefined
  /** Names of what the wallet can do, such as `solana:signMessage`. */
  readonly features: readonly string[]
  readonly chains: readonly string[]
  readonly wallet: RawStandardWallet
}

export interface RawStandardWallet {
  readonly accounts: readonly unknown[]
  readonly features: Readonly<Record<string, unknown>>
}

/**
 * Listens to wallets that register by the Wallet Standard and calls back with the whole list of those
 * with a chain of the prefix (`solana:`, `bitcoin:`), now and whenever it changes.
 * https://github.com/wallet-standard/wallet-standard
 */
export function discoverStandard(
  page: EventTarget,
  chainPrefix: string,
  onChange: (wallets: readonly StandardWallet[]) => void,
): Unsubscribe {
  let wallets: readonly StandardWallet[] = []
  let isStopped = false
  const set = (next: readonly StandardWallet[]) => {
    wallets = next
    if (!isStopped) onChange(wallets)
  }
  const register = (...given: readonly unknown[]) => {
    const read = given.map(readStandardWallet).filter((wallet) => wallet !== null)
    const added = read.filter(
      (wallet, index) =>
        wallet.chains.some((chain) => chain.startsWith(chainPrefix)) &&
        // The first to claim a name keeps it.
        ![...wallets, ...read.slice(0, index)].some(({ name }) => name === wallet.name),
    )
    if (added.length > 0) set(bounded([...wallets, ...added]))
    return () => {
      const kept = wallets.filter((wallet) => !added.includes(wallet))
      if (kept.length < wallets.length) set(kept)
    }
  }
  const api = Object.freeze({ register })
  const onRegister = (event: Event) => {
    try {
      const { detail } = event as CustomEvent<(api: unknown) => void>
      if (typeof detail === 'function') detail(api)
    } catch {
      // A wallet that throws while it registers is left out.
    }
  }
  page.addEventListener('wallet-standard:register-wallet', onRegister)
  page.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
  onChange(wallets)
  return () => {
    isStopped = true
    page.removeEventListener('wallet-standard:register-wallet', onRegister)
  }
}

/** More than anybody has; where a page's script registers more, half of the list is of the first and half of the last. */
const walletsMax = 100

function bounded(wallets: readonly StandardWallet[]): readonly StandardWallet[] {
  const half = walletsMax / 2
  return wallets.length > walletsMax ? [...wallets.slice(0, half), ...wallets.slice(-half)] : wallets
}

function readStandardWallet(given: unknown): StandardWallet | null {
  try {
    const wallet = given as RawStandardWallet & {
      readonly name: unknown
      readonly icon: unknown
      readonly chains: unknown
    }
    const name = readName(wallet.name)
    const { chains, features } = wallet
    if (!name || !Array.isArray(chains) || typeof features !== 'object' || features === null) return null
    return {
      name,
      icon: readIcon(wallet.icon),
      features: Object.keys(features),
      chains: chains.filter((chain) => typeof chain === 'string'),
      wallet,
    }
  } catch {
    return null // a getter of theirs threw
  }
}
