import { action } from '../../../core/action'
import { jsonKey, storageAtom } from '../../../core/storage'
import type { CaipNetworkId } from '../../../../chains/network'
import type { Getter } from 'jotai/vanilla'

const mostKept = 50

/** `eip155:1 0x…` in lower case: contracts that the visitor confirmed, the newest first. */
const confirmedKey = jsonKey('swapContracts', (value) =>
  Array.isArray(value)
    ? value
        .filter((one): one is string => typeof one === 'string' && /^eip155:\d{1,32} 0x[0-9a-f]{40}$/.test(one))
        .slice(0, mostKept)
    : undefined,
)

const keyOf = (networkId: CaipNetworkId, contract: string) => `${networkId} ${contract.toLowerCase()}`

/** True where the visitor confirmed a contract that only the source of swaps names. */
export function isConfirmed(get: Getter, networkId: CaipNetworkId, contract: string): boolean {
  return (get(storageAtom).read(confirmedKey) ?? []).includes(keyOf(networkId, contract))
}

/** Remembers a contract that the visitor confirmed. */
export const confirmContract = action(function confirmContract(get, _set, networkId: CaipNetworkId, contract: string) {
  const key = keyOf(networkId, contract)
  const others = (get(storageAtom).read(confirmedKey) ?? []).filter((one) => one !== key)
  get(storageAtom).write(confirmedKey, [key, ...others].slice(0, mostKept))
})
