import type { Namespace, Network } from '../../chains/network'
import type { SendChain } from './chain'
import { eip155Send } from './eip155'

export type { ReceiverProblem, TypedReceiver } from './chain'

const chains: Readonly<Partial<Record<Namespace, SendChain>>> = { eip155: eip155Send }

/** How something is sent on a network; undefined where nothing is. */
export function sendChainOf({ chainNamespace }: Network): SendChain | undefined {
  return chains[chainNamespace]
}
