import { PorticoError } from './errors'

/** A network without an endpoint to read from. */
export class NoRpcUrlError extends PorticoError {
  override name = 'NoRpcUrlError'
  override details = 'The network has no endpoint. Name one in `customRpcUrls` or in its `rpcUrls`.'
  override docsPath = '#chains-networks-and-phones'
  constructor() {
    super('No RPC url provided for chainId')
  }
}

/** The chain that a contract account is on could not be asked. */
export class ChainUnavailableError extends PorticoError {
  override name = 'ChainUnavailableError'
  override details = 'No endpoint of the chain answered. Name one of your own in `rpcUrls`.'
}

/** An optional library is needed that the host did not install, or that could not be loaded. */
export class LibraryMissingError extends PorticoError {
  override name = 'LibraryMissingError'
  override details = 'Install the library that the message names beside portico.'
  override docsPath = '#chains-networks-and-phones'
  constructor(purpose: string, library: string, cause: unknown) {
    super(`${purpose} need \`${library}\`, which could not be loaded: install it beside portico`, { cause })
  }
}

/** A network this adapter does not speak. */
export class ChainNotSupportedError extends PorticoError {
  override name = 'ChainNotSupportedError'
  override details = 'No connected wallet and no adapter speaks this chain. Look at `networks` and `adapters`.'
  override docsPath = '#chains-networks-and-phones'
  constructor() {
    super('Chain is not supported')
  }
}
