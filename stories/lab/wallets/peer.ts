import type { WalletHandle } from '../../../src/chains/adapter'
import { AttemptAbandonedError } from '../../../src/chains/errors/errors'
import type { Namespace } from '../../../src/chains/network'
import type { PairedSignIn, PairRequest, Pairing, PairingSignIn, PairingTransport } from '../../../src/chains/pairing'
import { createLabAdapter, createLabWallet, type LabWallet } from './adapter'

export interface LabPeerOptions {
  readonly name?: string
  /** Namespaces of its wallet; only one that is also asked for is shared. @default ['eip155'] */
  readonly namespaces?: readonly Namespace[]
  /** Signs in with the approval where that is asked for; left out: it cannot. */
  readonly signIn?: ((request: PairingSignIn, address: string) => Promise<readonly PairedSignIn[]>) | undefined
  /** Its address on eip155. */
  readonly address?: string
}

/** A wallet elsewhere and the relay to it, with its person in our hands. */
export interface LabPeer extends PairingTransport {
  /** Everything asked for, oldest first. */
  readonly requests: readonly PairRequest[]
  /** Links made so far, oldest first. */
  readonly uris: readonly string[]
  /** The wallet of a shared namespace, to change what it answers. */
  find(namespace: Namespace): LabWallet
  /** A request gets its link only when `link` is called. */
  isSlow: boolean
  /** Gives the link of a request that waits for one. */
  link(attempt?: number): void
  /** The person says yes to a request, by default the newest; also to one that is not awaited any more. */
  approve(attempt?: number): Promise<void>
  /** The request fails: the person said no, or the relay refused. */
  fail(error: unknown, attempt?: number): void
}

interface Waiting {
  readonly resolve: (pairing: Pairing) => void
  readonly reject: (error: unknown) => void
}

const evmAddress = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A pairing transport without a relay. An unanswered request waits; approved ones are remembered. */
export function createLabPeer(options: LabPeerOptions = {}): LabPeer {
  const { name = 'Lantern', namespaces = ['eip155'], address: own = evmAddress } = options
  const requests: PairRequest[] = []
  const waiting: Waiting[] = []
  const uris: string[] = []
  const wallets = new Map<Namespace, LabWallet>()
  let session: readonly Namespace[] = []

  const handlesFor = async (request: Omit<PairRequest, 'onUri'>, shared: readonly Namespace[]) => {
    const handles: Partial<Record<Namespace, WalletHandle>> = {}
    for (const namespace of shared) {
      const networkId = request.networks.find(({ chainNamespace }) => chainNamespace === namespace)?.caipNetworkId
      if (!networkId) continue
      const address = `${networkId}:${namespace === 'eip155' ? own : 'labAddress'}` as const
      const wallet =
        wallets.get(namespace) ??
        createLabWallet(name, {
          namespace,
          type: 'WALLET_CONNECT',
          snapshot: { address, accounts: [address], networkId },
        })
      wallets.set(namespace, wallet)
      handles[namespace] = await createLabAdapter([wallet], namespace).connect({
        connectorId: wallet.id,
        networks: request.networks,
        signal: new AbortController().signal,
        clock: request.clock,
      })
    }
    return handles
  }
  const at = <T>(list: readonly T[], attempt = list.length - 1): T => {
    const found = list[attempt]
    if (!found) throw new Error('Nothing was asked of the lab peer')
    return found
  }
  const peer: LabPeer = {
    requests,
    uris,
    isSlow: false,
    find: (namespace) => {
      const wallet = wallets.get(namespace)
      if (!wallet) throw new Error('Nothing is shared in this namespace')
      return wallet
    },
    link: (attempt) => {
      const request = at(requests, attempt)
      const uri = `wc:${requests.indexOf(request).toString(16).padStart(64, '0')}@2?relay-protocol=irn&symKey=${'5'.repeat(64)}`
      uris.push(uri)
      request.onUri(uri)
    },
    pair: (request) =>
      new Promise((resolve, reject) => {
        requests.push(request)
        waiting.push({ resolve, reject })
        request.signal.addEventListener('abort', () => reject(new AttemptAbandonedError('Abandoned')))
        if (!peer.isSlow) peer.link(requests.length - 1)
      }),
    approve: async (attempt) => {
      const request = at(requests, attempt)
      const { resolve } = at(waiting, attempt)
      const handles = await handlesFor(request, namespaces)
      if (!request.signal.aborted) session = Object.keys(handles) as Namespace[]
      const signIns = request.signIn && (await options.signIn?.(request.signIn, own))
      resolve({ wallet: { name }, handles, ...(signIns && { signIns }) })
    },
    fail: (error, attempt) => at(waiting, attempt).reject(error),
    resume: async (request) => {
      const left = session.filter((namespace) => wallets.get(namespace)?.isPermitted)
      return left.length > 0 ? { wallet: { name }, handles: await handlesFor(request, left) } : null
    },
  }
  return peer
}
