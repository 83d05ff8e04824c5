import type { ChainAdapter } from '../../src/chains/adapter'
import type { PairingTransport } from '../../src/chains/pairing'
import type { NetworkInput } from '../../src/chains/network'
import { memoryStorage } from '../../src/state/core/browserEnv'
import type { PorticoConfig } from '../../src/state/core/config'
// Tests wait one turn for what a page loads late.
import '../../src/state/connection/connection.late'
import '../../src/state/app/session.late'
import '../../src/siwx/roles.late'
import { createPortico, type Portico } from '../../src/state/app/createPortico'
import type { Env, KeyValueStorage, LinkTarget, Platform } from '../../src/state/core/env'
import type { PorticoEvent } from '../../src/state/core/events'
import type { Services } from '../../src/services/types'
import { listedWallets } from '../../src/services/wallets/walletList.late'
import { createLabAdapter, createLabWallet, type LabAdapter, type LabWallet } from './wallets/adapter'
import { createClock, type LabClock } from './clock'

const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }

/** Two networks in the shape of viem chains. */
export const labNetworks: readonly NetworkInput[] = [
  {
    id: 1,
    name: 'Ethereum',
    nativeCurrency: ether,
    rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
    blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.example' } },
  },
  { id: 10, name: 'OP Mainnet', nativeCurrency: ether, rpcUrls: { default: { http: ['http://127.0.0.1:8546'] } } },
]

export interface LabOptions {
  readonly wallets?: readonly LabWallet[]
  readonly adapters?: readonly ChainAdapter[]
  readonly storage?: KeyValueStorage
  readonly platform?: Partial<Platform>
  readonly config?: Partial<PorticoConfig>
  readonly pairing?: PairingTransport
  readonly services?: Services
}

/** A link the visitor was sent to. */
export interface OpenedLink {
  readonly url: string
  readonly target: LinkTarget
}

export interface Lab {
  readonly portico: Portico
  readonly env: Env
  readonly clock: LabClock
  readonly adapter: LabAdapter
  readonly storage: KeyValueStorage
  readonly events: readonly PorticoEvent[]
  readonly copied: readonly string[]
  readonly opened: readonly OpenedLink[]
}

/** A whole instance in a world of working fakes: wallets, storage, clock and page in our hands. */
export function createLab(options: LabOptions = {}): Lab {
  const { wallets = [createLabWallet('Alpha')], storage = memoryStorage() } = options
  const clock = createClock()
  const adapter = createLabAdapter(wallets)
  const adapters = options.adapters ?? [adapter]
  const copied: string[] = []
  const opened: OpenedLink[] = []
  const platform: Platform = {
    isMobile: false,
    copyText: async (text) => void copied.push(text),
    reload: () => undefined,
    acceptsScripts: true,
    userAgent: '',
    isFramed: false,
    isTelegram: false,
    href: () => 'https://host.example/shop',
    openLink: (url, target) => void opened.push({ url, target }),
    ...options.platform,
  }
  const { pairing, services = { directory: listedWallets } } = options
  const env: Env = { adapters, pairing, services, storage, clock, platform }
  const portico = createPortico({ projectId: null, networks: labNetworks, adapters, ...options.config }, env)
  const events: PorticoEvent[] = []
  portico.onEvent((event) => events.push(event))
  return { portico, env, clock, adapter, storage, events, copied, opened }
}
