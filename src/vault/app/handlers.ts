import { defineNetwork, type CaipAddress, type Network } from '../../chains/network'
import type { RequestDescription } from '../../chains/requests/types'
import type { WalletAddresses } from '../keys/accounts'
import { readRecord, type WalletRecord } from '../keys/record'
import type { UnlockingPasskey } from '../keys/seal'
import type { SignRequest } from '../keys/sign'
import type { Task, TaskAnswer, TaskResults } from '../keys/tasks'
import type { Params } from '../protocol/messages'
import { RefusalError, type Handlers, type HostContext } from '../protocol/vaultChannel'
import { PasskeyError } from './passkeys'
import { signRequestsOf } from './signRequests'
import { VaultStorageError, type VaultStore } from './store'

const loadDescribing = () => import('../../chains/requests/describeRequest.late')

/** The visitor's answer to a host that wants to connect. */
export type ConnectChoice =
  { readonly do: 'create'; readonly name: string } | { readonly do: 'use'; readonly walletId: string }

/** Views of the vault. Each rejects with a `RefusalError` where the visitor declines, and ends when the signal aborts. */
export interface VaultUi {
  /** Asks whether the host may connect, and with which wallet. */
  connect(question: {
    readonly origin: string
    readonly wallets: readonly { readonly id: string; readonly addresses: WalletAddresses }[]
    readonly signal: AbortSignal
  }): Promise<ConnectChoice>
  /** Shows a request, and resolves when the visitor approved it. */
  approve(question: {
    readonly origin: string
    readonly description: RequestDescription
    readonly account: CaipAddress
    readonly network: Network
    readonly signal: AbortSignal
  }): Promise<void>
  /** Shows a view until the visitor closes it. */
  show(
    view: Params<'openView'>['view'],
    question: { readonly record: WalletRecord; readonly signal: AbortSignal },
  ): Promise<void>
}

/** The parts that the vault works with, which tests replace. */
export interface VaultParts {
  readonly ui: VaultUi
  readonly store: VaultStore
  /** Names of networks that the vault knows; others are shown with their id. */
  readonly networks: readonly Network[]
  readonly now: () => number
  /** True where this page can use passkeys with the PRF extension. */
  isSupported(): Promise<boolean>
  createPasskey(name: string): Promise<UnlockingPasskey>
  getPasskey(credentialIds: readonly string[]): Promise<UnlockingPasskey>
  runTask<Name extends Task['do']>(task: Task & { readonly do: Name }): Promise<TaskAnswer<TaskResults[Name]>>
}

