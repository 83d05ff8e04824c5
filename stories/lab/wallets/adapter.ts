import type {
  Balance,
  ChainAdapter,
  ChainReader,
  ConnectRequest,
  Connector,
  FeeRequest,
  RpcCall,
  WalletSnapshot,
} from '../../../src/chains/adapter'
import { WalletUnavailableError } from '../../../src/chains/errors/errors'
import type { CaipNetworkId, Namespace, Network } from '../../../src/chains/network'
import type { TransactionFate, TransactionRequest, TransactionSearch } from '../../../src/chains/transactions'
import { estimate, type LabFees } from './fees'
import { abortable, handleOf, labAddress, type Answer, type LabWallet } from './handle'

export type { Answer, LabWallet } from './handle'

export const approve: Answer = () => Promise.resolve()
export const ignore: Answer = () => new Promise(() => undefined)
export function refuse(error: unknown): Answer {
  return () => Promise.reject(error)
}

export interface LabAdapter extends ChainAdapter {
  /** A wallet by id, to change how it answers. */
  find(id: string): LabWallet
  /** Announces a wallet late. */
  add(wallet: LabWallet): void
  readonly reads: number
  onRead: (network: Network) => Promise<Balance>
  /** Its chain holds code under every address. */
  isContract: boolean
  /** States of the transactions of its chain, by their hash; those that are not named wait. */
  fates: Readonly<Record<string, TransactionFate>>
  /** No endpoint answers about transactions. */
  isAway: boolean
  /** Balances of its tokens for every account, by address. */
  tokens: Readonly<Record<string, bigint>>
  fees: LabFees
  /** Metadata of its token contracts. Null: they cannot be read. */
  readToken: NonNullable<ChainReader['readToken']>
  /** Answers of its chain to JSON-RPC; absent: none. */
  request?: ((network: Network, call: RpcCall) => Promise<unknown>) | undefined
  /** Resolves to true for a transaction that would be undone. */
  reverts?: ((transaction: FeeRequest) => Promise<boolean>) | undefined
  /** Transactions that its chain has, beside `fates`: found by their content, as by `findTransaction`. */
  included: readonly { readonly hash: string; readonly transaction: TransactionRequest }[]
  /** Number of questions for the state of a transaction. */
  readonly looks: number
  /** Its names; absent: it has none. */
  names?: Pick<ChainReader, 'resolveName' | 'lookupName' | 'readAvatar'> | undefined
}

/** Metadata of contracts that match their listing. */
export function readTokensOf(
  tokens: readonly { readonly address?: string | undefined; readonly symbol: string; readonly decimals: number }[],
): LabAdapter['readToken'] {
  return async (_network, address) => {
    const found = tokens.find((token) => token.address?.toLowerCase() === address.toLowerCase())
    return found ? { symbol: found.symbol, decimals: found.decimals, totalSupply: null } : null
  }
}

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
  let [reads, looks] = [0, 0]
  const watchers = new Set<(connectors: readonly Connector[]) => void>()
  const find = (id: string) => {
    const wallet = found.find((candidate) => candidate.id === id)
    if (!wallet) throw new WalletUnavailableError('No such lab wallet')
    return wallet
  }
  const assertReached = () => {
    if (adapter.isAway) throw new Error('No endpoint answered')
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
      readToken: (network, address) => adapter.readToken(network, address),
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
        assertReached()
        return adapter.fates[hash] ?? { state: 'sent' }
      },
      beginSearch: async (_network, _account, transaction) => contentOf(transaction),
      findTransaction: async (_network, _account, search, known) => {
        assertReached()
        const found = adapter.included.find(
          ({ hash, transaction }) =>
            !known.includes(hash) && JSON.stringify(contentOf(transaction)) === JSON.stringify(contentOf(search)),
        )
        return found ? { hash: found.hash } : { search }
      },
      ...adapter.names,
      destroy: () => undefined,
    }),
    isContract: false,
    isAway: false,
    fates: {},
    included: [],
    tokens: {},
    fees: null,
    readToken: async () => null,
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

function contentOf(transaction: TransactionRequest | TransactionSearch): TransactionSearch {
  if (transaction instanceof Uint8Array)
    return { to: null, value: '0', data: `${transaction.length}:${transaction.slice(-16).join()}` }
  const { to = null, value = 0n, data = '0x' } = transaction
  return { to, value: `${value}`, data: data.length > 66 ? `${data.length}:${data.slice(-64)}` : data }
}
