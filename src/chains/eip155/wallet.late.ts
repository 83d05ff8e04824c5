import type { ConnectRequest, RpcCall, WalletHandle, WalletSnapshot } from '../adapter'
import { toBytes, toHex } from '../bytes'
import { systemClock, type Clock } from '../clock'
import { askQuietly, askSilently, askWallet } from '../discovery/askWallet'
import { createSnapshotEmitter, snapshotOf } from '../discovery/snapshotEmitter'
import { watchReturns } from '../discovery/watchReturns.late'
import { assertNamed } from '../discovery/assertNamed'
import { NotAuthorizedError, WalletResponseError } from '../errors/walletErrors'
import type { CaipAddress } from '../network'
import { ignoreErrors } from '../ignoreErrors'
import { tryOrNull } from '../untrusted'
import { checksumAddress } from './checksum'
import { readAccounts, readChainId } from './parse'
import type { Eip1193Provider } from './provider'

export { waitForWallet } from '../discovery/waitForWallet'

const loadVerbs = () => import('./walletVerbs.late')

/** Until when a wallet is waited for. */
type Patience = Pick<ConnectRequest, 'signal' | 'clock'>

let isWarm = false

/** Time that an extension may take to start, in milliseconds. */
const startMs = 1_000

/** Number of hashes until browsers have compiled them well. */
const warmUpAccounts = 5

/**
 * Connects once to a wallet without an owner, while the browser is idle: the first run of a function takes several times as long as
 * those that follow, a hash most of all, and is not to come while a visitor waits for the account. Once in a page.
 */
export function warmUp(): void {
  if (isWarm) return
  isWarm = true
  const accounts = Array.from({ length: warmUpAccounts }, (_, index) => `0x${`${index}`.padStart(40, '0')}`)
  const provider: Eip1193Provider = {
    request: async ({ method }) => (method === 'eth_chainId' ? '0x1' : accounts),
    on: () => undefined,
    removeListener: () => undefined,
  }
  const patience = { signal: new AbortController().signal, clock: systemClock }
  globalThis.requestIdleCallback?.(() => {
    void connectWallet(provider, patience).then((handle) => handle.subscribe(() => undefined)())
  })
}

/** Asks for accounts; the wallet asks its person. */
export async function connectWallet(provider: Eip1193Provider, patience: Patience): Promise<WalletHandle> {
  const answer = await askWallet(() => provider.request({ method: 'eth_requestAccounts' }), patience)
  const accounts = accountsOf(answer)
  // Only now: a person chooses the network in the wallet, too.
  return open(provider, accounts, askChain(provider, patience), patience)
}

/** Takes up what this origin was allowed before, without asking; null when nothing is. */
export async function reconnectWallet(provider: Eip1193Provider, patience: Patience): Promise<WalletHandle | null> {
  // Both at once, as neither asks the person: an answer crosses from another process, and one way is waited for, not two.
  const chain = askChain(provider, patience)
  chain.catch(() => undefined) // thrown below, where it counts
  // Locked wallets answer with an empty list, or that this origin may not ask.
  const answer = await askSilently(() => provider.request({ method: 'eth_accounts' }), patience).catch(
    (error: unknown) => {
      if (error instanceof NotAuthorizedError) return []
      throw error
    },
  )
  const accounts = accountsOf(answer)
  return accounts.length === 0 ? null : open(provider, accounts, chain, patience)
}

/** Each account once and in the case of EIP-55, however often and in whatever case the wallet names it. */
const accountsOf = (answer: unknown): readonly string[] => [...new Set(readAccounts(answer).map(checksumAddress))]

const askChain = (provider: Eip1193Provider, patience: Patience) =>
  askSilently(() => provider.request({ method: 'eth_chainId' }), patience)

async function open(
  provider: Eip1193Provider,
  accounts: readonly string[],
  chain: Promise<unknown>,
  patience: Patience,
): Promise<WalletHandle> {
  return createHandle(provider, snapshotOf(accounts, readChainId(await chain)), patience)
}

function createHandle(provider: Eip1193Provider, first: WalletSnapshot, { clock }: { clock: Clock }): WalletHandle {
  const emitter = createSnapshotEmitter(first, () => {
    listen('on')
    const stop = watchReturns(() => void refresh())
    return () => {
      stop()
      listen('removeListener')
    }
  })
  const { latest, emit } = emitter
  // Nonsense in an event, or a wallet that has no events, is not a reason to let go of it.
  const events: Record<string, (payload: unknown) => void> = {
    accountsChanged: (payload) => {
      const accounts = tryOrNull(() => accountsOf(payload))
      if (accounts) emit(accounts.length > 0 ? snapshotOf(accounts, latest().networkId) : null)
    },
    chainChanged: (payload) => {
      const networkId = tryOrNull(() => readChainId(payload))
      const addresses = latest().accounts.map((account) => account.split(':')[2] as string)
      if (networkId && networkId !== latest().networkId) emit(snapshotOf(addresses, networkId))
    },
    disconnect: (payload) => {
      // MetaMask sends 1013 "try again later" when it only lost its chain for a moment.
      if ((payload as { code?: unknown } | null)?.code !== 1013) emit(null)
    },
  }
  const listen = (method: 'on' | 'removeListener') => {
    for (const [event, listener] of Object.entries(events)) ignoreErrors(() => provider[method]?.(event, listener))
  }
  /** Reads the accounts, and null without an answer. */
  const readShared = async () => {
    const answer = await askQuietly(() => provider.request({ method: 'eth_accounts' }), { clock })
    return tryOrNull(() => accountsOf(answer))
  }
  /** Reads accounts and network again, without a prompt. A wallet that does not answer changes nothing. */
  const refresh = async () => {
    const before = latest()
    const chain = askQuietly(() => provider.request({ method: 'eth_chainId' }), { clock })
    let accounts = await readShared()
    // An extension that starts again can have no accounts yet.
    if (accounts?.length === 0) {
      await clock.sleep(startMs)
      accounts = await readShared()
    }
    const answer = await chain
    // An event meanwhile is newer than these answers.
    if (latest() !== before) return
    const { networkId } = before
    const chainId = tryOrNull(() => readChainId(answer)) ?? networkId
    if (!accounts) return events.chainChanged?.(answer)
    if (accounts.length === 0) return emit(null)
    const next = snapshotOf(accounts, chainId)
    if (next.accounts.join() !== before.accounts.join() || chainId !== networkId) emit(next)
  }
  const request = (call: RpcCall) => askWallet(() => provider.request(call))

  return {
    get snapshot() {
      return latest()
    },
    provider,
    request,
    subscribe: emitter.subscribe,
    signMessage: async (message: string, address: CaipAddress) => {
      const params = [toHex(toBytes(message)), address.split(':')[2]]
      const signature = await request({ method: 'personal_sign', params })
      // Empty where the owners of a contract account signed on the chain (EIP-1271).
      if (typeof signature !== 'string' || !/^0x[0-9a-f]*$/i.test(signature))
        throw new WalletResponseError('The wallet did not answer with a signature')
      return signature
    },
    sendTransaction: async (transaction, address) => {
      const verbs = await loadVerbs()
      assertNamed(latest(), address)
      return verbs.sendTransaction(request, transaction, address)
    },
    switchNetwork: async (network) => {
      await (await loadVerbs()).switchChain(provider, network, clock)
      // Not every wallet says chainChanged after it was asked to change.
      events.chainChanged?.(network.id)
    },
    disconnect: async () => {
      emitter.clear()
      const params = [{ eth_accounts: {} }]
      await askQuietly(() => provider.request({ method: 'wallet_revokePermissions', params }), { clock })
    },
  }
}
