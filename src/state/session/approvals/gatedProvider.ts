import type { RpcCall, WalletHandle } from '../../../chains/adapter'
import { isProvider, type Eip1193Provider } from '../../../chains/eip155/provider'
import { WalletUnavailableError } from '../../../chains/errors/errors'
import { NotConnectedError, RequestNotAllowedError } from '../../../chains/errors/rpcErrors'
import { copyCall } from '../../../chains/rpc/cloneRpcCall'
import { ruleOf, type MethodRule } from '../../../chains/rpc/policy'
import { asksForAccounts, countRead, showAccounts, visibleAccounts } from './embedded'
import { createWalletEvents, withRpcCode } from './eip1193'
import { findPin, type PinnedConnection } from '../connection/findPin'
import type { PorticoStore } from '../../core/env'

export interface GatedProviderOptions {
  /**
   * The connection that its requests are made for; left out: the one in use when each is made.
   * @internal
   */
  readonly pin?: PinnedConnection | undefined
  /**
   * Called when the visitor approved a request, before the wallet is asked.
   * @internal
   */
  readonly onPassed?: (() => void) | undefined
  /** Asked in place of the connected wallet's own provider. */
  readonly inner?: Eip1193Provider | undefined
  /** Origin of the embedded page that asks; left out for this page. */
  readonly origin?: string | undefined
}

export interface GatedProvider {
  request(call: { method: string; params?: unknown }): Promise<unknown>
  on(event: string, listener: (payload: unknown) => void): void
  removeListener(event: string, listener: (payload: unknown) => void): void
}

/**
 * An EIP-1193 provider over the connected wallet, for libraries and for embedded content: reads pass, what signs,
 * sends or grants waits for a person's yes in `ApproveTransaction`, anything else is refused. It speaks the
 * `solana_…` signing methods too.
 * @example
 * frame.serve(createGatedProvider(portico, { origin: 'https://embedded.example' }))
 */
export function createGatedProvider(
  { store }: { readonly store: PorticoStore },
  { inner, origin, pin: given, onPassed }: GatedProviderOptions = {},
): GatedProvider {
  const events = createWalletEvents(store, origin)
  // Loaded with the first request that needs it. The promise is kept, so that requests asked at once queue in order.
  let approval: Promise<typeof import('./approval.late')> | undefined
  const loadApproval = () => {
    approval ??= import('./approval.late')
    approval.catch(() => (approval = undefined))
    return approval
  }

  const ask = async (asked: unknown): Promise<unknown> => {
    const call = copyCall(asked)
    const rule = ruleOf(call.method)
    const { policy, namespace } = rule
    const pin = given ?? findPin(store.get, namespace)
    if (!pin || events.isStopped()) throw new NotConnectedError()
    const { handle } = pin
    const accounts = () => handle.snapshot.accounts.map((account) => account.split(':')[2] ?? '')
    if (/^eth_(requestA|a)ccounts$/.test(call.method)) return visibleAccounts(store.get, origin, accounts())
    if (policy === 'local') return answerLocally(call.method, handle)
    if (policy === 'safe') {
      countRead(store.get, origin)
      return send(call, handle, rule)
    }
    const approvals = await loadApproval()
    if (policy === 'ask')
      return store.set(
        approvals.approveThen,
        { call, namespace, origin, pin },
        (asked) => {
          onPassed?.()
          return send(asked, handle, rule)
        },
        inner && ((question) => inner.request(question)),
      )
    if (asksForAccounts(store.get, origin, call))
      return store.set(approvals.approveThen, { call, namespace, origin, pin }, async () => {
        const shown = showAccounts(store.get, origin, accounts())
        events.compare()
        return shown
      })
    store.set(approvals.reportBlockedRequest, origin)
    throw new RequestNotAllowedError()
  }

  async function send(call: RpcCall, handle: WalletHandle, { namespace }: MethodRule): Promise<unknown> {
    if (inner) return inner.request(call)
    const isSolana = namespace === 'solana'
    // The wallet's own provider first: its errors have codes that libraries look at.
    if (!isSolana && isProvider(handle.provider)) return handle.provider.request(call)
    // A paired wallet answers with less than one of the page: its handle makes both the same.
    const isPairedSigning = call.method === 'solana_signTransaction' && 'signTransaction' in handle
    if (handle.request && !isPairedSigning) return handle.request(call)
    if (!isSolana) throw new WalletUnavailableError('The wallet takes no such requests')
    return (await import('../../../chains/solana/requests.late')).requestSolana(handle, call)
  }

  return {
    request: (call) => ask(call).catch((error: unknown) => Promise.reject(withRpcCode(error))),
    on: events.on,
    removeListener: events.removeListener,
  }
}

function answerLocally(method: string, { snapshot }: WalletHandle): unknown {
  const id = snapshot.networkId.split(':')[1] ?? ''
  return method === 'net_version' ? id : `0x${BigInt(id).toString(16)}`
}