/** Answers the requests of a host. One question at a time is shown. */
export function createHandlers(parts: VaultParts): Handlers {
  const { ui, store } = parts
  let last: Promise<unknown> = Promise.resolve()

  /** Waits until the earlier questions are answered. */
  const inTurn = <T>({ signal }: HostContext, ask: () => Promise<T>): Promise<T> => {
    const asked = last.then(() => {
      if (signal.aborted) throw new RefusalError('aborted')
      return ask()
    })
    last = asked.catch(() => undefined)
    return asked.catch(refuse)
  }

  const listWallets = async (): Promise<readonly WalletRecord[]> => {
    const stored = await store.listRecords()
    // A record of a later version, or a broken one, is left where it is.
    return stored.flatMap((one) => {
      try {
        return readRecord(one)
      } catch {
        return []
      }
    })
  }

  const walletOf = async ({ origin }: HostContext): Promise<WalletRecord> => {
    const id = await store.walletOf(origin)
    const found = (await listWallets()).find((one) => one.id === id)
    if (!found) throw new RefusalError('notConnected')
    return found
  }

  const create = async (name: string): Promise<WalletRecord> => {
    const passkey = await parts.createPasskey(name)
    const record = resultOf(await parts.runTask({ do: 'create', passkey: { ...passkey, name }, now: parts.now() }))
    await store.writeRecord(record)
    return record
  }

  return {
    getState: async (_params, host) => {
      const wallets = await listWallets().catch(() => null)
      const own = wallets && (await store.walletOf(host.origin).catch(() => null))
      const addresses = wallets?.find(({ id }) => id === own)?.addresses
      const isSupported = wallets !== null && (await parts.isSupported())
      return { isSupported, hasWallet: (wallets?.length ?? 0) > 0, ...(addresses && { addresses }) }
    },
    connect: (_params, host) =>
      inTurn(host, async () => {
        const { origin, signal } = host
        const wallets = await listWallets()
        const choice = await ui.connect({
          origin,
          signal,
          wallets: wallets.map(({ id, addresses }) => ({ id, addresses })),
        })
        const record =
          choice.do === 'create' ? await create(choice.name) : wallets.find(({ id }) => id === choice.walletId)
        if (!record) throw new RefusalError('failed')
        if (signal.aborted) throw new RefusalError('aborted')
        await store.connectHost({ origin, walletId: record.id })
        return record.addresses
      }),
    sign: ({ networkId, account, method, params }, host) =>
      inTurn(host, async () => {
        const record = await walletOf(host)
        const own = networkId.startsWith('solana:') ? record.addresses.solana : record.addresses.eip155
        const ownAccount = `${networkId}:${own}` as CaipAddress
        if (!isSameAccount(account, ownAccount)) throw new RefusalError('invalid')
        const network = networkOf(networkId, parts.networks)
        const { origin, signal } = host
        const { describeRequest } = await loadDescribing()
        const description = await describeRequest({ method, params }, { network, account: ownAccount, origin })
        const requests = signRequestsOf(description, record.addresses)
        if (!requests?.every((request) => isOn(request, network))) throw new RefusalError('invalid')
        await ui.approve({ origin, description, account: ownAccount, network, signal })
        const opener = await parts.getPasskey(record.passkeys.map(({ credentialId }) => credentialId))
        if (signal.aborted) throw new RefusalError('aborted')
        return [...resultOf(await parts.runTask({ do: 'sign', record, opener, requests }))]
      }),
    openView: ({ view }, host) =>
      inTurn(host, async () => {
        await ui.show(view, { record: await walletOf(host), signal: host.signal })
        return {}
      }),
    disconnect: async (_params, { origin }) => {
      await store.disconnectHost(origin).catch(refuse)
      return {}
    },
  }
}

/** Addresses of EVM networks have no case but for their checksum. */
const isSameAccount = (one: string, other: string) =>
  other.startsWith('eip155:') ? one.toLowerCase() === other.toLowerCase() : one === other

/** True for a request of the network that is shown. */
function isOn(request: SignRequest, { chainNamespace, id }: Network): boolean {
  if (request.namespace !== chainNamespace) return false
  const isTransaction = request.namespace === 'eip155' && request.kind === 'transaction'
  return !isTransaction || request.transaction.chainId === id
}

/** The network of an id; one without a name for an id that the vault does not know. */
function networkOf(networkId: string, networks: readonly Network[]): Network {
  const known = networks.find(({ caipNetworkId }) => caipNetworkId === networkId)
  if (known) return known
  const [namespace, id = ''] = networkId.split(':')
  const common = { name: networkId, rpcUrls: { default: { http: [] } } }
  return namespace === 'solana'
    ? defineNetwork({
        ...common,
        id,
        chainNamespace: 'solana',
        nativeCurrency: { name: 'SOL', symbol: 'SOL', decimals: 9 },
      })
    : defineNetwork({
        ...common,
        id: Number(id),
        nativeCurrency: { name: 'Native currency', symbol: 'native', decimals: 18 },
      })
}

function resultOf<Done>(answer: TaskAnswer<Done>): Done {
  if ('result' in answer) return answer.result
  throw new RefusalError('failed')
}

/** The reason for the host. It hears no details of passkeys and storage. */
function refuse(error: unknown): never {
  if (error instanceof RefusalError) throw error
  if (error instanceof PasskeyError)
    throw new RefusalError(error.failure === 'cancelled' || error.failure === 'exists' ? 'declined' : 'unsupported')
  if (error instanceof VaultStorageError) throw new RefusalError(error.failure === 'blocked' ? 'unsupported' : 'failed')
  throw new RefusalError('failed')
}
