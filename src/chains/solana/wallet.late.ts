import type { Unsubscribe, WalletSnapshot } from '../adapter'
import { NetworkNotAddedError, UserRejectedError, WalletResponseError, WalletUnavailableError } from '../errors/errors'
import type { CaipNetworkId, Network } from '../network'
import type { RawStandardWallet } from '../discovery/walletStandard'
import { readAccounts, readKey, type SolanaAccount } from './parse'
import { chainFor, pickNetwork } from './clusters'
import { ask, featureOf, orAbandon } from './features'
import type { SolanaHandle } from './handle'
import { createSigning, signText, type Current } from './signing'

/** How long letting go may take before we stop waiting for the wallet, in milliseconds. */
const leaveLimitMs = 2_000

/** Asks for accounts; the wallet asks its person. */
export async function connectWallet(
  wallet: RawStandardWallet,
  networks: readonly Network[],
  signal: AbortSignal,
): Promise<SolanaHandle> {
  return createHandle(wallet, networks, await accountsOf(wallet, false, signal))
}

/** Takes up what this origin was allowed before, without asking; null when nothing is. */
export async function resumeWallet(
  wallet: RawStandardWallet,
  networks: readonly Network[],
  signal: AbortSignal,
): Promise<SolanaHandle | null> {
  const accounts = await accountsOf(wallet, true, signal).catch((error: unknown) => {
    // Some wallets refuse where the standard wants an empty list.
    if (error instanceof UserRejectedError) return []
    throw error
  })
  return accounts.length === 0 ? null : createHandle(wallet, networks, accounts)
}

async function accountsOf(
  wallet: RawStandardWallet,
  silent: boolean,
  signal: AbortSignal,
): Promise<readonly SolanaAccount[]> {
  const answer = await orAbandon(() => ask(wallet, 'standard:connect', 'connect', { silent }), signal)
  return readAccounts(readKey(answer, 'accounts'))
}

function snapshotOf(accounts: readonly SolanaAccount[], networkId: CaipNetworkId): WalletSnapshot {
  const [first, ...others] = accounts.map(({ address }) => `${networkId}:${address}` as const)
  if (!first) throw new WalletResponseError('The wallet shared no account')
  return { address: first, accounts: [first, ...others], networkId }
}

function createHandle(
  wallet: RawStandardWallet,
  networks: readonly Network[],
  given: readonly SolanaAccount[],
): SolanaHandle {
  let accounts = given
  let snapshot = snapshotOf(accounts, pickNetwork(networks, chainsOf(accounts)))
  const listeners = new Set<(next: WalletSnapshot | null) => void>()
  let stopFollowing: Unsubscribe | null = null
  const tell = (next: WalletSnapshot | null) => {
    if (next) snapshot = next
    for (const listener of listeners) listener(next)
  }
  const onChange = (change: unknown) => {
    const next = readChange(change)
    if (!next) return
    if (next.length === 0) return tell(null)
    accounts = next
    const chains = chainsOf(next)
    const isAllowed = chainFor(snapshot.networkId, chains) !== undefined
    tell(snapshotOf(next, isAllowed ? snapshot.networkId : pickNetwork(networks, chains)))
  }
  const current: Current = {
    get networkId() {
      return snapshot.networkId
    },
    account: (address) => {
      const account = accounts.find((candidate) => candidate.address === address.split(':')[2])
      if (!account) throw new WalletUnavailableError('The wallet does not share this account')
      return account
    },
  }

  return {
    get snapshot() {
      return snapshot
    },
    provider: wallet,
    ...createSigning(wallet, current),
    subscribe: (listener): Unsubscribe => {
      listeners.add(listener)
      stopFollowing ??= follow(wallet, onChange)
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return
        stopFollowing?.()
        stopFollowing = null
      }
    },
    signMessage: async (message, address) => signText(wallet, current.account(address), message),
    // A Solana wallet is on every chain it shares an account for: the app says which with each request.
    switchNetwork: async ({ caipNetworkId }) => {
      if (chainFor(caipNetworkId, chainsOf(accounts)) === undefined)
        throw new NetworkNotAddedError('The wallet does not know this network')
      if (caipNetworkId !== snapshot.networkId) tell(snapshotOf(accounts, caipNetworkId))
    },
    disconnect: async () => {
      const leave = ask(wallet, 'standard:disconnect', 'disconnect').catch(() => undefined)
      await Promise.race([leave, new Promise((resolve) => setTimeout(resolve, leaveLimitMs))])
    },
  }
}

// The first account is the one in use.
function chainsOf([first]: readonly SolanaAccount[]): readonly string[] {
  return first?.chains ?? []
}

/** The accounts that a change brings; null when it brings none, or nonsense, which is no reason to let go. */
function readChange(change: unknown): readonly SolanaAccount[] | null {
  try {
    const accounts = readKey(change, 'accounts')
    return accounts === undefined ? null : readAccounts(accounts)
  } catch {
    return null
  }
}

function follow(wallet: RawStandardWallet, onChange: (change: unknown) => void): Unsubscribe {
  let isFollowed = true
  let stop: unknown
  try {
    stop = featureOf(
      wallet,
      'standard:events',
      'on',
    )?.('change', (change: unknown) => {
      if (isFollowed) onChange(change)
    })
  } catch {
    // A wallet that cannot be followed is used as it is.
  }
  return () => {
    isFollowed = false
    try {
      if (typeof stop === 'function') (stop as Unsubscribe)()
    } catch {
      // It is not heard any more all the same.
    }
  }
}
