import { base58, base64 } from '@scure/base'
import type { SendOptions, WalletSnapshot } from '../../adapter'
import { assertNamed } from '../../discovery/assertNamed'
import type { CaipAddress } from '../../network'
import { InvalidRequestError } from '../../errors/rpcErrors'
import { WalletResponseError } from '../../errors/walletErrors'
import type { SolanaSigning } from '../../solana/handle'
import { safeGet, tryOrNull } from '../../untrusted'

/** The part of a session that is needed. */
interface Session {
  readonly methods: readonly unknown[]
  readonly latest: () => WalletSnapshot
  ask(method: string, params: unknown, options?: SendOptions): Promise<unknown>
}

const signatureBytes = 64
const keyBytes = 32
/** Size of a packet of Solana, in bytes. */
const transactionMax = 1232

/**
 * The signatures of a paired wallet besides texts, as with wallets of a page: each by what the session grants.
 * https://docs.walletconnect.network/wallet-sdk/chain-support/solana
 */
export function createPairedSigning({ methods, ask, latest }: Session): SolanaSigning {
  const paramsOf = (transaction: Uint8Array, address: CaipAddress) => {
    if (transaction.length > transactionMax)
      throw new InvalidRequestError(`A transaction of Solana has at most ${transactionMax} bytes`)
    return { transaction: base64.encode(transaction), pubkey: address.split(':')[2] as string }
  }

  const signTransaction: SolanaSigning['signTransaction'] = async (transaction, address) => {
    const params = paramsOf(transaction, address)
    const { start, at } = readSigner(transaction, params.pubkey)
    assertNamed(latest(), address)
    const answer = await ask('solana_signTransaction', params)
    const given = safeGet(answer, 'transaction')
    const signed = typeof given === 'string' ? tryOrNull(() => base64.decode(given)) : null
    if (signed) {
      // Wallets may answer with all of it: the message has to be the one that was asked for.
      if (!isSame(signed.subarray(start), transaction.subarray(start)))
        throw new WalletResponseError('The wallet signed another transaction')
      return signed
    }
    const signature = tryOrNull(() => base58.decode(readSignature(answer)))
    if (signature?.length !== signatureBytes) throw new WalletResponseError('The wallet did not sign the transaction')
    const own = transaction.slice()
    own.set(signature, at)
    return own
  }

  const sendTransaction: SolanaSigning['sendTransaction'] = async (transaction, address, options) => {
    const params = paramsOf(transaction, address)
    assertNamed(latest(), address)
    return readSignature(await ask('solana_signAndSendTransaction', params, options))
  }

  return {
    ...(methods.includes('solana_signTransaction') && { signTransaction }),
    ...(methods.includes('solana_signAndSendTransaction') && { sendTransaction }),
  }
}

/** Returns the start of a transaction's message, and the place of an account's signature. */
function readSigner(transaction: Uint8Array, pubkey: string): { readonly start: number; readonly at: number } {
  const count = transaction[0] ?? 0
  const start = 1 + signatureBytes * count
  // A version stands before the three bytes of the header; a count of keys after it, which fits one byte here.
  const keys = start + ((transaction[start] ?? 0) < 128 ? 0 : 1) + 4
  for (let index = 0; index < count; index += 1) {
    const key = transaction.subarray(keys + keyBytes * index, keys + keyBytes * (index + 1))
    if (key.length === keyBytes && base58.encode(key) === pubkey) return { start, at: 1 + signatureBytes * index }
  }
  throw new InvalidRequestError('The account is no signer of the transaction')
}

/** The signature in an answer. */
export function readSignature(answer: unknown): string {
  const signature = safeGet(answer, 'signature')
  if (typeof signature !== 'string' || !/^[1-9A-HJ-NP-Za-km-z]{64,90}$/.test(signature))
    throw new WalletResponseError('The wallet did not answer with a signature')
  return signature
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}
