import type { CaipAddress, CaipNetworkId } from '../network'
import { NetworkNotAddedError, WalletFailedError, WalletResponseError } from '../errors/walletErrors'
import { RequestOutdatedError } from '../errors/requestOutdated'
import { askWallet } from '../discovery/askWallet'
import { callFeature, featureOf } from '../discovery/standardFeatures'
import type { RawStandardWallet } from '../discovery/walletStandard'
import { readAccounts, readBytes, readKey, readOnly, readSignature, type SolanaAccount } from './parse'
import { chainFor } from './clusters'
import type { SolanaSigning } from './handle'
import { transactionVersion } from './transactionVersion'

export interface Current {
  readonly networkId: CaipNetworkId
  /** @throws WalletUnavailableError when the wallet does not share the account (any more) */
  account(address: CaipAddress): SolanaAccount
}

/** Signs a text; resolves to the signature in base58. */
export async function signText(wallet: RawStandardWallet, account: SolanaAccount, text: string): Promise<string> {
  assertCan(account, 'solana:signMessage')
  const message = new TextEncoder().encode(text)
  const output = readOnly(
    await askFeature(wallet, 'solana:signMessage', 'signMessage', { account: account.raw, message }),
  )
  const signed = readKey(output, 'signedMessage')
  if (signed !== undefined && !isSame(readBytes(signed), message))
    throw new WalletResponseError('The wallet signed another message')
  return readSignature(output)
}

/** Returns the further signatures of a wallet, each by presence. */
export function createSigning(wallet: RawStandardWallet, current: Current): SolanaSigning {
  const has = (feature: string, method: string) => featureOf(wallet, feature, method) !== null

  const inputOf = (feature: string, transaction: Uint8Array, address: CaipAddress) => {
    checkVersion(wallet, feature, transaction)
    if (!address.startsWith(`${current.networkId}:`)) throw new RequestOutdatedError()
    const account = current.account(address)
    assertCan(account, feature)
    const chain = chainFor(current.networkId, account.chains)
    if (chain === undefined) throw new NetworkNotAddedError('The wallet does not know this network')
    return { account: account.raw, transaction, chain }
  }

  const signIn: SolanaSigning['signIn'] = async (input = {}) => {
    const output = readOnly(await askFeature(wallet, 'solana:signIn', 'signIn', input))
    const [account] = readAccounts([readKey(output, 'account')])
    if (!account) throw new WalletResponseError('The wallet signed in with no account')
    const message = new TextDecoder().decode(readBytes(readKey(output, 'signedMessage')))
    const { address, domain } = input
    // https://github.com/phantom/sign-in-with-solana: who asks and who signs are the first two lines.
    const [head = '', signer] = message.split('\n')
    const isAsked = domain === undefined || head === `${domain} wants you to sign in with your Solana account:`
    if (!isAsked || signer !== account.address || (address !== undefined && address !== account.address))
      throw new WalletResponseError('The wallet signed another message')
    return { address: `${current.networkId}:${account.address}`, message, signature: readSignature(output) }
  }

  const signTransaction: SolanaSigning['signTransaction'] = async (transaction, address) => {
    const input = inputOf('solana:signTransaction', transaction, address)
    const output = readOnly(await askFeature(wallet, 'solana:signTransaction', 'signTransaction', input))
    return readBytes(readKey(output, 'signedTransaction'))
  }

  const sendTransaction: SolanaSigning['sendTransaction'] = async (transaction, address) => {
    const input = inputOf('solana:signAndSendTransaction', transaction, address)
    return readSignature(
      readOnly(await askFeature(wallet, 'solana:signAndSendTransaction', 'signAndSendTransaction', input)),
    )
  }

  return {
    ...(has('solana:signIn', 'signIn') && { signIn }),
    ...(has('solana:signTransaction', 'signTransaction') && { signTransaction }),
    ...(has('solana:signAndSendTransaction', 'signAndSendTransaction') && { sendTransaction }),
  }
}

/**
 * Accounts of hardware wallets cannot use every feature of their wallet, so the account is read before the wallet is asked.
 * @throws WalletFailedError
 */
function assertCan({ features }: SolanaAccount, feature: string): void {
  if (features && !features.includes(feature)) throw new WalletFailedError(`This account has no ${feature}`)
}

function askFeature(wallet: RawStandardWallet, feature: string, method: string, input: object): Promise<unknown> {
  return askWallet(() => callFeature(wallet, feature, method, input))
}

function checkVersion(wallet: RawStandardWallet, feature: string, transaction: Uint8Array): void {
  const version = transactionVersion(transaction)
  const supported = readKey(readKey(readKey(wallet, 'features'), feature), 'supportedTransactionVersions')
  if (!Array.isArray(supported) || !supported.includes(version))
    throw new WalletFailedError(`The wallet signs no transactions of version ${version}`)
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}
