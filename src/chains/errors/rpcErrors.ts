import { PorticoError } from './errors'
import { guideUrl } from './guideUrl'

/** A request before a connection. */
export class NotConnectedError extends PorticoError {
  override name = 'NotConnectedError'
  override details = 'Nobody is connected. Open the modal and ask again once somebody is.'
  constructor() {
    super('Please call connect() before request()')
  }
}

/** A method that no page may call through the gate (EIP-1193 code 4200). */
export class RequestNotAllowedError extends PorticoError {
  override name = 'RequestNotAllowedError'
  override details = 'The gate lets reads pass, asks about what signs, sends or grants, and refuses this method.'
  override docsPath = guideUrl('requests-people-can-read')
  constructor() {
    super('Requested RPC call is not allowed')
  }
}

/** A request whose parameters are no plain data, so that what is approved could not be shown (code -32602). */
export class InvalidRequestError extends PorticoError {
  override name = 'InvalidRequestError'
  override details = 'The parameters are no plain data, so that nobody could read what they approve.'
  override docsPath = guideUrl('requests-people-can-read')
}

/** The relay cannot be reached, or it is silent. */
export class RelayUnreachableError extends PorticoError {
  override name = 'RelayUnreachableError'
  override details =
    'The relay of `walletConnect({ relayUrl })` does not answer: its name may be wrong, or a policy of the page forbid it.'
  override docsPath = guideUrl('chains-and-adapters')
  constructor(
    /** The relay's host. */
    readonly host: string,
    cause?: unknown,
  ) {
    super(`${host} does not answer`, { cause, category: 'API_ERROR' })
  }
}
