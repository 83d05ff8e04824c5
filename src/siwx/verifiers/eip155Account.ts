import type { Address, Hex, PublicClient } from 'viem'
import { ChainUnavailableError } from '../../chains/errors/errors'
import type { CaipNetworkId } from '../../chains/network'
import { isReservedAddress, type Verifier } from './verifier'

/** What is used of viem, which a server may not have. */
export type Viem = Pick<typeof import('viem'), 'createPublicClient' | 'http' | 'isAddress' | 'isHex' | 'verifyMessage'>

/** Endpoints of chains whose contract accounts may sign in. */
export type RpcUrls = Readonly<Partial<Record<CaipNetworkId, string>>>

// How a signature of EIP-8010 ends. It would have the chain run what its sender wants as the account itself first.
const delegated = '8010'.repeat(16)

// How a signature of EIP-6492 ends.
const counterfactual = '6492'.repeat(16)

/**
 * Makes the verifier of eip155 with a given viem: a key's own signature without asking anybody, else, where there is an
 * endpoint, what the account's contract says (EIP-1271), deployed or not yet (EIP-6492). The signature is hex.
 */
export function createAccountVerifier(viem: Viem, rpcUrls: RpcUrls = {}): Verifier {
  const { createPublicClient, http, isAddress, isHex, verifyMessage } = viem
  const clients = new Map<CaipNetworkId, PublicClient>()
  const clientFor = (networkId: CaipNetworkId): PublicClient | undefined => {
    const url = Object.hasOwn(rpcUrls, networkId) ? rpcUrls[networkId] : undefined
    if (!clients.has(networkId) && url !== undefined)
      // Without ccipRead: a contract could otherwise make this server fetch an address of its choice.
      clients.set(
        networkId,
        createPublicClient({ ccipRead: false, transport: http(url, { retryCount: 1, timeout: 10_000 }) }),
      )
    return clients.get(networkId)
  }
  const isOwn = async (message: string, signature: Hex, address: Address): Promise<boolean> => {
    // A last byte of another chain's transactions would be read as one of these.
    if (!/^0x[0-9a-f]{128}(?:00|01|1b|1c)$/i.test(signature)) return false
    try {
      return await verifyMessage({ address, message, signature })
    } catch {
      return false
    }
  }

  return async ({ text, signature, address, networkId }) => {
    if (!isAddress(address) || isReservedAddress(address)) return false
    if (!isHex(signature) || signature.length % 2 === 1 || signature.endsWith(delegated)) return false
    if (await isOwn(text, signature, address)) return true
    const client = clientFor(networkId)
    if (!client) return false
    await assertAnswers(client, networkId)
    if (!isWrapped(signature) && !(await hasCode(client, networkId, address))) return false
    try {
      return await client.verifyMessage({ address, message: text, signature })
    } catch (cause) {
      // Part of what is wrong with a signature comes as an error: a wrapper that cannot be decoded, for example.
      await assertAnswers(client, networkId, cause)
      return false
    }
  }
}

/** Whether a signature brings the code of an account that does not exist yet. */
function isWrapped(signature: Hex): boolean {
  return signature.toLowerCase().endsWith(counterfactual)
}

/** An account without code has nothing but its key, of which the local answer is final: the chain's `ecrecover` accepts more. */
async function hasCode(client: PublicClient, networkId: CaipNetworkId, address: Address): Promise<boolean> {
  const code = await client.getCode({ address }).catch((cause: unknown) => {
    throw new ChainUnavailableError(`${networkId} does not answer`, { cause })
  })
  return code !== undefined
}

/** Reading an account on another chain, or not at all, would say something about the endpoint and not about the account. */
async function assertAnswers(client: PublicClient, networkId: CaipNetworkId, earlier?: unknown): Promise<void> {
  const id = await client.getChainId().catch((cause: unknown) => {
    throw new ChainUnavailableError(`${networkId} does not answer`, { cause: earlier ?? cause })
  })
  if (`eip155:${id}` !== networkId) throw new ChainUnavailableError(`The endpoint of ${networkId} is of eip155:${id}`)
}
