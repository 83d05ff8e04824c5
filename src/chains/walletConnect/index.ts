import { InvalidConfigError } from '../errors/errors'
import type { PairingTransport } from '../pairing'
import type { WalletConnectOptions } from './options'

export type { UniversalProviderLike, WalletConnectOptions } from './options'

/**
 * Pairs with wallets on phones and elsewhere over a WalletConnect relay. Its code comes once
 * the wallets are shown; nothing is stored, and no socket opened, before the first pairing or a stored session.
 * @throws InvalidConfigError naming the option that is not usable
 * https://specs.walletconnect.com/2.0
 * @example
 * createPortico({ networks, adapters, pairing: walletConnect({ relayUrl: 'wss://relay.shop.example', projectId: 'my-id' }) })
 */
export function walletConnect(options: WalletConnectOptions = {}): PairingTransport {
  const { relayUrl, projectId, provider, verify } = options
  if (relayUrl != null && !/^wss?:\/\/[^\s/]/.test(relayUrl))
    throw new InvalidConfigError('relayUrl', relayUrl, 'a ws:// or wss:// URL')
  if (projectId != null && typeof projectId !== 'string') throw new InvalidConfigError('projectId', projectId, 'a text')
  if (provider != null && typeof provider !== 'function')
    throw new InvalidConfigError('provider', provider, 'a function')
  if (verify != null && typeof verify !== 'boolean') throw new InvalidConfigError('verify', verify, 'true or false')
  const load = () => import('./client.late')
  return {
    // A failure here is not one yet: pairing tries again and says so.
    prepare: () => void load().catch(() => undefined),
    pair: async (request) => (await load()).pair(options, request),
    resume: async (request) => (await load()).reconnectPairing(options, request),
  }
}
