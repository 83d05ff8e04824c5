import type { RpcCall, Unsubscribe, WalletSnapshot } from '../../adapter'
import type { Eip1193Provider } from '../../eip155/provider'
import { readChainId } from '../../eip155/parse'
import type { CaipNetworkId, Network } from '../../network'
import { safeGet, tryOrNull } from '../../untrusted'
import { askEndpoint } from './endpoint'
import { methodsOf } from '../session'
import type { SessionClient } from '../sessionClient'

type Listener = (payload: unknown) => void

/** The part of a handle that its provider needs. */
interface Scope {
  /** The wallet's state now and from here on; null once it is gone. */
  latest(): WalletSnapshot
  subscribe(listener: (next: WalletSnapshot | null) => void): Unsubscribe
  readonly networks: readonly Network[]
  /** The chain id in use, as the wallet writes it. */
  chainId(): string
  isGranted(networkId: CaipNetworkId): boolean
  enter(networkId: CaipNetworkId): void
}

// Methods that the library answers from the session's properties and its storage, where it can.
const callMethods = ['wallet_getCapabilities', 'wallet_getCallsStatus', 'wallet_sendCalls']
// No endpoint is told what is to be signed or sent.
const walletOnly = /^(wallet|personal|solana|polkadot|cosmos)_|^eth_(sign|sendTransaction)|^(sendTransfer|sign)/

/**
 * A provider for the host's libraries that speaks for one session and no other: what the wallet granted goes to it, reads
 * go to the network's endpoint, and once the session is over it answers 4900 and sends no request.
 */
export function createSessionProvider(client: SessionClient, scope: Scope): Eip1193Provider {
  const events = createEvents(scope)
  const isEvm = scope.chainId().startsWith('eip155:')

  const answer = async ({ method, params }: RpcCall): Promise<unknown> => {
    client.assertOpen()
    if (isEvm && method === 'wallet_switchEthereumChain') return switchTo(method, params)
    const known = isEvm ? answerLocally(method, scope.latest()) : undefined
    if (known !== undefined) return known
    const { provider } = client
    const call = { method, params: params as object | undefined }
    const isGranted = methodsOf(client.session(), scope.chainId()).includes(method)
    const isLibrarys = callMethods.includes(method) && (isGranted || method !== 'wallet_sendCalls')
    if (isLibrarys && provider.session?.topic === client.topic) return provider.request(call, scope.chainId())
    if (isGranted) return client.send(scope.chainId(), method, params ?? [])
    if (walletOnly.test(method)) throw Object.assign(new Error(`The wallet did not grant ${method}`), { code: 4200 })
    return askEndpoint(scope.networks, scope.latest().networkId, { method, params })
  }

  const switchTo = async (method: string, params: unknown): Promise<null> => {
    const networkId = tryOrNull(() => readChainId(safeGet(params, '0', 'chainId')))
    if (!networkId) throw Object.assign(new Error('There is no such chain id'), { code: -32602 })
    if (!scope.isGranted(networkId)) await client.send(scope.chainId(), method, params)
    if (scope.isGranted(networkId)) scope.enter(networkId)
    return null
  }

  return { request: answer, ...events }
}

function answerLocally(method: string, { accounts, networkId }: WalletSnapshot): unknown {
  if (method === 'eth_chainId') return hexOf(networkId)
  if (method === 'net_version') return networkId.split(':')[1]
  return method === 'eth_accounts' || method === 'eth_requestAccounts' ? accounts.map(plain) : undefined
}

/** EIP-1193 events, compared once for all listeners: the first to be called does not use the change up. */
function createEvents({ latest, subscribe }: Scope) {
  const listeners = new Map<string, Set<Listener>>()
  const emit = (event: string, payload: unknown) => {
    for (const listener of Array.from(listeners.get(event) ?? [])) {
      try {
        listener(payload)
      } catch (error) {
        // Thrown later, so that the other listeners are still called.
        queueMicrotask(() => {
          throw error
        })
      }
    }
  }
  let last: WalletSnapshot | null = null
  const compare = (next: WalletSnapshot | null) => {
    const before = last
    last = next
    const [now, then] = [idsOf(next), idsOf(before)]
    if (now.join() !== then.join()) emit('accountsChanged', now)
    if (next && next.networkId !== before?.networkId) emit('chainChanged', hexOf(next.networkId))
    if (!next && before) emit('disconnect', { code: 4900, message: 'Disconnected' })
  }
  let unsubscribe: Unsubscribe | null = null
  return {
    on: (event: string, listener: Listener) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      if (unsubscribe) return
      last = latest()
      unsubscribe = subscribe(compare)
    },
    removeListener: (event: string, listener: Listener) => {
      listeners.get(event)?.delete(listener)
      if ([...listeners.values()].some(({ size }) => size > 0)) return
      unsubscribe?.()
      unsubscribe = null
    },
  }
}

function idsOf(snapshot: WalletSnapshot | null): readonly (string | undefined)[] {
  return snapshot?.accounts.map(plain) ?? []
}

function plain(account: string): string | undefined {
  return account.split(':')[2]
}

/** As EIP-1193 writes it on EVM chains, else as it is. */
function hexOf(networkId: string): string {
  const [namespace, reference] = networkId.split(':')
  return namespace === 'eip155' ? `0x${Number(reference).toString(16)}` : networkId
}
