import type { Connector, RequestAnswer, SendOptions, WalletHandle, WalletSnapshot } from '../../../src/chains/adapter'
import type { Eip1193Provider } from '../../../src/chains/eip155/provider'
import { AttemptAbandonedError } from '../../../src/chains/errors/errors'
import type { CaipAddress, Network } from '../../../src/chains/network'
import type { TransactionRequest } from '../../../src/chains/transactions'

/** The lab visitor's answer when a wallet asks; a promise that never settles is a wallet that never answers. */
export type Answer = () => Promise<void>

export interface LabWallet extends Connector {
  /** Answer to a connection. */
  onConnect: Answer
  /** Answer to a network switch; absent: it cannot switch. */
  onSwitch?: Answer | undefined
  /** Answer to a message to sign; with its own nonsense unless a key is given. */
  onSign: (message: string) => Promise<string>
  /** Answer to a transaction to send, with its hash; absent: it cannot send. */
  onSend?: ((transaction: TransactionRequest, options?: SendOptions) => Promise<string>) | undefined
  /** Listeners to answers that arrive on this page whoever asked, as on a pairing; absent on other wallets. */
  readonly answerListeners?: Set<(answer: RequestAnswer) => void> | undefined
  readonly provider?: Eip1193Provider | undefined
  /** It knows this origin without asking. */
  isPermitted: boolean
  snapshot: WalletSnapshot
  /** Live handles given out and not let go. */
  readonly handles: Set<WalletHandle>
  /** The wallet changes by itself; null: it lets go. */
  change(next: WalletSnapshot | null): void
}

export const labAddress = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A live connection to a wallet of the lab. */
export function handleOf(wallet: LabWallet): WalletHandle {
  const { listeners } = wallet as LabWallet & { listeners: Set<(next: WalletSnapshot | null) => void> }
  const { onSwitch, onSend, answerListeners } = wallet
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
    ...(onSend && {
      sendTransaction: (transaction: TransactionRequest, _address: CaipAddress, options?: SendOptions) =>
        (wallet.onSend ?? onSend)(transaction, options),
    }),
    ...(answerListeners && {
      onAnswer: (listener: (answer: RequestAnswer) => void) => {
        answerListeners.add(listener)
        return () => answerListeners.delete(listener)
      },
    }),
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

/** Gives up when it is aborted. */
export function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new AttemptAbandonedError('Abandoned')))
    promise.then(resolve, reject)
  })
}
