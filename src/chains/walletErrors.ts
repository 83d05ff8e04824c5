import {
  NetworkNotAddedError,
  NotAuthorizedError,
  PorticoError,
  RequestPendingError,
  UserRejectedError,
  WalletFailedError,
  WalletUnavailableError,
} from './errors'

const rejectedCodes = [4001, 5000, 5002]
// Spec section 8 writes 32603; wallets send -32603. Both mean here: the network is not known yet.
const notAddedCodes = [4902, 32603, -32603, 5000]
const unavailableCodes = [4900, 4901]
const rejectedWords = /user (rejected|denied|cancell?ed)/i

/** What the wallet was asked, where the same code means different things. */
export type WalletQuestion = 'switch' | 'other'

/** The one place that looks at what wallets throw: EIP-1193, EIP-1474 and WalletConnect codes become types. */
export function normalizeWalletError(error: unknown, question: WalletQuestion = 'other'): PorticoError {
  if (error instanceof PorticoError) return error
  const codes = [read(error, 'code'), read(read(read(error, 'data'), 'originalError'), 'code')]
  const said = read(error, 'message') ?? error
  const message = typeof said === 'string' ? said : 'The wallet failed'
  const isOne = (wanted: readonly number[]) => codes.some((code) => wanted.some((one) => code === one || code === `${one}`))
  const options = { cause: error }
  if (isOne([4001]) || rejectedWords.test(message)) return new UserRejectedError(message, options)
  if (question === 'switch' && isOne(notAddedCodes)) return new NetworkNotAddedError(message, options)
  if (isOne(rejectedCodes)) return new UserRejectedError(message, options)
  if (isOne([-32002])) return new RequestPendingError(message, options)
  if (isOne([4100])) return new NotAuthorizedError(message, options)
  if (isOne(unavailableCodes)) return new WalletUnavailableError(message, options)
  return new WalletFailedError(message, options)
}

// Wallets throw anything: texts, frozen objects, proxies whose getters throw.
function read(value: unknown, key: string): unknown {
  try {
    return value === null || typeof value !== 'object' ? undefined : (value as Record<string, unknown>)[key]
  } catch {
    return undefined
  }
}
