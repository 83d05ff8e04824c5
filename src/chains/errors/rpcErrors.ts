import { PorticoError } from './errors'
import { guideUrl } from './guideUrl'

/** A request before a connection. */
export class NotConnectedError extends PorticoError {
  override name = 'NotConnectedError'
  override details = 'No account is connected. Open the modal, then try again.'
  constructor() {
    super('Please call connect() before request()')
  }
}

/** A method that no page may call through the gate (EIP-1193 code 4200). */
export class RequestNotAllowedError extends PorticoError {
  override name = 'RequestNotAllowedError'
  override details =
    'The gated provider passes reads, asks for approval of signing and sending, and refuses this method.'
  override docsPath = guideUrl('requests-people-can-read')
  constructor() {
    super('Requested RPC call is not allowed')
  }
}

/** A request whose parameters are no plain data, so that what is approved could not be shown (code -32602). */
export class InvalidRequestError extends PorticoError {
  override name = 'InvalidRequestError'
  override details = 'The parameters are not plain data, so the request cannot be shown for approval.'
  override docsPath = guideUrl('requests-people-can-read')
}

/** The relay cannot be reached, or it is silent. */
export class RelayUnreachableError extends PorticoError {
  override name = 'RelayUnreachableError'
  override details =
    'The relay of `walletConnect({ relayUrl })` does not answer. Check its address, and `connect-src` of the page.'
  override docsPath = guideUrl('chains-and-adapters')
  constructor(
    /** The relay's host. */
    readonly host: string,
    cause?: unknown,
  ) {
    super(`${host} does not answer`, { cause, category: 'API_ERROR' })
  }
}
