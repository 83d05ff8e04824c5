import { InvalidConfigError } from '../errors/errors'
import type { PairingTransport } from '../pairing'

/** What is needed of a `UniversalProvider`, by its structure: a host's may be of another version than ours. */
export interface UniversalProviderLike {
  readonly client: object
  readonly session?: object | undefined
  connect(options: never): Promise<unknown>
  disconnect(): Promise<unknown>
  on(event: never, listener: never): unknown
  off(event: never, listener: never): unknown
}

export interface WalletConnectOptions {
  /** WebSocket address of the relay. @default 'wss://relay.walletconnect.org' */
  readonly relayUrl?: string | undefined
  /** Id the relay knows; left out: the project id of the instance. */
  readonly projectId?: string | undefined
  /**
   * A `UniversalProvider` of the host's own instead of ours. It is used as it is: what it stores and
   * whom it calls is the host's affair.
   */
  readonly provider?: (() => Promise<UniversalProviderLike>) | undefined
}

/**
 * Pairs with wallets on phones and elsewhere over a WalletConnect relay. Nothing is loaded, and no
 * socket opened, before the first pairing or a stored session.
 * @throws InvalidConfigError naming the option that is not usable
 * https://specs.walletconnect.com/2.0
 */
export function walletConnect(options: WalletConnectOptions = {}): PairingTransport {
  const { relayUrl, projectId, provider } = options
  if (relayUrl != null && !/^wss?:\/\/[^\s/]/.test(relayUrl))
    throw new InvalidConfigError('relayUrl', relayUrl, 'a ws:// or wss:// URL')
  if (projectId != null && typeof projectId !== 'string') throw new InvalidConfigError('projectId', projectId, 'a text')
  if (provider != null && typeof provider !== 'function')
    throw new InvalidConfigError('provider', provider, 'a function')
  const load = () => import('./client.late')
  return {
    // A failure here is not one yet: pairing tries again and says so.
    prepare: () => void load().catch(() => undefined),
    pair: async (request) => (await load()).pair(options, request),
    resume: async (request) => (await load()).resumePairing(options, request),
  }
}
