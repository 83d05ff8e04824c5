import type { Namespace } from '../chains/network'
import type { Verifier } from './verifiers/verifier'
import type { SiwxVerifier } from './types'

export interface VerifiersOptions {
  /** The verifier of eip155 in place of the one for keys: `eip155Verifier(rpcUrls)` of `portico/eip155` knows contract accounts too. */
  readonly eip155?: Verifier | undefined
}

/**
 * A verifier for each namespace, for pages without a server; each loads with the first session it is to look at.
 * @example
 * createSiwx({ verifiers: createVerifiers({ eip155: eip155Verifier({ 'eip155:1': 'https://rpc.shop.example' }) }) })
 */
export function createVerifiers({ eip155 }: VerifiersOptions = {}): readonly SiwxVerifier[] {
  return [
    late('eip155', async () => eip155 ?? (await import('./verifiers/eip155Key')).verifyEip155Key),
    late('solana', async () => (await import('./verifiers/solana')).verifySolana),
    late('bip122', async () => (await import('./verifiers/bip122')).verifyBip122),
    late('polkadot', async () => (await import('./verifiers/polkadot')).verifyPolkadot),
    late('cosmos', async () => (await import('./verifiers/cosmos')).verifyCosmos),
  ]
}

function late(chainNamespace: Namespace, load: () => Promise<Verifier>): SiwxVerifier {
  return {
    chainNamespace,
    verify: async ({ data, message: text, signature }) =>
      (await load())({ text, signature, address: data.accountAddress, networkId: data.chainId }),
  }
}
