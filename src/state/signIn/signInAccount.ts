import { atom } from 'jotai/vanilla'
import type { CaipAddress, CaipNetworkId, Namespace } from '../../chains/network'
import { activeConnectionAtom } from '../connection/state'
import { plainAddress } from '../format/address'
import { networksAtom } from '../networks/state'
import type { SiwxAccount } from '../../siwx/types'

/** Whom sign-in is about: one account on one network, as sessions are. */
export interface SignInSubject extends SiwxAccount {
  readonly namespace: Namespace
  readonly caipAddress: CaipAddress
}

const keyAtom = atom((get): CaipAddress | null => {
  const connection = get(activeConnectionAtom)
  if (connection.status !== 'connected') return null
  const { address, networkId } = connection
  const isSupported = get(networksAtom).some(({ caipNetworkId }) => caipNetworkId === networkId)
  return isSupported ? `${networkId}:${plainAddress(address)}` : null
})

/** The account in use on the network in use; null while nobody is connected or the network is not supported. */
export const subjectAtom = atom((get): SignInSubject | null => {
  const caipAddress = get(keyAtom)
  if (!caipAddress) return null
  const [namespace, reference] = caipAddress.split(':') as [Namespace, string]
  const chainId: CaipNetworkId = `${namespace}:${reference}`
  return { namespace, caipAddress, chainId, accountAddress: plainAddress(caipAddress) }
})
