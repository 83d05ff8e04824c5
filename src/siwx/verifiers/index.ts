import { LibraryMissingError } from '../../chains/errors/errors'
import type { Namespace } from '../../chains/network'
import { verifyBip122 } from './bip122'
import { verifyCosmos } from './cosmos'
import type { RpcUrls } from './eip155'
import { verifyPolkadot } from './polkadot'
import { verifySolana } from './solana'
import type { Verifier } from './verifier'

/** The verifiers of every namespace. That of eip155 loads viem with the first signature, and throws `LibraryMissingError` without it. */
export function createVerifiers(rpcUrls?: RpcUrls): Readonly<Record<Namespace, Verifier>> {
  return {
    eip155: lateEip155(rpcUrls),
    solana: verifySolana,
    bip122: verifyBip122,
    polkadot: verifyPolkadot,
    cosmos: verifyCosmos,
  }
}

/** A server that nobody of an EVM chain signs in to runs without viem. */
function lateEip155(rpcUrls?: RpcUrls): Verifier {
  let loaded: Promise<Verifier> | undefined
  const load = () => {
    loaded ??= import('./eip155').then(
      ({ createEip155Verifier }) => createEip155Verifier(rpcUrls),
      (cause: unknown) => {
        loaded = undefined
        throw new LibraryMissingError('Signatures of EVM accounts', 'viem', cause)
      },
    )
    return loaded
  }
  return async (signed) => (await load())(signed)
}
