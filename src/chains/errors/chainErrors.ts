import { plain } from '../guards'
import { PorticoError } from './errors'
import { guideUrl } from './guideUrl'

/** A network without an endpoint to read from. */
export class NoRpcUrlError extends PorticoError {
  override name = 'NoRpcUrlError'
  override details = 'The network has no RPC endpoint. Set one in `customRpcUrls` or in its `rpcUrls`.'
  override docsPath = guideUrl('chains-and-adapters')
  constructor() {
    super('No RPC url provided for chainId')
  }
}

/** The chain that a contract account is on could not be asked. */
export class ChainUnavailableError extends PorticoError {
  override name = 'ChainUnavailableError'
  override details = 'No RPC endpoint of the chain answered. Set your own in `rpcUrls`.'
}

/** An optional library is needed that the host did not install, or that could not be loaded. */
export class LibraryMissingError extends PorticoError {
  override name = 'LibraryMissingError'
  override details = 'Install the library that the message names.'
  override docsPath = guideUrl('chains-and-adapters')
  constructor(purpose: string, library: string, cause: unknown) {
    super(`${purpose} need \`${library}\`, which could not be loaded: install it beside portico`, { cause })
  }
}

/** A network this adapter does not speak. */
export class ChainNotSupportedError extends PorticoError {
  override name = 'ChainNotSupportedError'
  override details = 'No connected wallet and no adapter supports this chain. Check `networks` and `adapters`.'
  override docsPath = guideUrl('chains-and-adapters')
  constructor() {
    super('Chain is not supported')
  }
}

const transferSentences = {
  insufficientFunds: 'There is not enough for the amount, the network fee, and what a new account costs',
  senderRent: 'Too little would stay in the sending account: leave its minimum there',
  receiverRent: 'It is less than the least that an account has to hold',
  frozen: 'The account is frozen by who issued the token',
  notTransferable: 'The token cannot be sent',
  paused: 'Who issued the token has stopped its transfers',
  memoRequired: 'The receiver takes nothing without a memo',
  transferHook: 'Another program has a say in transfers of this token, which is not supported',
  scattered: 'The amount lies in too many accounts for one transaction',
  expired: 'The transaction was asked for too late',
  unknown: 'The network refuses the transfer',
} as const

/** Why a chain does not do a transfer. */
export type TransferFailure = keyof typeof transferSentences

/** A transfer that its chain does not do, or would not: `reason` says why. */
export class TransferError extends PorticoError {
  override name = 'TransferError'
  override details = 'The chain rejects the transfer. `reason` has the cause, and `logs` the program logs.'
  readonly reason: TransferFailure
  readonly logs: readonly string[]
  /** The last words of a program about it; set by the reader of program logs. */
  declare readonly words?: string | undefined
  constructor(reason: TransferFailure, logs: readonly string[] = []) {
    super(transferSentences[reason])
    this.reason = reason
    this.logs = logs
  }
}

/** Symbol and decimals as a list, backend or swap source gives them. */
export interface SaidOfToken {
  readonly symbol: string
  readonly decimals: number
}

/** A list, backend or swap source contradicts the contract of a token, so its amounts would be wrong. */
export class TokenMismatchError extends PorticoError {
  override name = 'TokenMismatchError'
  override details =
    'The source and the contract disagree. Correct symbol and decimals in the source: compare `said` with `found`.'
  /** Contract or mint. */
  readonly address: string
  readonly said: SaidOfToken
  /** Values of the contract. `symbol` is null on chains that store none. */
  readonly found: { readonly symbol: string | null; readonly decimals: number }
  constructor(
    address: string,
    { said = noToken, found = noToken }: Partial<Pick<TokenMismatchError, 'said' | 'found'>>,
  ) {
    super(`The token ${address} was given as ${told(said)}, and its contract says ${told(found)}`)
    this.address = address
    this.said = said
    this.found = { symbol: found.symbol, decimals: found.decimals }
  }
}

const noToken: SaidOfToken = { symbol: '', decimals: 0 }

const told = ({ symbol, decimals }: TokenMismatchError['found']) =>
  `${symbol === null ? '' : `${plain(symbol)} with `}${decimals} decimals`
