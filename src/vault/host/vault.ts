import { InvalidConfigError } from '../../chains/errors/errors'
import type { EmbeddedTransport } from '../../chains/embedded'

/** Options of `vault`. */
export interface VaultOptions {
  /** Address of the vault's page, on an origin of its own: `https://vault.shop.example`. */
  readonly url: string
  /** Name of the wallet in lists and in the account. @default 'Passkey wallet' */
  readonly name?: string | undefined
}

const thisMachine = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/

/**
 * A wallet with a passkey, on a page that you host: keys never reach the app's page. It has not been audited by a third party.
 * Its code comes once the visitor chooses it.
 * @throws InvalidConfigError for an address that is not HTTPS, except on this machine
 * @example
 * createPortico({ networks, adapters, embedded: vault({ url: 'https://vault.shop.example' }) })
 */
export function vault({ url, name = 'Passkey wallet' }: VaultOptions): EmbeddedTransport {
  const address = readAddress(url)
  if (!address) throw new InvalidConfigError('url', url, 'an https:// address of a page, without a fragment')
  if (typeof name !== 'string' || !name.trim()) throw new InvalidConfigError('name', name, 'a text')
  const options = { url: address, name: name.trim() }
  const load = () => import('./transport.late')
  return {
    methods: ['passkey'],
    name: options.name,
    // A failure here is not one yet: connecting tries again and says so.
    prepare: () => void load().catch(() => undefined),
    connect: async (request) => (await load()).connectVault(options, request),
    resume: async (request) => (await load()).resumeVault(options, request),
    openSettings: async (peer) => (await load()).openSettings(options, peer),
  }
}

function readAddress(text: unknown): URL | null {
  if (typeof text !== 'string' || !URL.canParse(text)) return null
  const address = new URL(text)
  const { protocol, hostname, hash, username, password } = address
  const isSecure = protocol === 'https:' || (protocol === 'http:' && thisMachine.test(hostname))
  return isSecure && !hash && !username && !password ? address : null
}
