import type { Address, Hex, PublicClient } from 'viem'
import { systemClock, type Clock } from '../../chains/clock'
import { ChainUnavailableError } from '../../chains/errors/chainErrors'
import { isRecord } from '../../chains/guards'
import type { CaipNetworkId } from '../../chains/network'
import { withTimeout } from '../../chains/withTimeout'
import { isReservedAddress, type SignedText, type Verifier } from './verifier'

/** The part of viem that is used; a server may not have viem. */
export type Viem = Pick<
  typeof import('viem'),
  | 'createPublicClient'
  | 'encodeDeployData'
  | 'hashMessage'
  | 'http'
  | 'isAddress'
  | 'isHex'
  | 'parseErc6492Signature'
  | 'universalSignatureValidatorAbi'
  | 'universalSignatureValidatorByteCode'
  | 'verifyMessage'
>

/** Endpoints of chains whose contract accounts may sign in. */
export type RpcUrls = Readonly<Partial<Record<CaipNetworkId, string>>>

/** Limits of the work that one sign-in may cause at endpoints. */
export interface VerificationLimits {
  /** Time that the chain may take over one signature, in milliseconds. @default 10,000 */
  readonly verificationMs?: number | undefined
  /** Number of signatures that chains look at at the same time. @default 20 */
  readonly verificationsAtOnce?: number | undefined
  readonly clock?: Clock | undefined
}

// The end of a signature of EIP-8010. It would have the chain run what its sender wants as the account itself first.
const delegated = '8010'.repeat(16)

// The end of a signature of EIP-6492.
const counterfactual = '6492'.repeat(16)

/**
 * Makes the verifier of eip155 with a given viem: a key's own signature without asking anybody, else, where there is an
 * endpoint, what the account's contract says (EIP-1271), deployed or not yet (EIP-6492). The signature is hex.
 */
export function createAccountVerifier(viem: Viem, rpcUrls: RpcUrls = {}, limits: VerificationLimits = {}): Verifier {
  const { isAddress, isHex, parseErc6492Signature, verifyMessage } = viem
  const { verificationMs = 10_000, verificationsAtOnce = 20, clock = systemClock } = limits
  let running = 0

  const isOwn = async (message: string, signature: Hex, address: Address): Promise<boolean> => {
    // A last byte of another chain's transactions would be read as one of these.
    if (!/^0x[0-9a-f]{128}(?:00|01|1b|1c)$/i.test(signature)) return false
    try {
      return await verifyMessage({ address, message, signature })
    } catch {
      return false
    }
  }

  /**
   * The signature as the account's contract is to see it; null where only its key can have signed. Of an account
   * that exists the wrapper comes off: its call would go first, and could change the owner of an account that
   * is not initialised.
   */
  async function readSignature(client: PublicClient, networkId: CaipNetworkId, address: Address, signature: Hex) {
    if (!(await hasCode(client, networkId, address))) return isWrapped(signature) ? signature : null
    return isWrapped(signature) ? unwrap(signature) : signature
  }

  function unwrap(signature: Hex): Hex | null {
    try {
      return parseErc6492Signature(signature).signature
    } catch {
      return null
    }
  }

  async function askChain(url: string, signal: AbortSignal, { text, address, networkId }: SignedText, signature: Hex) {
    const client = createClient(viem, url, signal)
    await assertAnswers(client, networkId)
    const account = address as Address
    const own = await readSignature(client, networkId, account, signature)
    if (own === null) return false
    if (own === '0x') return isSignedOnChain(viem, client, networkId, { text, address: account })
    return isValidByContract(viem, client, networkId, { text, address: account, signature: own })
  }

  return async (signed) => {
    const { text, signature, address, networkId } = signed
    if (!isAddress(address) || isReservedAddress(address)) return false
    if (!isHex(signature) || signature.length % 2 === 1 || signature.endsWith(delegated)) return false
    if (await isOwn(text, signature, address)) return true
    const url = Object.hasOwn(rpcUrls, networkId) ? rpcUrls[networkId] : undefined
    if (url === undefined) return false
    if (running >= verificationsAtOnce)
      throw new ChainUnavailableError(`${networkId} is asked about ${running} signatures already`)
    running++
    const onTimeout = () => new ChainUnavailableError(`${networkId} took longer than ${verificationMs} ms`)
    try {
      return await withTimeout((signal) => askChain(url, signal, signed, signature), {
        clock,
        ms: verificationMs,
        onTimeout,
      })
    } finally {
      running--
    }
  }
}

