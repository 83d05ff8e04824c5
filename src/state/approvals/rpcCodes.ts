import { UserRejectedError } from '../../chains/errors/errors'
import { InvalidRequestError, NotConnectedError, RequestNotAllowedError } from '../../chains/errors/rpcErrors'
import { TooManyRequestsError } from './errors'

// https://eips.ethereum.org/EIPS/eip-1193#provider-errors and https://eips.ethereum.org/EIPS/eip-1474#error-codes
const codes = [
  [UserRejectedError, 4001],
  [RequestNotAllowedError, 4200],
  [NotConnectedError, 4900],
  [InvalidRequestError, -32602],
  [TooManyRequestsError, -32005],
] as const

/** Gives an error of ours the code that libraries look at; what a wallet threw keeps its own. */
export function withRpcCode(error: unknown): unknown {
  const code = codes.find(([kind]) => error instanceof kind)?.[1]
  return code === undefined ? error : Object.assign(error as Error, { code })
}
