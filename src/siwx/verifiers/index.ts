import { LibraryMissingError } from '../../chains/errors/chainErrors'
import type { Namespace } from '../../chains/network'
import { verifyBip122 } from './bip122'
import { verifyCosmos } from './cosmos'
import { createAccountVerifier, type RpcUrls, type VerificationLimits } from './eip155Account'
import { verifyPolkadot } from './polkadot'
import { verifySolana } from './solana'
import type { Verifier } from './verifier'

/** The verifiers of every namespace. That of eip155 loads viem with the first signature, and throws `LibraryMissingError` without it. */
export function verifiersByNamespace(
  rpcUrls?: RpcUrls,
  limits?: VerificationLimits,
): Readonly<Record<Namespace, Verifier>> {
  return {
    eip155: lateEip155(rpcUrls, limits),
    solana: verifySolana,
    bip122: verifyBip122,
    polkadot: verifyPolkadot,
    cosmos: verifyCosmos,
  }
}

/** Loads viem with the first signature: a server without EVM sign-ins runs without it. */
function lateEip155(rpcUrls?: RpcUrls, limits?: VerificationLimits): Verifier {
  let loaded: Promise<Verifier> | undefined
  const load = async () => {
    try {
      // Awaited within `try`: bundlers let such an import() fail, and with it a server is built without the library.
      const viem = await import('viem')
      // Vite builds an empty module in place of an optional peer that is missing.
      if (typeof viem.verifyMessage !== 'function') throw new TypeError('viem is empty')
      return createAccountVerifier(viem, rpcUrls, limits)
    } catch (cause) {
      loaded = undefined
      throw new LibraryMissingError('Signatures of EVM accounts', 'viem', cause)
    }
  }
  return async (signed) => (await (loaded ??= load()))(signed)
}
