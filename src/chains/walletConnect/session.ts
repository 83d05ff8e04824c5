import type { WalletSnapshot } from '../adapter'
import { canonicalAddress } from '../accounts/canonical'
import { rewriteSs58 } from '../accounts/ss58'
import { parseCaipAddress } from '../caip'
import { WalletResponseError } from '../errors/walletErrors'
import { readIcon } from '../discovery/icon'
import { readName } from '../discovery/walletName'
import { isRecord } from '../guards'
import type { CaipAddress, CaipNetworkId, Namespace, Network } from '../network'
import type { PairedWallet } from '../pairing'
import { safeGet } from '../untrusted'

/** The part of a session we read; written by the wallet, so nothing of it is taken for granted. */
export interface Session {
  readonly topic: string
  readonly expiry?: number
  readonly namespaces: unknown
  readonly peer?: unknown
}

// Shapes of addresses; the chain knows which exist.
const shapes: Readonly<Record<Namespace, RegExp>> = {
  eip155: /^0x[0-9a-f]{40}$/i,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
  bip122: /^([13mn2][1-9A-HJ-NP-Za-km-z]{25,39}|(bc|tb|bcrt)1[02-9ac-hj-np-z]{11,87})$/i,
  polkadot: /^[1-9A-HJ-NP-Za-km-z]{46,50}$/,
  cosmos: /^[a-z][a-z0-9]{0,82}1[02-9ac-hj-np-z]{38,58}$/,
}

/** An account with the chain id as the wallet writes it, which may be a former one. */
export interface SessionAccount {
  readonly caipAddress: CaipAddress
  readonly networkId: CaipNetworkId
  readonly rawChainId: string
  /** The address as the wallet has to be asked with; wallets compare those of Polkadot and its kin as text. */
  readonly rawAddress: string
}

/**
 * The accounts of a namespace that the wallet granted, chain by chain, in its order. Former chain ids
 * become those the host uses; what is not CAIP-10 or of another namespace is left out.
 */
export function accountsIn(
  session: Session,
  namespace: Namespace,
  networks: readonly Network[],
): readonly SessionAccount[] {
  const parts = isRecord(session.namespaces) ? session.namespaces : {}
  // CAIP-25 also allows a part for a single chain, `eip155:1`.
  const own = Object.entries(parts).filter(([key]) => key.split(':')[0] === namespace)
  const given = own.flatMap(([, part]) =>
    isRecord(part) && Array.isArray(part.accounts) ? (part.accounts as unknown[]) : [],
  )
  const seen = new Set<string>()
  return given.flatMap((account) => {
    const parsed = parse(account)
    if (!parsed || parsed.namespace !== namespace || !shapes[namespace].test(parsed.address)) return []
    const renamed = networks.find(({ deprecatedCaipNetworkId }) => deprecatedCaipNetworkId === parsed.networkId)
    const networkId = renamed?.caipNetworkId ?? parsed.networkId
    // A wallet may name an account twice, in two cases or with the prefixes of two networks.
    const address = (namespace === 'polkadot' ? rewriteSs58 : canonicalAddress)(networkId, parsed.address)
    if (address === null) return []
    const caipAddress: CaipAddress = `${networkId}:${address}`
    if (seen.has(caipAddress)) return []
    seen.add(caipAddress)
    const rawAddress = namespace === 'polkadot' ? parsed.address : address
    return [{ caipAddress, networkId, rawChainId: parsed.networkId, rawAddress }]
  })
}

/**
 * The state that a handle shows: the wanted network if the wallet granted it, else the first of the host's, else
 * the wallet's first, which the host may not support.
 * @throws WalletResponseError when no account of the namespace was granted
 */
export function snapshotOf(
  accounts: readonly SessionAccount[],
  networks: readonly Network[],
  wanted?: { readonly networkId?: CaipNetworkId | undefined; readonly address?: string | undefined },
): WalletSnapshot {
  const granted = new Set(accounts.map(({ networkId }) => networkId))
  const networkId =
    (wanted?.networkId && granted.has(wanted.networkId) ? wanted.networkId : undefined) ??
    networks.find(({ caipNetworkId }) => granted.has(caipNetworkId))?.caipNetworkId ??
    accounts[0]?.networkId
  const here = accounts.filter((account) => account.networkId === networkId).map(({ caipAddress }) => caipAddress)
  const called = wanted?.address?.toLowerCase()
  const preferred = accounts.find(
    ({ caipAddress, rawAddress, networkId: its }) =>
      its === networkId && (plain(caipAddress) === called || rawAddress.toLowerCase() === called),
  )
  const address = preferred?.caipAddress ?? here[0]
  if (!networkId || !address) throw new WalletResponseError('The wallet shared no account')
  return { address, accounts: [address, ...here.filter((account) => account !== address)], networkId }
}

/** Methods the wallet granted for a chain; CAIP-25 also allows a part for a single chain. */
export function methodsOf(session: Session, chainId: string): readonly unknown[] {
  return [chainId.split(':')[0] ?? '', chainId].flatMap((part) => {
    const methods = safeGet(session.namespaces, part, 'methods')
    return Array.isArray(methods) ? (methods as unknown[]) : []
  })
}

/** The wallet at the other end, in its own words: its pictures on the web are not asked for. */
export function readPeer(session: Session): PairedWallet {
  const said = (field: string) => safeGet(session.peer, 'metadata', field)
  const icons = said('icons')
  const icon = Array.isArray(icons) ? icons.map(readIcon).find((each) => each !== undefined) : undefined
  const name = said('name')
  return { name: (typeof name === 'string' && readName(name)) || 'WalletConnect', ...(icon && { icon }) }
}

function plain(account: CaipAddress): string {
  return (account.split(':')[2] ?? '').toLowerCase()
}

function parse(account: unknown) {
  try {
    return parseCaipAddress(account as string)
  } catch {
    return null
  }
}

/** True where the wallet can be asked to go to an EVM network that it did not grant. */
export function addsNetworks({ namespaces }: Session): boolean {
  const methods = ownKeys(namespaces)
    .filter((key) => key.split(':')[0] === 'eip155')
    .flatMap((key) => safeGet(safeGet(namespaces, key), 'methods'))
  return methods.includes('wallet_switchEthereumChain') || methods.includes('wallet_addEthereumChain')
}

const ownKeys = (namespaces: unknown) => (isRecord(namespaces) ? Object.keys(namespaces) : [])
