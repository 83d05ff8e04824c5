import { canonicalSolana } from '../../../chains/accounts/addresses'
import type { Network } from '../../../chains/network'
import { readPaymentUri } from '../../../chains/payment/readPaymentUri'
import type { ReceiverProblem, SendChain, TypedReceiver } from './chain'

/** Reads whom to send to on Solana: an address, also with its network before it (CAIP-10). */
export function readSolanaReceiver(text: string, { caipNetworkId }: Network): TypedReceiver {
  const typed = text.trim()
  if (typed === '') return { kind: 'none' }
  const refuse = (problem: ReceiverProblem): TypedReceiver => ({ kind: 'refused', problem })
  const [, networkId = caipNetworkId, address = typed] = /^(solana:[\w-]{1,32}):(\w+)$/.exec(typed) ?? []
  if (canonicalSolana(address) !== null)
    return networkId === caipNetworkId ? { kind: 'address', address } : refuse('otherNetwork')
  if (/^solana:/i.test(typed)) return refuse(readPaymentUri(typed) ? 'unknownToken' : 'invalid')
  if (isElsewhere(typed)) return refuse('otherNamespace')
  // No name service of Solana is asked.
  return refuse(/^[^\s:/]+\.[^\s:/]{2,}$/.test(typed) ? 'nameUnavailable' : 'invalid')
}

/** Addresses of other chains: EVM, bech32, and base58 of other lengths. */
function isElsewhere(typed: string): boolean {
  return (
    /^([\w-]+:){0,2}0x[0-9a-f]{40}$/i.test(typed) ||
    /^(ethereum|bitcoin|eip155|bip122|polkadot|cosmos):/i.test(typed) ||
    /^(bc|tb|bcrt|cosmos|osmo)1[a-z0-9]{30,}$/i.test(typed) ||
    /^([13mn2][1-9A-HJ-NP-Za-km-z]{25,33}|[1-9A-HJ-NP-Za-km-z]{46,48})$/.test(typed)
  )
}

/** Sending on Solana: SOL, and tokens of SPL and Token-2022. */
export const solanaSend: SendChain = {
  parseReceiver: readSolanaReceiver,
  isSame: (one, other) => one === other,
  inspects: true,
  load: () => import('./solanaSending.late').then(({ solanaSending }) => solanaSending),
}
