import type { Getter } from 'jotai/vanilla'
import { ensNetworkFor } from '../../../chains/eip155/names/ensNetwork'
import type { Network } from '../../../chains/network'
import type { CallDescription, RequestDescription } from '../../../chains/requests'
import { getChainReader } from '../account/chainReaders'
import { networksAtom } from '../../core/visitor/networks'
import type { ApprovalFacts } from './tokenMetadata'

/** More are not asked for: no page can have an endpoint asked without end. */
const maxNames = 4

/**
 * Reads names of receivers and spenders. Only names of the chain, which lead back to their address:
 * the backend's word is no proof of whom one pays.
 */
export async function readNames(
  get: Getter,
  network: Network,
  description: RequestDescription,
): Promise<NonNullable<ApprovalFacts['names']>> {
  const home = ensNetworkFor(network, get(networksAtom))
  const reader = home && (await getChainReader(get, home.chainNamespace))
  if (!home || !reader?.lookupName) return {}
  const found = await Promise.all(
    [...new Set(recipientsOf(description))].slice(0, maxNames).map(async (address) => {
      const name = await reader.lookupName?.(home, address, network).catch(() => null)
      return name ? [[address.toLowerCase(), name] as const] : []
    }),
  )
  return Object.fromEntries(found.flat())
}

function recipientsOf(description: RequestDescription): readonly string[] {
  if (description.kind === 'transaction') return ofCall(description.transaction.call)
  if (description.kind === 'calls') return description.transactions.flatMap(({ call }) => ofCall(call))
  if (description.kind !== 'typedData') return []
  const { permit, agreement } = description
  return partiesOf({ ...permit, ...(agreement?.kind === 'safeTransaction' ? {} : agreement) })
}

function ofCall(call: CallDescription): readonly string[] {
  if (call.action === 'nativeTransfer') return call.to === null ? [] : [call.to]
  return call.action === 'multicall' ? call.calls.flatMap(ofCall) : partiesOf(call)
}

function partiesOf(of: object): readonly string[] {
  const { recipient, spender, operator }: Partial<Record<'recipient' | 'spender' | 'operator', string>> = of
  return [recipient, spender, operator].filter((one) => one !== undefined)
}
