import { PorticoError } from './errors'

/** A request before a connection. */
export class NotConnectedError extends PorticoError {
  override name = 'NotConnectedError'
  constructor() {
    super('Please call connect() before request()')
  }
}

/** A method that no page may call through the gate (EIP-1193 code 4200). */
export class RequestNotAllowedError extends PorticoError {
  override name = 'RequestNotAllowedError'
  constructor() {
    super('Requested RPC call is not allowed')
  }
}

/** A request whose parameters are no plain data, so that what is approved could not be shown (code -32602). */
export class InvalidRequestError extends PorticoError {
  override name = 'InvalidRequestError'
}
