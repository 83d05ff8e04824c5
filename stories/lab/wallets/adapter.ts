import type {
  Balance,
  ChainAdapter,
  ChainReader,
  ConnectRequest,
  Connector,
  FeeRequest,
  RpcCall,
  WalletHandle,
  WalletSnapshot,
} from '../../../src/chains/adapter'
import type { Eip1193Provider } from '../../../src/chains/eip155/provider'
import { AttemptAbandonedError, WalletUnavailableError } from '../../../src/chains/errors/errors'
import type { CaipNetworkId, Namespace, Network } from '../../../src/chains/network'
import type { TransactionFate, TransactionRequest } from '../../../src/chains/transactions'
import { estimate, type LabFees } from './fees'

/** What the lab's visitor does when a wallet asks; a promise that never settles is a wallet that never answers. */
export type Answer = () => Promise<void>

export const approve: Answer = () => Promise.resolve()
export const ignore: Answer = () => new Promise(() => undefined)
export const refuse =
  (error: unknown): Answer =>
  () =>
    Promise.reject(error)

export interface LabWallet extends Connector {
  /** How it answers a connection. */
  onConnect: Answer
  /** How it answers a network switch; absent: it cannot switch. */
  onSwitch?: Answer | undefined
  /** How it answers a message to sign; with its own nonsense unless a key is given. */
  onSign: (message: string) => Promise<string>
  /** How it answers a transaction to send, with its hash; absent: it cannot send. */
  onSend?: ((transaction: TransactionRequest) => Promise<string>) | undefined
  /** What it answers other requests with; absent: it takes none. */
  readonly provider?: Eip1193Provider | undefined
  /** Whether it knows this origin without asking. */
  isPermitted: boolean
  snapshot: WalletSnapshot
  /** Live handles given out and not let go. */
  readonly handles: Set<WalletHandle>
  /** The wallet changes by itself; null: it lets go. */
  change(next: WalletSnapshot | null): void
}

export interface LabAdapter extends ChainAdapter {
  /** A wallet by id, to change how it answers. */
  find(id: string): LabWallet
  /** Announces a wallet late. */
  add(wallet: LabWallet): void
  readonly reads: number
  onRead: (network: Network) => Promise<Balance>
  /** Whether its chain holds code under every address. */
  isContract: boolean
  /** How the transactions of its chain stand, by their hash; those that are not named wait. */
  fates: Readonly<Record<string, TransactionFate>>
  /** What everybody has of its tokens, by address. */
  tokens: Readonly<Record<string, bigint>>
  fees: LabFees
  /** What its chain answers questions of JSON-RPC with; absent: none. */
  request?: ((network: Network, call: RpcCall) => Promise<unknown>) | undefined
  /** Whether a transaction would be undone. */
  reverts?: ((transaction: FeeRequest) => Promise<boolean>) | undefined
  /** How often somebody asked how a transaction stands. */
  readonly looks: number
  /** Its names; absent: it has none. */
  names?: Pick<ChainReader, 'resolveName' | 'lookupName' | 'readAvatar'> | undefined
}

const labAddress = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A wallet of any namespace, without keys: for what state does around a wallet. */
export function createLabWallet(name: string, options: Partial<LabWallet> = {}): LabWallet {
  const networkId: CaipNetworkId = options.snapshot?.networkId ?? 'eip155:1'
  const listeners = new Set<(next: WalletSnapshot | null) => void>()
  const wallet: LabWallet & { listeners: typeof listeners } = {
    id: name.toLowerCase(),
    name,
    type: 'ANNOUNCED',
    namespace: 'eip155',
    onConnect: approve,
    onSwitch: approve,
    onSign: async (message) => `signed:${wallet.snapshot.address}:${message}`,
    isPermitted: false,
    handles: new Set(),
    listeners,
    snapshot: { address: `${networkId}:${labAddress}`, accounts: [`${networkId}:${labAddress}`], networkId },
    change: (next) => {
      if (next) wallet.snapshot = next
      else wallet.isPermitted = false
      for (const listener of listeners) listener(next)
    },
    ...options,
  }
  return wallet
}

