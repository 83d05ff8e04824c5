import type { ConnectRequest } from '../adapter'
import { askQuietly, askSilently, askWallet } from '../discovery/askWallet'
import { createSnapshotEmitter, snapshotOf } from '../discovery/snapshotEmitter'
import { callFeature, subscribeChanges } from '../discovery/standardFeatures'
import { watchReturns } from '../discovery/watchReturns.late'
import type { RawStandardWallet } from '../discovery/walletStandard'
import { NetworkNotAddedError } from '../errors/walletErrors'
import { UserRejectedError, WalletUnavailableError } from '../errors/errors'
import { tryOrNull } from '../untrusted'
import { chainFor, pickNetwork } from './clusters'
import type { SolanaHandle } from './handle'
import { readAccounts, readKey, type SolanaAccount } from './parse'
import { createSigning, signText, type Current } from './signing'

export { waitForWallet } from '../discovery/waitForWallet'

type Request = Omit<ConnectRequest, 'connectorId'>

/** Asks for accounts; the wallet asks its person. */
export async function connectWallet(wallet: RawStandardWallet, request: Request): Promise<SolanaHandle> {
  return createHandle(wallet, request, await accountsOf(wallet, false, request))
}

/** Takes up what this origin was allowed before, without asking; null when nothing is. */
export async function reconnectWallet(wallet: RawStandardWallet, request: Request): Promise<SolanaHandle | null> {
  // Accounts that the wallet shares already are read: some wallets open a window even for a silent request.
  const shared = tryOrNull(() => readAccounts(readKey(wallet, 'accounts'))) ?? []
  const accounts =
    shared.length > 0
      ? shared
      : await accountsOf(wallet, true, request).catch((error: unknown) => {
          // Some wallets refuse where the standard wants an empty list.
          if (error instanceof UserRejectedError) return []
          throw error
        })
  return accounts.length === 0 ? null : createHandle(wallet, request, accounts)
}

async function accountsOf(
  wallet: RawStandardWallet,
  silent: boolean,
  { signal, clock }: Request,
): Promise<readonly SolanaAccount[]> {
  const ask = () => callFeature(wallet, 'standard:connect', 'connect', { silent })
  const answer = await (silent ? askSilently(ask, { signal, clock }) : askWallet(ask, { signal }))
  return readAccounts(readKey(answer, 'accounts'))
}

function createHandle(
  wallet: RawStandardWallet,
  { networks, clock }: Request,
  start: readonly SolanaAccount[],
): SolanaHandle {
  let accounts = start
  const first = snapshotOf(addressesOf(accounts), pickNetwork(networks, chainsOf(accounts)))
  const { latest, emit, subscribe } = createSnapshotEmitter(first, () => {
    const stops = [subscribeChanges(wallet, onChange), watchReturns(refresh)]
    return () => stops.forEach((stop) => stop())
  })
  const refresh = () => {
    const shared = tryOrNull(() => readAccounts(readKey(wallet, 'accounts')))
    // Not every wallet lists its accounts there.
    if (shared && shared.length > 0 && keyOf(shared) !== keyOf(accounts)) onChange({ accounts: shared })
  }
  const onChange = (change: unknown) => {
    const next = readChange(change)
    if (!next) return
    if (next.length === 0) return emit(null)
    accounts = next
    const chains = chainsOf(next)
    const { networkId } = latest()
    const isAllowed = chainFor(networkId, chains) !== undefined
    emit(snapshotOf(addressesOf(next), isAllowed ? networkId : pickNetwork(networks, chains)))
  }
  const current: Current = {
    get networkId() {
      return latest().networkId
    },
    account: (address) => {
      const account = accounts.find((candidate) => candidate.address === address.split(':')[2])
      if (!account) throw new WalletUnavailableError('The wallet does not share this account')
      return account
    },
  }

  return {
    get snapshot() {
      return latest()
    },
    provider: wallet,
    ...createSigning(wallet, current),
    subscribe,
    signMessage: async (message, address) => signText(wallet, current.account(address), message),
    // A Solana wallet is on every chain it shares an account for: the app says which with each request.
    switchNetwork: async ({ caipNetworkId }) => {
      if (chainFor(caipNetworkId, chainsOf(accounts)) === undefined)
        throw new NetworkNotAddedError('The wallet does not know this network')
      if (caipNetworkId !== latest().networkId) emit(snapshotOf(addressesOf(accounts), caipNetworkId))
    },
    hasNetwork: (networkId) => chainFor(networkId, chainsOf(accounts)) !== undefined,
    disconnect: async () => {
      await askQuietly(() => callFeature(wallet, 'standard:disconnect', 'disconnect'), { clock })
    },
  }
}

const keyOf = (accounts: readonly SolanaAccount[]) =>
  accounts.map(({ address, chains }) => [address, ...chains].join()).join(';')

function addressesOf(accounts: readonly SolanaAccount[]): readonly string[] {
  return accounts.map(({ address }) => address)
}

// The first account is the one in use.
function chainsOf([first]: readonly SolanaAccount[]): readonly string[] {
  return first?.chains ?? []
}

/** The accounts that a change brings; null when it brings none, or nonsense, which is no reason to let go. */
function readChange(change: unknown): readonly SolanaAccount[] | null {
  return tryOrNull(() => {
    const accounts = readKey(change, 'accounts')
    return accounts === undefined ? null : readAccounts(accounts)
  })
}
