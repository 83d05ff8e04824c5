import { InvalidConfigError } from '../errors/errors'
import type { PairingTransport, PairRequest } from '../pairing'
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
  // By itself, as it is a hundredth of the library: a code does not wait for that.
  const loadLink = () => import('./link/pairingLink.late')
  const showEarly = async (request: PairRequest) => (await loadLink().catch(() => null))?.showLink(request)
  return {
    // A failure here is not one yet: pairing tries again and says so.
    prepare: () => void Promise.all([load().then((client) => client.prepare()), loadLink()]).catch(() => undefined),
    pair: async (request) => {
      const loading = load()
      loading.catch(() => undefined) // said when it is awaited
      // The link of a sign-in is known once the library is there; a provider of the host's own makes its own.
      const link = provider || request.signIn ? undefined : await showEarly(request)
      return (await loading).pair(options, request, link)
    },
    resume: async (request) => (await load()).reconnectPairing(options, request),
  }
}
