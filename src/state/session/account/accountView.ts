import { handlesAtom, plainAddress } from '../../core/visitor/connections'
import { atom, type Getter } from 'jotai/vanilla'
import { isUnsupported, type CaipAddress, type Network } from '../../../chains/network'
import { accountAtom } from './account'
import { balanceAtom } from './balance'
import { isStorageBlockedAtom } from './isStorageBlocked'
import { configAtom } from '../../core/runtime'
import { truncateAddress } from '../../core/format/address'
import { knownIdentityAtom } from '../names/identity'
import { canGetNameAtom } from '../names/names'
import { activeNetworkAtom, networksAtom } from '../../core/visitor/networks'
import { accountFeaturesAtom } from '../project/accountFeatures'
import { buyingAccountAtom } from '../project/onrampFeature'
import { sessionsAtom, signInAtom } from '../../core/visitor/signIn'

/** The account's page in the block explorer of the network, if it has one. */
export const explorerUrlAtom = atom((get): string | undefined => {
  const account = get(accountAtom)
  const explorer = get(activeNetworkAtom).blockExplorers?.default.url
  return account && explorer ? accountPageOf(explorer, account.caipAddress) : undefined
})

/** State of sign-in for the view of the account: the sessions, or that it is offered; null without. */
const signInRowAtom = atom((get) => {
  if (!get(configAtom).siwx) return null
  const state = get(signInAtom)
  const [session] = get(sessionsAtom)
  if (!session) return /^(skipped|failed|ready)$/.test(state.status) ? ({ status: 'offered' } as const) : null
  const { accountAddress, chainId } = session.data
  const network = get(networksAtom).find(({ caipNetworkId }) => caipNetworkId === chainId)
  return { status: 'signedIn', address: truncateAddress(accountAddress), network: network?.name ?? chainId } as const
})

/** Data of the account view; null while no account is connected. */
export const accountViewAtom = atom((get) => {
  const account = get(accountAtom)
  if (!account) return null
  const { enableNetworkSwitch } = get(configAtom)
  const features = get(accountFeaturesAtom)
  const { name, avatar } = get(knownIdentityAtom)
  const network = get(activeNetworkAtom)
  const short = truncateAddress(account.address)
  return {
    address: account.address,
    name: name ?? short,
    shortAddress: name ? short : undefined,
    avatar: avatar ?? undefined,
    wallet: account.wallet,
    network,
    balance: get(balanceAtom),
    explorerUrl: get(explorerUrlAtom),
    signIn: get(signInRowAtom),
    isTemporary: get(isStorageBlockedAtom),
    canGetName: get(canGetNameAtom),
    canBuy: get(buyingAccountAtom) !== null,
    canSend: features.send && canSend(get, network),
    canReceive: features.receive && !isUnsupported(network),
    // There is another network to go to, and the host allows it.
    canSwitch: enableNetworkSwitch && get(networksAtom).length > 1,
  }
})

/** The modal sends on this network; other namespaces come later. */
function canSend(get: Getter, network: Network): boolean {
  const handle = get(handlesAtom)[network.chainNamespace]
  return (
    /^(eip155|solana)$/.test(network.chainNamespace) && !isUnsupported(network) && handle?.sendTransaction !== undefined
  )
}

/** The page of an account in an explorer. */
export function accountPageOf(explorer: string, account: CaipAddress): string {
  // A query stays at the end: the explorer of Solana tells its clusters apart by it.
  const [base = '', query] = explorer.split('?')
  // Subscan, where Polkadot's chains are shown, has another word for it.
  const page = account.startsWith('polkadot:') ? 'account' : 'address'
  return `${base.replace(/\/$/, '')}/${page}/${plainAddress(account)}${query ? `?${query}` : ''}`
}
