import { base58 } from '@scure/base'
import { WalletResponseError } from '../errors/walletErrors'

/** An account of a wallet after its check at the border. */
export interface SolanaAccount {
  readonly address: string
  /** Chains the wallet shares it for, as the wallet calls them. */
  readonly chains: readonly string[]
  /** Features of the wallet that it can use (Wallet Standard); null where the wallet names none. */
  readonly features: readonly unknown[] | null
  /** The wallet's own object: some compare it by identity when they are asked to sign. */
  readonly raw: object
}

/** Accounts as wallets give them, possibly none; those for other chains only are left out. */
export function readAccounts(answer: unknown): readonly SolanaAccount[] {
  return guard(() => {
    if (!Array.isArray(answer)) throw new WalletResponseError('The wallet did not answer with accounts')
    const accounts = answer.map(readAccount).filter((account) => account !== null)
    return accounts.filter(({ address }, index) => accounts.findIndex((other) => other.address === address) === index)
  })
}

/** The value of a key in what a wallet answered. */
export function readKey(answer: unknown, key: string): unknown {
  return guard(() =>
    typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[key] : undefined,
  )
}

/** The one entry of a list that answers one input. */
export function readOnly(answer: unknown): unknown {
  return guard(() => {
    if (!Array.isArray(answer) || answer.length !== 1)
      throw new WalletResponseError('The wallet did not answer with one result')
    return answer[0] as unknown
  })
}

/** Bytes of any realm, copied: what the wallet does to its own later changes nothing. */
export function readBytes(value: unknown, length?: number): Uint8Array {
  return guard(() => {
    const isBytes = ArrayBuffer.isView(value) && Object.prototype.toString.call(value) === '[object Uint8Array]'
    if (!isBytes || (length !== undefined && value.byteLength !== length))
      throw new WalletResponseError(
        length === undefined
          ? 'The wallet did not answer with bytes'
          : `The wallet did not answer with ${length} bytes`,
      )
    return Uint8Array.from(value as Uint8Array)
  })
}

/** An ed25519 signature in base58, as Solana writes it. */
export function readSignature(output: unknown): string {
  return base58.encode(readBytes(readKey(output, 'signature'), 64))
}

function readAccount(given: unknown): SolanaAccount | null {
  const account = typeof given === 'object' && given !== null ? given : refuse('an account')
  const { address, chains, publicKey, features } = account as Readonly<Record<string, unknown>>
  if (!Array.isArray(chains)) return refuse('the chains of an account')
  const named = chains.filter((chain): chain is string => typeof chain === 'string' && chain.startsWith('solana:'))
  if (named.length === 0) return null
  const key = typeof address === 'string' ? decodeAddress(address) : null
  if (typeof address !== 'string' || !key) return refuse('an address')
  if (publicKey !== undefined && readBytes(publicKey, 32).some((byte, index) => byte !== key[index]))
    return refuse('the public key of its address')
  return {
    address,
    chains: named,
    features: Array.isArray(features) && features.length > 0 ? features : null,
    raw: account,
  }
}

/** The 32 bytes of an address; null for anything else. */
export function decodeAddress(address: string): Uint8Array | null {
  // 32 bytes are at most 44 characters; decoding a long text would take its length squared.
  if (address.length < 32 || address.length > 44) return null
  try {
    const bytes = base58.decode(address)
    return bytes.length === 32 ? bytes : null
  } catch {
    return null
  }
}

function refuse(wanted: string): never {
  throw new WalletResponseError(`The wallet did not answer with ${wanted}`)
}

// A getter of theirs may throw anything.
function guard<T>(run: () => T): T {
  try {
    return run()
  } catch (cause) {
    if (cause instanceof WalletResponseError) throw cause
    throw new WalletResponseError('The wallet’s answer cannot be read', { cause })
  }
}
