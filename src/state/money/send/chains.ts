import type { Namespace, Network } from '../../../chains/network'
import type { SendChain } from './chain'
import { eip155Send } from './eip155'
import { solanaSend } from './solana'

export type { ReceiverProblem, ReceiverWarning, TypedReceiver } from './chain'

const chains: Readonly<Partial<Record<Namespace, SendChain>>> = { eip155: eip155Send, solana: solanaSend }

/** Returns the way to send on a network; undefined where sending is not supported. */
export function sendChainOf({ chainNamespace }: Network): SendChain | undefined {
  return chains[chainNamespace]
}
