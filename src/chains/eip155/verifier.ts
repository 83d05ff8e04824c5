import type { RpcUrls } from '../../siwx/verifiers/eip155Account'
import type { Verifier } from '../../siwx/verifiers/verifier'

/**
 * Verifies what accounts of EVM chains signed, those that are contracts at the endpoint of their network; viem is loaded
 * with the first signature.
 * @example
 * createSiwx({ verifiers: createVerifiers({ eip155: eip155Verifier({ 'eip155:1': 'https://rpc.example' }) }) })
 */
export function eip155Verifier(rpcUrls: RpcUrls): Verifier {
  let loaded: Promise<Verifier> | undefined
  const load = () => {
    loaded ??= import('../../siwx/verifiers/eip155').then(({ createEip155Verifier }) => createEip155Verifier(rpcUrls))
    loaded.catch(() => (loaded = undefined))
    return loaded
  }
  return async (signed) => (await load())(signed)
}
