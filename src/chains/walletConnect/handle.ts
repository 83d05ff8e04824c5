import type { RequestAnswer, RpcCall, SendOptions, Unsubscribe, WalletHandle } from '../adapter'
import { createSnapshotEmitter } from '../discovery/snapshotEmitter'
import { ChainNotSupportedError } from '../errors/chainErrors'
import type { CaipNetworkId, Namespace, Network } from '../network'
import { readChainId } from '../eip155/parse'
import { tryOrNull } from '../untrusted'
import type { SessionClient, SessionEvent } from './sessionClient'
import { createPairedSigning } from './provider/solanaSigning'
import { accountsIn, addsNetworks, methodsOf, snapshotOf } from './session'
import { createSessionProvider } from './provider/sessionProvider'
import { createSender, signers } from './signers'
import { switchChain } from './switchChain'

/** One namespace of a session as a live connection. */
export function createHandle(client: SessionClient, namespace: Namespace, networks: readonly Network[]): WalletHandle {
  const accounts = () => accountsIn(client.session(), namespace, networks)
  const { latest, emit, subscribe } = createSnapshotEmitter(snapshotOf(accounts(), networks), () =>
    client.subscribe(onEvent),
  )
  const rawChainId = (networkId: CaipNetworkId = latest().networkId) =>
    accounts().find((account) => account.networkId === networkId)?.rawChainId ?? networkId
  const address = () => latest().address.split(':')[2] as string

  /** Takes up what the session says now, keeping network and account where they are still granted. */
  const refresh = (wanted: { networkId?: CaipNetworkId; address?: string | undefined }) => {
    const snapshot = latest()
    const next = tryOrNull(() =>
      snapshotOf(accounts(), networks, { networkId: snapshot.networkId, address: address(), ...wanted }),
    )
    if (!next) return emit(null)
    const isSame = next.networkId === snapshot.networkId && next.accounts.join() === snapshot.accounts.join()
    if (!isSame) emit(next)
  }

  const onEvent = (event: SessionEvent) => {
    if (event.type === 'end') return emit(null)
    if (event.type === 'session') return refresh({})
    if (event.chainId.split(':')[0] !== namespace) return
    if (event.name === 'chainChanged') enter(readChain(event.data, event.chainId))
    if (event.name === 'accountsChanged') {
      const [first] = Array.isArray(event.data) ? (event.data as unknown[]) : []
      // Wallets send plain addresses or CAIP-10 ids.
      if (typeof first === 'string') refresh({ address: first.split(':').at(-1) })
    }
  }
  /** The wallet went to another network, which the session need not have listed. */
  const enter = (networkId: CaipNetworkId | null) => {
    if (!networkId || networkId === latest().networkId) return
    if (accounts().some((account) => account.networkId === networkId)) return refresh({ networkId })
    if (namespace !== 'eip155') return
    const moved = `${networkId}:${address()}` as const
    emit({ address: moved, accounts: [moved], networkId })
  }
  const readChain = (data: unknown, chainId: string): CaipNetworkId | null => {
    if (namespace === 'eip155')
      return tryOrNull(() => readChainId(data)) ?? tryOrNull(() => readChainId(chainId.split(':')[1]))
    const id = networks.find(
      ({ caipNetworkId }) => caipNetworkId === chainId || caipNetworkId === `${namespace}:${String(data)}`,
    )
    return id?.caipNetworkId ?? null
  }

  const isGranted = (wanted: CaipNetworkId) => accounts().some(({ networkId }) => networkId === wanted)
  const provider = createSessionProvider(client, {
    latest,
    subscribe,
    networks,
    chainId: () => rawChainId(),
    isGranted,
    enter,
  })
  const ask = (method: string, params: unknown, ...options: [SendOptions?]) =>
    client.ask(rawChainId(), method, params, ...options)
  const methods = methodsOf(client.session(), rawChainId())
  const request = ({ method, params }: RpcCall, options?: SendOptions) => ask(method, params ?? [], options)
  const sender = namespace === 'eip155' && methods.includes('eth_sendTransaction')
  const sends = sender || (namespace === 'solana' && methods.includes('solana_signAndSendTransaction'))
  return {
    ...(namespace === 'solana' && createPairedSigning({ methods, ask, latest })),
    ...(sender && createSender(latest, request)),
    ...(sends && { onAnswer: (listener) => answersOf(client, listener) }),
    get snapshot() {
      return latest()
    },
    provider,
    request: (call) => request(call),
    subscribe,
    signMessage: (message, account) => {
      const own = accounts().find(({ caipAddress }) => caipAddress === account)?.rawAddress
      return signers[namespace](ask, message, own ?? (account.split(':')[2] as string))
    },
    switchNetwork: async (network) => {
      if (network.chainNamespace !== namespace) throw new ChainNotSupportedError()
      const isThere = () => isGranted(network.caipNetworkId)
      if (!isThere()) await switchChain(client, rawChainId(), network, isThere)
      enter(network.caipNetworkId)
    },
    grantOf: (networkId) => {
      if (isGranted(networkId)) return 'granted'
      return namespace === 'eip155' && addsNetworks(client.session()) ? 'onRequest' : 'anew'
    },
    disconnect: () => client.end(),
  }
}

/** Answers of a session, once the code that reads them is loaded. */
function answersOf({ provider, topic }: SessionClient, listener: (answer: RequestAnswer) => void): Unsubscribe {
  let stop: Unsubscribe | null = null
  let isOver = false
  import('./answers.late').then(
    ({ watchAnswers }) => {
      if (!isOver) stop = watchAnswers(provider, topic, listener)
    },
    () => undefined, // The chain is searched all the same.
  )
  return () => {
    isOver = true
    stop?.()
  }
}