/** An adapter over lab wallets: the same interface as the real ones, with the outside in our hands. */
export function createLabAdapter(wallets: readonly LabWallet[], namespace: Namespace = 'eip155'): LabAdapter {
  let found = [...wallets]
  let reads = 0
  let looks = 0
  const watchers = new Set<(connectors: readonly Connector[]) => void>()
  const find = (id: string) => {
    const wallet = found.find((candidate) => candidate.id === id)
    if (!wallet) throw new WalletUnavailableError('No such lab wallet')
    return wallet
  }
  const adapter: LabAdapter = {
    namespace,
    find,
    discover: (onChange) => {
      watchers.add(onChange)
      onChange(found.map(plain))
      return () => watchers.delete(onChange)
    },
    connect: async ({ connectorId, signal }: ConnectRequest) => {
      const wallet = find(connectorId)
      await abortable(wallet.onConnect(), signal)
      wallet.isPermitted = true
      return handleOf(wallet)
    },
    resume: async ({ connectorId }) => {
      const wallet = find(connectorId)
      await Promise.resolve()
      return wallet.isPermitted ? handleOf(wallet) : null
    },
    reader: async () => ({
      getBalance: (network) => {
        reads += 1
        return adapter.onRead(network)
      },
      isContract: async () => adapter.isContract,
      listTokens: async (_network, _address, asked) =>
        asked.flatMap((address) => {
          const value = adapter.tokens[address]
          return value === undefined ? [] : [{ address, value }]
        }),
      estimateFee: async (_network, transaction) =>
        (await adapter.reverts?.(transaction))
          ? { state: 'unknown', reason: 'wouldRevert' }
          : estimate(adapter.fees, transaction.value),
      ...(adapter.request && { request: adapter.request }),
      readDataFee: async () => adapter.fees?.dataFee ?? 0n,
      readTransaction: async (_network, { hash }) => {
        looks += 1
        return adapter.fates[hash] ?? { state: 'sent' }
      },
      ...adapter.names,
      destroy: () => undefined,
    }),
    isContract: false,
    fates: {},
    tokens: {},
    fees: null,
    get looks() {
      return looks
    },
    add: (wallet) => {
      found = [...found, wallet]
      for (const watcher of watchers) watcher(found.map(plain))
    },
    get reads() {
      return reads
    },
    onRead: async () => ({ value: 1_234_567_890_000_000_000n, decimals: 18, symbol: 'ETH' }),
  }
  return adapter
}

function plain({ id, name, type, namespace, icon, rdns }: LabWallet): Connector {
  return { id, name, type, namespace, icon, rdns }
}

function handleOf(wallet: LabWallet): WalletHandle {
  const { listeners } = wallet as LabWallet & { listeners: Set<(next: WalletSnapshot | null) => void> }
  const { onSwitch, onSend } = wallet
  const handle: WalletHandle = {
    get snapshot() {
      return wallet.snapshot
    },
    provider: wallet.provider ?? wallet,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    signMessage: (message) => wallet.onSign(message),
    disconnect: async () => {
      wallet.isPermitted = false
      wallet.handles.delete(handle)
    },
    ...(onSend && { sendTransaction: (transaction: TransactionRequest) => (wallet.onSend ?? onSend)(transaction) }),
    ...(onSwitch && {
      switchNetwork: async (network: Network) => {
        await (wallet.onSwitch ?? onSwitch)()
        const { caipNetworkId: networkId } = network
        const moved = wallet.snapshot.accounts.map((account) => `${networkId}:${account.split(':')[2]}` as const)
        wallet.change({ networkId, accounts: moved, address: moved[0] ?? `${networkId}:${labAddress}` })
      },
    }),
  }
  wallet.handles.add(handle)
  return handle
}

function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new AttemptAbandonedError('Abandoned')))
    promise.then(resolve, reject)
  })
}
