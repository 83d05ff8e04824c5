import type { Namespace } from '../../chains/network'
import type { RpcUrls } from '../../chains/verifiers/eip155'
import type { Verifier } from '../../chains/verifiers/verifier'
import type { SiwxVerifier } from './types'

export interface VerifiersOptions {
  /** Endpoints by CAIP-2 id, for the contract accounts of eip155. */
  readonly rpcUrls?: RpcUrls | undefined
}

/** The verifiers that the server has, for pages without one; each loads with the first session it is to look at. */
export function createVerifiers({ rpcUrls }: VerifiersOptions = {}): readonly SiwxVerifier[] {
  return [
    late('eip155', async () => (await import('../../chains/verifiers/eip155')).createEip155Verifier(rpcUrls)),
    late('solana', async () => (await import('../../chains/verifiers/solana')).verifySolana),
    late('bip122', async () => (await import('../../chains/verifiers/bip122')).verifyBip122),
    late('polkadot', async () => (await import('../../chains/verifiers/polkadot')).verifyPolkadot),
    late('cosmos', async () => (await import('../../chains/verifiers/cosmos')).verifyCosmos),
  ]
}

function late(chainNamespace: Namespace, load: () => Promise<Verifier>): SiwxVerifier {
  return {
    chainNamespace,
    verify: async ({ data, message: text, signature }) =>
      (await load())({ text, signature, address: data.accountAddress, networkId: data.chainId }),
  }
}
