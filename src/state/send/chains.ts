import type { Namespace, Network } from '../../chains/network'
import type { SendChain } from './chain'
import { eip155Send } from './eip155'
import { solanaSend } from './solana'

export type { ReceiverProblem, ReceiverWarning, TypedReceiver } from './chain'

const chains: Readonly<Partial<Record<Namespace, SendChain>>> = { eip155: eip155Send, solana: solanaSend }

/** How something is sent on a network; undefined where nothing is. */
export function sendChainOf({ chainNamespace }: Network): SendChain | undefined {
  return chains[chainNamespace]
}
