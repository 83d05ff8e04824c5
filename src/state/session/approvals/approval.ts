import { atom } from 'jotai/vanilla'
import type { ChainAdapter, RpcCall, WalletHandle } from '../../../chains/adapter'
import { UserRejectedError } from '../../../chains/errors/errors'
import { NotConnectedError } from '../../../chains/errors/rpcErrors'
import { RequestOutdatedError } from '../../../chains/errors/requestOutdated'
import { copyCall } from '../../../chains/rpc/cloneRpcCall'
import { assertCurrent, type PinnedConnection } from '../connection/pin'
import { findPin } from '../connection/findPin'
import { connectionsAtom, type ConnectedConnection } from '../../core/visitor/connections'
import { action } from '../../core/action'
import { pageOriginAtom } from '../../core/platform'
import { describeApproval } from './describeApproval'
import { TooManyRequestsError } from './approvalErrors'
import { enqueue, finish, queueAtom } from './queue'
import { askOf, hasMoved, renewAfter, type AskWallet } from './walletMoved'

export interface ApprovalRequest {
  readonly call: RpcCall
  readonly namespace: ChainAdapter['namespace']
  /** Origin of the embedded page that asks; left out for this page. */
  readonly origin?: string | undefined
  /**
   * The connection that the request was made for; left out: the one of this moment.
   * @internal
   */
  readonly pin?: PinnedConnection | undefined
  /** Takes the request back. */
  readonly signal?: AbortSignal | undefined
}

/** Of one origin: more requests of a page at once are not meant to be read. */
const maxPending = 10

const countAtom = atom(0)

/**
 * Asks the person for a yes to a request; resolves to a request made from what was shown, which is what to send.
 * Rejects with `UserRejectedError` when it is declined, closed, taken back or overtaken by a disconnection.
 * @example
 * const call = await store.set(askApproval, { call: { method, params }, namespace: 'eip155' })
 */
export const askApproval = action(function askApproval(_get, set, request: ApprovalRequest): Promise<RpcCall> {
  return set(approveThen, request, async (call) => call) as Promise<RpcCall>
})

/**
 * As `askApproval`; sends the request when it is approved, which the view waits for. `ask` is how it is asked where it
 * is, in place of the connected wallet.
 */
export const approveThen = action(async function approveThen(
  get,
  set,
  request: ApprovalRequest,
  send: (call: RpcCall, handle: WalletHandle) => Promise<unknown>,
  ask?: AskWallet,
): Promise<unknown> {
  const { namespace, signal, origin = get(pageOriginAtom), pin = findPin(get, request.namespace) } = request
  if (!pin) throw new NotConnectedError()
  assertCurrent(get, pin)
  const { handle } = pin
  const call = copyCall(request.call)
  if (signal?.aborted) throw new UserRejectedError('The request was taken back')
  if (get(queueAtom).items.filter((item) => item.origin === origin).length >= maxPending)
    throw new TooManyRequestsError()
  const id = get(countAtom) + 1
  set(countAtom, id)
  const { address: account, networkId } = handle.snapshot
  const { wallet } = get(connectionsAtom)[namespace] as ConnectedConnection
  return new Promise<unknown>((resolve, reject) => {
    const end = () => set(finish, id)
    const settle = (answer: unknown) => {
      resolve(answer)
      set(renewAfter, call.method)
    }
    const refuse = (error: UserRejectedError) => {
      reject(error)
      end()
    }
    const onAbort = () => refuse(new UserRejectedError('The request was taken back'))
    signal?.addEventListener('abort', onAbort, { once: true })
    const unsubscribe = handle.subscribe((next) => {
      if (!next) refuse(new UserRejectedError('The wallet was disconnected'))
      else if (next.address !== account || next.networkId !== networkId) refuse(new RequestOutdatedError())
    })
    const release = () => {
      signal?.removeEventListener('abort', onAbort)
      unsubscribe()
    }
    const sendOn = async (params: unknown) => {
      if (await hasMoved(handle, ask ?? askOf(handle))) throw new RequestOutdatedError()
      assertCurrent(get, pin)
      return send({ method: call.method, params }, handle)
    }
    const pending = {
      call,
      handle,
      release,
      reject: refuse,
      send: (params: unknown) => void sendOn(params).then(settle, reject).finally(end),
    }
    set(enqueue, { id, origin, account, networkId, wallet }, pending)
    void set(describeApproval, id)
  })
})
