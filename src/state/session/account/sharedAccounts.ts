import type { Getter } from 'jotai/vanilla'
import type { CaipAddress, Namespace, Network } from '../../../chains/network'
import {
  activeNamespaceAtom,
  connectedIn,
  connectionsAtom,
  plainAddress,
  type Account,
  type ConnectionStatus,
  type WalletInfo,
} from '../../core/visitor/connections'
import { networksAtom } from '../../core/visitor/networks'
import { getNetwork } from './selectors'

/** One account that a connected wallet shares. */
export interface SharedAccount {
  readonly namespace: Namespace
  readonly caipAddress: CaipAddress
  readonly address: string
  readonly wallet: WalletInfo
  /** Its connection uses it: one of each connected namespace. */
  readonly isInUse: boolean
  /** Of a wallet of Bitcoin that keeps both apart: what its addresses are for. */
  readonly purpose?: 'payment' | 'ordinals' | undefined
}

/** A namespace that is connected, or whose stored connection is being taken up. */
export interface ConnectionState {
  readonly namespace: Namespace
  readonly status: ConnectionStatus
  readonly connectorId: string
  /** Null until it is connected. */
  readonly account: Account | null
  /** The wallet's network, or the one it begins with; null where the host has none. */
  readonly network: Network | null
  /** It is the namespace in use. */
  readonly isInUse: boolean
}

/** Every account of the connected wallets, or of that of one namespace; those in use first. */
export function getAccounts(get: Getter, namespace?: Namespace): readonly SharedAccount[] {
  const connected = connectedIn(get(connectionsAtom)).filter(([name]) => !namespace || name === namespace)
  return connected.flatMap(([name, { address: inUse, accounts, wallet }]) =>
    [...new Set([inUse, ...accounts])].map((caipAddress) => ({
      namespace: name,
      caipAddress,
      address: plainAddress(caipAddress),
      wallet,
      isInUse: caipAddress === inUse,
      ...purposeOf(caipAddress, accounts),
    })),
  )
}

/** Wallets that keep ordinals apart keep them at a Taproot address, and pay from another kind. */
const taproot = /:(bc|tb|bcrt)1p/

function purposeOf(caipAddress: CaipAddress, accounts: readonly CaipAddress[]): Pick<SharedAccount, 'purpose'> {
  const isApart = caipAddress.startsWith('bip122:') && new Set(accounts.map((one) => taproot.test(one))).size > 1
  return isApart ? { purpose: taproot.test(caipAddress) ? 'ordinals' : 'payment' } : {}
}

/** Every namespace with a wallet. */
export function getConnections(get: Getter): readonly ConnectionState[] {
  const inUse = get(activeNamespaceAtom)
  return (Object.keys(get(connectionsAtom)) as Namespace[]).flatMap((namespace) => {
    const connection = get(connectionsAtom)[namespace]
    if (!connection || !('connectorId' in connection)) return []
    const { status, connectorId } = connection
    const account = connection.status === 'connected' ? connection.account : null
    return [
      { namespace, status, connectorId, account, network: getNetwork(get, namespace), isInUse: namespace === inUse },
    ]
  })
}

/** The namespaces of the host's networks in which no account is connected. */
export function getOpenNamespaces(get: Getter): readonly Namespace[] {
  const connected = connectedIn(get(connectionsAtom)).map(([name]) => name)
  const all = new Set(get(networksAtom).map(({ chainNamespace }) => chainNamespace))
  return [...all].filter((name) => !connected.includes(name))
}
