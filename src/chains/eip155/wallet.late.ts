import type { RpcCall, Unsubscribe, WalletHandle, WalletSnapshot } from '../adapter'
import { AttemptAbandonedError, NotAuthorizedError, WalletResponseError } from '../errors/errors'
import type { CaipAddress } from '../network'
import { normalizeWalletError } from '../errors/normalizeWalletError'
import { readAccounts, readChainId, snapshotOf } from './parse'
import type { Eip1193Provider } from './provider'
import { askToSwitch } from './switchNetwork'

/** How long letting go may take before we stop waiting for the wallet, in milliseconds. */
const revokeLimitMs = 2_000

/** Asks for accounts; the wallet asks its person. */
export async function connectWallet(provider: Eip1193Provider, signal: AbortSignal): Promise<WalletHandle> {
  const accounts = readAccounts(await ask(provider, { method: 'eth_requestAccounts' }, signal))
  return open(provider, accounts, signal)
}

/** Takes up what this origin was allowed before, without asking; null when nothing is. */
export async function resumeWallet(provider: Eip1193Provider, signal: AbortSignal): Promise<WalletHandle | null> {
  // Locked wallets answer with an empty list, or that this origin may not ask.
  const answer = await ask(provider, { method: 'eth_accounts' }, signal).catch((error: unknown) => {
    if (error instanceof NotAuthorizedError) return []
    throw error
  })
  const accounts = readAccounts(answer)
  return accounts.length === 0 ? null : open(provider, accounts, signal)
}

async function open(
  provider: Eip1193Provider,
  accounts: readonly string[],
  signal: AbortSignal,
): Promise<WalletHandle> {
  const networkId = readChainId(await ask(provider, { method: 'eth_chainId' }, signal))
  return createHandle(provider, snapshotOf(accounts, networkId))
}

function createHandle(provider: Eip1193Provider, first: WalletSnapshot): WalletHandle {
  let snapshot = first
  const listeners = new Set<(next: WalletSnapshot | null) => void>()
  const tell = (next: WalletSnapshot | null) => {
    if (next) snapshot = next
    for (const listener of listeners) listener(next)
  }
  const plain = () => snapshot.accounts.map((account) => account.split(':')[2] as string)
  const events: Record<string, (payload: unknown) => void> = {
    accountsChanged: (payload) => {
      const accounts = tolerate(() => readAccounts(payload))
      if (accounts) tell(accounts.length > 0 ? snapshotOf(accounts, snapshot.networkId) : null)
    },
    chainChanged: (payload) => {
      const networkId = tolerate(() => readChainId(payload))
      if (networkId && networkId !== snapshot.networkId) tell(snapshotOf(plain(), networkId))
    },
    disconnect: (payload) => {
      // MetaMask sends 1013 "try again later" when it only lost its chain for a moment.
      if ((payload as { code?: unknown } | null)?.code !== 1013) tell(null)
    },
  }
  const follow = (method: 'on' | 'removeListener') => {
    for (const [event, listener] of Object.entries(events)) tolerate(() => provider[method]?.(event, listener))
  }
  const unfollow = () => {
    if (listeners.size === 0) return
    listeners.clear()
    follow('removeListener')
  }
  const request = (call: RpcCall) => requestFrom(provider, call).catch(fail)

  return {
    get snapshot() {
      return snapshot
    },
    provider,
    request,
    subscribe: (listener): Unsubscribe => {
      if (listeners.size === 0) follow('on')
      listeners.add(listener)
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) follow('removeListener')
      }
    },
    signMessage: async (message: string, address: CaipAddress) => {
      const signature = await request({ method: 'personal_sign', params: [toHex(message), address.split(':')[2]] })
      if (typeof signature !== 'string' || !/^0x[0-9a-f]+$/i.test(signature))
        throw new WalletResponseError('The wallet did not answer with a signature')
      return signature
    },
    switchNetwork: async (network) => {
      await askToSwitch(provider, network)
      // Not every wallet says chainChanged after it was asked to change.
      events.chainChanged?.(network.id)
    },
    disconnect: async () => {
      unfollow()
      const params = [{ eth_accounts: {} }]
      const revoke = requestFrom(provider, { method: 'wallet_revokePermissions', params }).catch(() => undefined)
      await Promise.race([revoke, new Promise((resolve) => setTimeout(resolve, revokeLimitMs))])
    },
  }
}

/** Asks the wallet; gives up at once when aborted, whatever it answers later. */
function ask(provider: Eip1193Provider, call: RpcCall, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const abandon = () => reject(new AttemptAbandonedError('The attempt was given up'))
    if (signal.aborted) return abandon()
    signal.addEventListener('abort', abandon, { once: true })
    requestFrom(provider, call)
      .then(resolve, (error: unknown) => reject(normalizeWalletError(error)))
      .finally(() => signal.removeEventListener('abort', abandon))
  })
}

/** Some providers throw at once instead of answering with a rejection, and some answer without a promise. */
async function requestFrom(provider: Eip1193Provider, call: RpcCall): Promise<unknown> {
  return provider.request(call)
}

function fail(error: unknown): never {
  throw normalizeWalletError(error)
}

// Nonsense in an event, or a wallet that cannot be followed, is not a reason to let go of it.
function tolerate<T>(run: () => T): T | null {
  try {
    return run()
  } catch {
    return null
  }
}

function toHex(text: string): string {
  const bytes = [...new TextEncoder().encode(text)]
  return `0x${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
