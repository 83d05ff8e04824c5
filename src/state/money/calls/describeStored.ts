import { callsRequest } from '../../../chains/eip155/calls/calls'
import { action } from '../../core/action'
import { pageOriginAtom } from '../../core/platform'
import { networksAtom } from '../../core/visitor/networks'
import { changeCalls, withCalls } from './batch'
import { callsOf } from './records'

/** Reads what each call does from its bytes, with what is to be known of it. Where that fails, nothing is said. */
export const describeKept = action(async function describeKept(get, set, id: string): Promise<void> {
  try {
    const { account, networkId, calls } = callsOf(get, id)
    const network = get(networksAtom).find(({ caipNetworkId }) => caipNetworkId === networkId)
    if (!network) return
    const requests = await import('../../../chains/requests/describeRequest.late')
    const order = { calls: calls.map(({ to, ...call }) => ({ ...call, to: to ?? undefined })), account, id }
    const request = callsRequest({ ...order, atomicRequired: false, isFirstVersion: false })
    const described = await requests.describeRequest(request, { account, network, origin: get(pageOriginAtom) })
    if (described.kind !== 'calls') return
    const { transactions, warnings } = described
    const partOf = (index: number) => ({
      description: transactions[index]?.call,
      warnings: warnings.filter(({ at }) => at[0] === index),
    })
    set(changeCalls, id, (batch) => withCalls(batch, [...calls.keys()], partOf))
  } catch {
    // The wallet says what it is asked for.
  }
})
