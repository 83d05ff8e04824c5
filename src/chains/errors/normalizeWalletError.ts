import { NetworkNotAddedError, NotAuthorizedError, WalletFailedError } from './walletErrors'
import { PorticoError, RequestPendingError, UserRejectedError, WalletUnavailableError } from './errors'
import { safeGet } from '../untrusted'

const rejectedCodes = [4001, 5000, 5002]
// Some wallets send 32603 for -32603. Both mean here: the network is not known yet.
const notAddedCodes = [4902, 32603, -32603, 5000]
const unavailableCodes = [4900, 4901]
const rejectedWords = /user (rejected|denied|cancell?ed)/i
// Wallets without codes: Keplr 'Request rejected', polkadot-js 'Cancelled' and 'Rejected', SubWallet 'Rejected by user'.
const rejectedSentence = /^(request )?(rejected|declined|cancell?ed)( by (the )?user)?\.?$/i
// polkadot-js, once a person has blocked this origin.
const bannedWords = /is not allowed to interact with this extension/i
// Keplr's chains service.
const notAddedWords = /there is no (modular )?chain info/i
// https://docs.xverse.app/sats-connect has -32000, which is no refusal in EIP-1474; some of its wallets send -31001.
const satsRejectedCodes = [-32000, -31001]

/** The request, where the same code means different things; `sats` is any request of sats-connect. */
export type ErrorContext = 'switch' | 'sats' | 'other'

/** The one place that looks at what wallets throw: EIP-1193, EIP-1474 and WalletConnect codes become types. */
export function normalizeWalletError(error: unknown, context: ErrorContext = 'other'): PorticoError {
  if (error instanceof PorticoError) return error
  const codes = codesOf(error)
  const said = safeGet(error, 'message') ?? error
  const message = typeof said === 'string' ? said : 'The wallet failed'
  const isOne = (wanted: readonly number[]) =>
    codes.some((code) => wanted.some((one) => code === one || code === `${one}`))
  const options = { cause: error }
  const isRefusal = [rejectedWords, rejectedSentence, bannedWords].some((words) => words.test(message))
  if (isOne([4001]) || isRefusal) return new UserRejectedError(message, options)
  if (context === 'sats')
    return new (isOne(satsRejectedCodes) ? UserRejectedError : WalletFailedError)(message, options)
  if (context === 'switch' && (isOne(notAddedCodes) || notAddedWords.test(message)))
    return new NetworkNotAddedError(message, options)
  if (isOne(rejectedCodes)) return new UserRejectedError(message, options)
  if (isOne([-32002])) return new RequestPendingError(message, options)
  if (isOne([4100])) return new NotAuthorizedError(message, options)
  if (isOne(unavailableCodes)) return new WalletUnavailableError(message, options)
  return new WalletFailedError(message, options)
}

/** Keys under which wallets and their transports put the error that caused another. */
const causes = ['data', 'originalError', 'cause', 'error', 'info'] as const
const maxDepth = 4

/** The codes of an error and of its causes, the outermost first. */
function codesOf(error: unknown, depth = 0): readonly unknown[] {
  if (depth > maxDepth || typeof error !== 'object' || error === null) return []
  return [safeGet(error, 'code'), ...causes.flatMap((key) => codesOf(safeGet(error, key), depth + 1))]
}
