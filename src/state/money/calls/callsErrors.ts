import { PorticoError, type PorticoErrorOptions } from '../../../chains/errors/errors'

interface FailedCalls extends Pick<PorticoErrorOptions, 'cause'> {
  readonly index?: number | undefined
  readonly reason?: string | undefined
  readonly hashes?: readonly string[] | undefined
}

/** Of several calls one failed, or all of them did; what was done before stays done, unless they were sent as one. */
export class CallsFailedError extends PorticoError {
  override name = 'CallsFailedError'
  override details =
    'A call was reverted or not sent. See `index` for the call, `reason` for the cause, `hashes` for the sent ones.'
  /** Which call failed, counted from 0; undefined where they were sent as one. */
  readonly index: number | undefined
  /** Why, in the words of the contract or the wallet. */
  readonly reason: string | undefined
  /** The transactions that were sent, also of calls that were done. */
  readonly hashes: readonly string[]
  constructor(message: string, { index, reason, hashes = [], cause }: FailedCalls = {}) {
    super(message, { cause })
    this.index = index
    this.reason = reason
    this.hashes = hashes
  }
}

/** All or nothing was wanted, and the wallet cannot promise that (EIP-5792 code 5760). */
export class AtomicNotSupportedError extends PorticoError {
  override name = 'AtomicNotSupportedError'
  override details = 'Set `atomicRequired` to false to send the calls one by one, or connect another wallet.'
  constructor(cause?: unknown) {
    super('The wallet cannot do all calls or none', { cause })
  }
}
