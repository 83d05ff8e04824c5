import type { ChainAdapter, Connector, WalletHandle } from '../adapter'
import { InvalidConnectorError } from '../errors/walletErrors'
import { WalletUnavailableError } from '../errors/errors'
import { noteWallet } from '../development'
import { isProvider, type Eip1193Provider } from '../eip155/provider'
import { safeGet } from '../untrusted'
import { isRecord, show } from '../guards'
import { readIcon } from './icon'
import { readName } from './walletName'
import { normalizeWalletError } from '../errors/normalizeWalletError'

/** A wallet that the host brings: its library stays out of Portico and is loaded when it is picked. */
export interface ExternalWallet {
  /** Stable over reloads. */
  readonly id: string
  readonly name: string
  /** A `data:` image. */
  readonly icon?: string | undefined
  readonly rdns?: string | undefined
  /** Loads the wallet's library and gives its EIP-1193 provider, or a module that exports it; asked once. */
  readonly provider: () => Promise<
    Eip1193Provider | { readonly default: Eip1193Provider } | { readonly provider: Eip1193Provider }
  >
  /** The wallet shows no prompt of its own: each request that signs, sends or grants is approved here. @default false */
  readonly isGated?: boolean | undefined
  /** Returns true where the wallet can be used on this page. @default always */
  readonly isAvailable?: (() => boolean) | undefined
}

/**
 * Adds wallets of the host's own to an EVM adapter: SDK wallets, smart accounts, an app that frames this one.
 * @throws InvalidConnectorError for a wallet that cannot be used
 * @example
 * withExternal(eip155(), [{ id: 'my.wallet', name: 'My Wallet', provider: () => import('my-sdk').then(start) }])
 */
export function withExternal(adapter: ChainAdapter, wallets: readonly ExternalWallet[]): ChainAdapter {
  const own = new Map<string, ExternalWallet>()
  for (const wallet of wallets) {
    const isUsable = wallet && typeof wallet.id === 'string' && wallet.id !== '' && readName(wallet.name) !== ''
    if (!isUsable || typeof wallet.provider !== 'function' || own.has(wallet.id))
      throw new InvalidConnectorError(wallet?.id)
    if (wallet.isAvailable?.() ?? true) own.set(wallet.id, wallet)
  }
  const connectors = [...own.values()].map(({ id, name, icon, rdns }): Connector => ({
    id,
    name: readName(name),
    icon: readIcon(icon),
    rdns,
    type: 'EXTERNAL',
    namespace: 'eip155',
  }))
  const providers = new Map<string, Promise<Eip1193Provider>>()
  const open = (wallet: ExternalWallet): Promise<Eip1193Provider> => {
    const known = providers.get(wallet.id)
    if (known) return known
    const opening = load(wallet)
    providers.set(wallet.id, opening)
    opening.catch(() => providers.delete(wallet.id))
    return opening
  }
  return {
    ...adapter,
    discover: (onChange, clock) => adapter.discover((found) => onChange([...found, ...connectors]), clock),
    connect: async (request) => {
      const wallet = own.get(request.connectorId)
      if (!wallet) return adapter.connect(request)
      const [provider, { connectWallet }] = await Promise.all([open(wallet), import('../eip155/wallet.late')])
      return setGate(wallet, await connectWallet(provider, request))
    },
    resume: async (request) => {
      const wallet = own.get(request.connectorId)
      if (!wallet) return adapter.resume(request)
      const [provider, { reconnectWallet }] = await Promise.all([open(wallet), import('../eip155/wallet.late')])
      const handle = await reconnectWallet(provider, request)
      return handle && setGate(wallet, handle)
    },
  }
}

// The handle itself, not a copy: its snapshot is a getter.
function setGate({ isGated }: ExternalWallet, handle: WalletHandle): WalletHandle {
  return Object.assign(handle, { isGated: isGated === true })
}

async function load({ name, provider }: ExternalWallet): Promise<Eip1193Provider> {
  try {
    const given: unknown = await provider()
    const found = [given, safeGet(given, 'provider'), safeGet(given, 'default')].find(isProvider)
    if (found) return found
    throw new WalletUnavailableError(`The wallet gave no EIP-1193 provider, but ${describe(given)}`)
  } catch (error) {
    noteWallet(name, error)
    throw normalizeWalletError(error)
  }
}

function describe(given: unknown): string {
  return isRecord(given) ? `an object with ${Object.keys(given).join(', ') || 'nothing'}` : show(given)
}

const safeOrigin = 'https://app.safe.global'

/**
 * The Safe that frames this page; there only when it does. Its provider comes from the host, as the others do.
 * @example
 * withExternal(eip155(), [safeWallet(() => import('./safe'))])
 */
export function safeWallet(
  provider: ExternalWallet['provider'],
  { origin = safeOrigin, icon }: { origin?: string; icon?: string } = {},
): ExternalWallet {
  return { id: 'safe', name: 'Safe', icon, provider, isAvailable: () => isFramedBy(origin) }
}

function isFramedBy(origin: string): boolean {
  if (typeof window === 'undefined' || window.parent === window) return false
  // Not every browser tells the ancestors; all tell who led here.
  const [parent = document.referrer] = window.location.ancestorOrigins ?? []
  return URL.canParse(parent) && new URL(parent).origin === origin
}