function createClient({ createPublicClient, http }: Viem, url: string, signal: AbortSignal): PublicClient {
  // Without ccipRead: a contract could otherwise make this server fetch an address of its choice.
  return createPublicClient({ ccipRead: false, transport: http(url, { retryCount: 1, fetchOptions: { signal } }) })
}

// `isValidSignature(bytes32,bytes)` of EIP-1271, and what it answers to a signature of the account.
const validSignature = '0x1626ba7e'

/**
 * Asks the account's contract about an empty signature: its owners signed on the chain. The validator of EIP-6492 fails for
 * less than 32 bytes.
 */
async function isSignedOnChain(
  { hashMessage }: Viem,
  client: PublicClient,
  networkId: CaipNetworkId,
  { text, address }: { readonly text: string; readonly address: Address },
): Promise<boolean> {
  const data: Hex = `${validSignature}${hashMessage(text).slice(2)}${'40'.padStart(64, '0')}${''.padStart(64, '0')}`
  const answer = await callChain(client, networkId, { to: address, data })
  return answer?.toLowerCase() === validSignature.padEnd(66, '0')
}

/** Makes a call; null where the chain ran it and it failed by itself. */
function callChain(
  client: PublicClient,
  networkId: CaipNetworkId,
  call: { readonly to?: Address; readonly data: Hex },
) {
  return client.call(call).then(
    (called) => called.data,
    (cause: unknown) => {
      if (hasRun(cause)) return null
      throw new ChainUnavailableError(`${networkId} does not answer`, { cause })
    },
  )
}

/**
 * Has the chain run the validator of EIP-6492. The call is made here and not by viem's `verifyMessage`, which takes
 * every failure of an endpoint for a no.
 */
async function isValidByContract(
  { encodeDeployData, hashMessage, universalSignatureValidatorAbi: abi, universalSignatureValidatorByteCode }: Viem,
  client: PublicClient,
  networkId: CaipNetworkId,
  { text, address, signature }: { readonly text: string; readonly address: Address; readonly signature: Hex },
): Promise<boolean> {
  const args = [address, hashMessage(text), signature] as const
  const data = encodeDeployData({ abi, args, bytecode: universalSignatureValidatorByteCode })
  const called = await callChain(client, networkId, { data })
  const answer = called === null ? '0x00' : called
  if (answer === '0x01' || answer === '0x00') return answer === '0x01'
  throw new ChainUnavailableError(`${networkId} answers what the validator never does: ${answer}`)
}

const ended = /revert|out of gas|gas required exceeds|invalid opcode|invalid jump|stack (?:over|under)flow/i

/** True where the chain ran the call, which then failed by itself; other errors are of the endpoint. */
function hasRun(error: unknown): boolean {
  if (!isRecord(error)) return false
  const isAnswer = typeof error['code'] === 'number'
  return (isAnswer && (error['code'] === 3 || ended.test(String(error['details'])))) || hasRun(error['cause'])
}

/** True for a signature that brings the code of an account that does not exist yet. */
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
async function assertAnswers(client: PublicClient, networkId: CaipNetworkId): Promise<void> {
  const id = await client.getChainId().catch((cause: unknown) => {
    throw new ChainUnavailableError(`${networkId} does not answer`, { cause })
  })
  if (`eip155:${id}` !== networkId) throw new ChainUnavailableError(`The endpoint of ${networkId} is of eip155:${id}`)
}
