import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Getter } from 'jotai/vanilla'
import { encodeCall, word } from '../../../../chains/eip155/swaps/abi'
import { permitCall, splitSignature } from '../../../../chains/eip155/swaps/calls'
import { UserRejectedError } from '../../../../chains/errors/errors'
import type { Network } from '../../../../chains/network'
import type { SwapPermit } from '../../../../chains/trade/swap'
import { isProvider } from '../../../../chains/eip155/provider'
import { assertCurrent, type PinnedConnection } from '../../../session/connection/pin'
import { getChainReader } from '../../../session/account/chainReaders'
import { createGatedProvider } from '../../../session/approvals/gatedProvider'
import { envAtom, runtimeAtom } from '../../../core/runtime'
import { askContract } from '../source/chainCalls.late'
import { longestValid } from './verify.late'

const keccak = (hex: string) => bytesToHex(keccak_256(hexToBytes(hex)))
const keccakText = (text: string) => bytesToHex(keccak_256(utf8ToBytes(text)))

// https://eips.ethereum.org/EIPS/eip-712 and https://eips.ethereum.org/EIPS/eip-2612
const domainType = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
]
const permitType = [
  { name: 'owner', type: 'address' },
  { name: 'spender', type: 'address' },
  { name: 'value', type: 'uint256' },
  { name: 'nonce', type: 'uint256' },
  { name: 'deadline', type: 'uint256' },
]

interface Domain {
  readonly name: string
  readonly version: string
}

const selectors = {
  domainSeparator: '0x3644e515',
  eip712Domain: '0x84b0196e',
  name: '0x06fdde03',
  version: '0x54fd4d50',
  nonces: '0x7ecebe00',
} as const

const textOf = (hex: string) => new TextDecoder('utf-8', { fatal: true }).decode(hexToBytes(hex.slice(2)))

/**
 * Reads the domain that the token signs by: from the chain by EIP-5267 or from its names, and kept only where the separator
 * that the token answers with is the one of that. Null where it is not.
 */
async function readDomain(get: Getter, network: Network, token: string): Promise<Domain | null> {
  const ask = (data: string) => askContract(get, network, token, data)
  const separator = word((await ask(selectors.domainSeparator)).number(0))
  const typeHash = keccakText(`EIP712Domain(${domainType.map(({ name, type }) => `${type} ${name}`).join(',')})`)
  const candidates = [
    async () => {
      const told = await ask(selectors.eip712Domain)
      return { name: textOf(told.bytes(1)), version: textOf(told.bytes(2)) }
    },
    async () => ({
      name: textOf((await ask(selectors.name)).bytes(0)),
      version: textOf((await ask(selectors.version)).bytes(0)),
    }),
    async () => ({ name: textOf((await ask(selectors.name)).bytes(0)), version: '1' }),
  ]
  for (const read of candidates) {
    const domain = await read().catch(() => null)
    if (!domain) continue
    const parts = [keccakText(domain.name), keccakText(domain.version), BigInt(network.id), token]
    if (keccak(typeHash + parts.map(word).join('')) === separator) return domain
  }
  return null
}

interface PermitOrder {
  readonly network: Network
  readonly token: string
  readonly owner: string
  readonly spender: string
  readonly value: bigint
}

/**
 * Asks the wallet to sign a permit of exactly what is swapped, for half an hour at most. Null where the token or the
 * wallet cannot: then it is approved.
 * @throws UserRejectedError where the visitor declines
 */
export async function signPermit(
  get: Getter,
  pin: PinnedConnection,
  { network, token, owner, spender, value }: PermitOrder,
): Promise<SwapPermit | null> {
  const now = BigInt(Math.floor(get(envAtom).clock.now() / 1000))
  const deadline = now + longestValid
  let typed: unknown
  try {
    const [domain, nonce] = await Promise.all([
      readDomain(get, network, token),
      askContract(get, network, token, encodeCall(selectors.nonces, owner)).then((words) => words.number(0)),
    ])
    if (!domain) return null
    typed = {
      types: { EIP712Domain: domainType, Permit: permitType },
      primaryType: 'Permit',
      domain: { ...domain, chainId: Number(network.id), verifyingContract: token },
      message: { owner, spender, value: `${value}`, nonce: `${nonce}`, deadline: `${deadline}` },
    }
  } catch {
    return null
  }
  assertCurrent(get, pin)
  const signature = await askWallet(get, pin, [owner, JSON.stringify(typed)])
  const isSigned = typeof signature === 'string' && splitSignature(signature) !== null
  return isSigned ? { owner, spender, value, deadline, signature } : null
}

/**
 * Tries a permit at the token on the chain. A token can refuse it: of an account with code (EIP-7702), many ask that code in
 * place of checking the signature. A permit that cannot be tried counts as taken.
 */
export async function isPermitTaken(
  get: Getter,
  network: Network,
  token: string,
  permit: SwapPermit,
): Promise<boolean> {
  try {
    const reader = await getChainReader(get, network.chainNamespace)
    const data = permitCall(permit) ?? '0x'
    const estimate = await reader?.estimateFee?.(network, { from: permit.owner, to: token, value: 0n, data })
    return estimate?.state !== 'unknown' || estimate.reason !== 'wouldRevert'
  } catch {
    return true
  }
}

/** Asks the wallet; null where it cannot sign so. @throws UserRejectedError where the visitor declines */
async function askWallet(get: Getter, pin: PinnedConnection, params: readonly string[]): Promise<unknown> {
  const { handle } = pin
  const call = { method: 'eth_signTypedData_v4', params }
  try {
    if (handle.isGated) return await createGatedProvider(get(runtimeAtom), { pin }).request(call)
    if (isProvider(handle.provider)) return await handle.provider.request(call)
    return await handle.request?.(call)
  } catch (error) {
    const isDeclined = error instanceof UserRejectedError || (error as { code?: unknown } | null)?.code === 4001
    if (isDeclined) throw error instanceof UserRejectedError ? error : new UserRejectedError('Declined in the wallet')
    return null
  }
}
