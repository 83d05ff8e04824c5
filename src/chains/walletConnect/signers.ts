import type { RpcCall, SendOptions, WalletHandle, WalletSnapshot } from '../adapter'
import { base58, base64, hex } from '@scure/base'
import { assertNamed } from '../discovery/assertNamed'
import { InvalidRequestError } from '../errors/rpcErrors'
import { WalletResponseError } from '../errors/walletErrors'
import type { Namespace } from '../network'

type Ask = (method: string, params: unknown) => Promise<unknown>
type Sign = (ask: Ask, message: string, address: string) => Promise<string>

/** Limit of a relay and the wallets at its end for a text, in bytes. */
const messageMax = 32 * 1024

const bytesOf = (text: string) => {
  const bytes = new TextEncoder().encode(text)
  if (bytes.length > messageMax) throw new InvalidRequestError(`A text to sign has at most ${messageMax} bytes`)
  return bytes
}

/** Signs a text over a session, by namespace; the signature in the encoding usual there. */
export const signers: Readonly<Record<Namespace, Sign>> = {
  // Empty where the owners of a contract account signed on the chain (EIP-1271).
  eip155: async (ask, message, address) =>
    check(await ask('personal_sign', [`0x${hex.encode(bytesOf(message))}`, address]), /^0x[0-9a-f]*$/i),
  // https://docs.walletconnect.network/wallet-sdk/chain-support/solana
  solana: async (ask, message, pubkey) =>
    check(
      part(await ask('solana_signMessage', { message: base58.encode(bytesOf(message)), pubkey }), 'signature'),
      /^[1-9A-HJ-NP-Za-km-z]{64,90}$/,
    ),
  // https://docs.walletconnect.network/wallet-sdk/chain-support/bitcoin
  bip122: async (ask, message, address) =>
    check(part(await ask('signMessage', { account: address, address, message }), 'signature'), /^[A-Za-z0-9+/=]{80,}$/),
  // https://docs.walletconnect.network/wallet-sdk/chain-support/polkadot
  polkadot: async (ask, message, address) =>
    check(part(await ask('polkadot_signMessage', { address, message }), 'signature'), /^0x[0-9a-f]{128,130}$/i),
  // ADR-36: an amino document that no chain accepts carries the text.
  cosmos: async (ask, message, signerAddress) => {
    const value = { signer: signerAddress, data: base64.encode(bytesOf(message)) }
    const signDoc = {
      chain_id: '',
      account_number: '0',
      sequence: '0',
      fee: { gas: '0', amount: [] },
      msgs: [{ type: 'sign/MsgSignData', value }],
      memo: '',
    }
    return check(signatureOf(await ask('cosmos_signAmino', { signerAddress, signDoc })), /^[A-Za-z0-9+/]{86}==$/)
  },
}

// { signature: { signature, pub_key }, signed }, or the inner part alone.
function signatureOf(answer: unknown): unknown {
  const outer = part(answer, 'signature')
  return typeof outer === 'string' ? outer : part(outer, 'signature')
}

function part(answer: unknown, key: string): unknown {
  return typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[key] : undefined
}

function check(signature: unknown, pattern: RegExp): string {
  if (typeof signature !== 'string' || !pattern.test(signature))
    throw new WalletResponseError('The wallet did not answer with a signature')
  return signature
}

/** Makes the sender of transactions on EVM chains; the code for it arrives with the first. */
export function createSender(
  latest: () => WalletSnapshot,
  request: (call: RpcCall, options?: SendOptions) => Promise<unknown>,
): Pick<WalletHandle, 'sendTransaction'> {
  return {
    sendTransaction: async (transaction, address, options) => {
      const late = await import('../eip155/sendTransaction.late')
      assertNamed(latest(), address)
      return late.sendTransaction((call) => request(call, options), transaction, address)
    },
  }
}
