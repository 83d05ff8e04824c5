'use client'
import { capabilitiesAtom } from '../../state/money/calls/capabilities'
import {
  callsAtom,
  loadCalls,
  type CallsRequest,
  type CallsResult,
  type CallsState,
  type WalletCapabilities,
} from '../../state/money/calls/state'
import { findPin } from '../../state/session/connection/findPin'
import type { AsyncState } from '../../state/core/asyncState'
import type { PorticoStore } from '../../state/core/env'
import { useValue } from '../PorticoProvider'
import { useVerb, type Verb } from '../useVerb'

/**
 * Asks the connected wallet to send several calls (EIP-5792): as one approval where the wallet can, else one after the
 * other; `data` is their id and hashes once all are confirmed, and `calls` tells how each stands meanwhile. Rejects with
 * `UserRejectedError` when declined, with `CallsFailedError` where one fails, with `AtomicNotSupportedError` where
 * `atomicRequired` is asked of a wallet that cannot, with `UnansweredError` where the wallet may still send them: then warn before
 * `resumeCalls`, which asks again unless the wallet has them. `resumeCalls` goes on where they stopped, with what is not done.
 * @example
 * const { sendCalls, calls, resumeCalls } = useSendCalls()
 * <button onClick={() => sendCalls({ calls: [{ to: token, data: approval }, { to: shop, data: purchase }] })}>Buy</button>
 * {calls.canResume && <button onClick={resumeCalls}>Go on</button>}
 */
export function useSendCalls(): Verb<'sendCalls', [request: CallsRequest], CallsResult> & {
  /** State of the latest calls, whoever asked for them: of each, and of all together. */
  readonly calls: CallsState
  /** Goes on with what is not done of the latest calls of this page. */
  readonly resumeCalls: () => Promise<CallsResult>
} {
  const verb = useVerb('sendCalls', runCalls)
  const { resumeCalls } = useVerb('resumeCalls', runResume)
  return { ...verb, calls: useValue(callsAtom), resumeCalls }
}

/**
 * Capabilities of the connected wallet for its account on the network in use (EIP-5792), asked once for each connection and
 * network; `value` is null while no account is connected on an EVM chain.
 * @example
 * const capabilities = useCapabilities()
 * const isOneApproval = capabilities.status === 'ready' && capabilities.value?.atomic === 'supported'
 */
export function useCapabilities(): AsyncState<WalletCapabilities | null> {
  return useValue(capabilitiesAtom)
}

async function runCalls(store: PorticoStore, request: CallsRequest): Promise<CallsResult> {
  const pin = findPin(store.get, request.namespace)
  return store.set((await loadCalls()).sendCallsPinned, pin, request)
}

async function runResume(store: PorticoStore): Promise<CallsResult> {
  const pin = findPin(store.get, 'eip155')
  return store.set((await loadCalls()).resumeCalls, pin)
}
