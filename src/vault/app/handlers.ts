import { defineNetwork, type CaipAddress, type Network } from '../../chains/network'
import type { RequestDescription } from '../../chains/requests/types'
import type { WalletAddresses } from '../keys/accounts'
import { readRecord, type WalletRecord } from '../keys/record'
import type { UnlockingPasskey } from '../keys/seal'
import type { SignRequest } from '../keys/sign'
import type { Task, TaskAnswer, TaskResults } from '../keys/tasks'
import type { Params } from '../protocol/messages'
import { RefusalError, type Handlers, type HostContext } from '../protocol/vaultChannel'
import { PasskeyError, type PasskeyFailure } from './passkeys'
import { signRequestsOf } from './signRequests'
import { VaultStorageError, type VaultStore } from './store'

const loadDescribing = () => import('../../chains/requests/describeRequest.late')

/** The visitor's answer to a host that wants to connect. */
export type ConnectChoice =
  { readonly do: 'create'; readonly name: string } | { readonly do: 'use'; readonly walletId: string }

export interface ConnectQuestion {
  readonly origin: string
  readonly wallets: readonly { readonly id: string; readonly addresses: WalletAddresses }[]
  /** The passkey of the answer before was not made. */
  readonly failure: PasskeyFailure | null
  readonly signal: AbortSignal
}

export interface ApproveQuestion {
  readonly origin: string
  readonly description: RequestDescription
  readonly account: CaipAddress
  readonly network: Network
  /** The passkey was not used after the approval before. */
  readonly failure: PasskeyFailure | null
  readonly signal: AbortSignal
}

/** Functions of the settings. Each rejects with a `PasskeyError`, a `RefusalError` or a `VaultStorageError`. */
export interface WalletTools {
  /** Asks for a passkey of the wallet. Its answer serves one of the functions below, once. */
  unlock(): Promise<UnlockingPasskey>
  /** Needs a press of its own: browsers create a passkey after one. Resolves to the changed wallet. */
  addPasskey(opener: UnlockingPasskey, name: string): Promise<WalletRecord>
  removePasskey(opener: UnlockingPasskey, credentialId: string): Promise<WalletRecord>
  /** The recovery words of the wallet. */
  readWords(opener: UnlockingPasskey): Promise<string>
}

export interface ShowQuestion {
  readonly view: Params<'openView'>['view']
  readonly record: WalletRecord
  readonly tools: WalletTools
  readonly signal: AbortSignal
}

/** Views of the vault. Each rejects with a `RefusalError` where the visitor declines, and ends when the signal aborts. */
export interface VaultUi {
  /** Asks whether the host may connect, and with which wallet. Asked again after a failure. */
  connect(question: ConnectQuestion): Promise<ConnectChoice>
  /** Shows a request, and resolves when the visitor approved it. Asked again after a failure. */
  approve(question: ApproveQuestion): Promise<void>
  /** Shows a view until the visitor closes it. */
  show(question: ShowQuestion): Promise<void>
  /** The request of the question was answered: nothing is shown any more. */
  end(): void
}

/** The parts that the vault works with, which tests replace. */
export interface VaultParts {
  readonly ui: VaultUi
  readonly store: VaultStore
  /** Names of networks that the vault knows; others are shown with their id. */
  readonly networks: readonly Network[]
  readonly now: () => number
  /**
   * True where this page can use passkeys with the PRF extension, and a visitor can be sure of what they see. Elsewhere nothing is
   * asked, whatever the host requests.
   */
  isSupported(): Promise<boolean>
  /** `excluded` are the credential ids of the wallet's other passkeys. */
  createPasskey(name: string, excluded?: readonly string[]): Promise<UnlockingPasskey>
  getPasskey(credentialIds: readonly string[]): Promise<UnlockingPasskey>
  runTask<Name extends Task['do']>(task: Task & { readonly do: Name }): Promise<TaskAnswer<TaskResults[Name]>>
}

/** Answers the requests of a host. One question at a time is shown. */
export function createHandlers(parts: VaultParts): Handlers {
  const { ui, store } = parts
  let last: Promise<unknown> = Promise.resolve()

  /** Waits until the earlier questions are answered. */
  const inTurn = <T>({ signal }: HostContext, ask: () => Promise<T>): Promise<T> => {
    const asked = last.then(async () => {
      if (!(await parts.isSupported())) throw new RefusalError('unsupported')
      if (signal.aborted) throw new RefusalError('aborted')
      return ask()
    })
    last = asked.catch(() => undefined)
    return asked.catch(refuse).finally(() => ui.end())
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

  const unlock = ({ passkeys }: WalletRecord) => parts.getPasskey(passkeys.map(({ credentialId }) => credentialId))

  const toolsOf = (first: WalletRecord): WalletTools => {
    let record = first
    const keep = async (changed: TaskAnswer<WalletRecord>) => {
      const next = resultOf(changed)
      await store.writeRecord(next)
      return (record = next)
    }
    return {
      unlock: () => unlock(record),
      addPasskey: async (opener, name) => {
        const excluded = record.passkeys.map(({ credentialId }) => credentialId)
        const passkey = { ...(await parts.createPasskey(name, excluded)), name }
        return keep(await parts.runTask({ do: 'addPasskey', record, opener, passkey, now: parts.now() }))
      },
      removePasskey: async (opener, credentialId) =>
        keep(await parts.runTask({ do: 'removePasskey', record, opener, credentialId })),
      readWords: async (opener) => resultOf(await parts.runTask({ do: 'export', record, opener })),
    }
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
        const listed = wallets.map(({ id, addresses }) => ({ id, addresses }))
        const record = await untilPasskey(async (failure) => {
          const choice = await ui.connect({ origin, signal, wallets: listed, failure })
          return choice.do === 'create' ? create(choice.name) : wallets.find(({ id }) => id === choice.walletId)
        })
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
        const described = await describeRequest({ method, params }, { network, account: ownAccount, origin })
        // Every transaction has its nonce here, so that this says nothing. The parameters show it.
        const description = { ...described, warnings: described.warnings.filter(({ key }) => key !== 'nonce') }
        const requests = signRequestsOf(description, record.addresses)
        if (!requests?.every((request) => isOn(request, network))) throw new RefusalError('invalid')
        const opener = await untilPasskey(async (failure) => {
          await ui.approve({ origin, description, account: ownAccount, network, failure, signal })
          return unlock(record)
        })
        if (signal.aborted) throw new RefusalError('aborted')
        return [...resultOf(await parts.runTask({ do: 'sign', record, opener, requests }))]
      }),
    openView: ({ view }, host) =>
      inTurn(host, async () => {
        const record = await walletOf(host)
        await ui.show({ view, record, tools: toolsOf(record), signal: host.signal })
        return {}
      }),
    disconnect: async (_params, { origin }) => {
      await store.disconnectHost(origin).catch(refuse)
      return {}
    },
  }
}

/** Asks again, with the reason, where the visitor's passkey was not made or used. */
async function untilPasskey<T>(ask: (failure: PasskeyFailure | null) => Promise<T>): Promise<T> {
  let failure: PasskeyFailure | null = null
  for (;;) {
    try {
      return await ask(failure)
    } catch (error) {
      if (!(error instanceof PasskeyError)) throw error
      failure = error.failure
    }
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
  if (error instanceof VaultStorageError) throw new RefusalError(error.failure === 'blocked' ? 'unsupported' : 'failed')
  throw new RefusalError('failed')
}
