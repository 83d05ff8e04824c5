import type { Namespace } from '../network'
import { verifyBip122 } from './bip122'
import { verifyCosmos } from './cosmos'
import { createEip155Verifier, type RpcUrls } from './eip155'
import { verifyPolkadot } from './polkadot'
import { verifySolana } from './solana'
import type { Verifier } from './verifier'

/** The verifiers of every namespace. */
export function createVerifiers(rpcUrls?: RpcUrls): Readonly<Record<Namespace, Verifier>> {
  return {
    eip155: createEip155Verifier(rpcUrls),
    solana: verifySolana,
    bip122: verifyBip122,
    polkadot: verifyPolkadot,
    cosmos: verifyCosmos,
  }
}
