import { atom, type Getter } from 'jotai/vanilla'
import { accountAtom } from '../account/account'
import { asyncState, withEffect } from '../../core/asyncState'
import { servicesAtom } from '../../core/platform'
import { nameLookupCache } from './cache'
import { NamesUnavailableError } from './registrationErrors'
import { report } from '../../core/report'
import type { NameRecord } from '../../../services/names/names.late'
import { action } from '../../core/action'
import { emit } from '../../core/events'
import { navigate } from '../../shell/router/navigation'

/** The end of every name; null where no name service is configured. */
export const nameZoneAtom = atom((get): string | null => get(servicesAtom).names?.zone ?? null)

/** The address whose name is looked up: only accounts of eip155 have names. */
const namedAddressAtom = atom((get): string | null => {
  const account = get(accountAtom)
  return account?.caipAddress.startsWith('eip155:') && get(nameZoneAtom) !== null ? account.address : null
})

const refreshesAtom = atom(0)

/** Looks up again what the account goes by, unless what is kept is young enough. */
export const refreshNames = action(function refreshNames(_get, set) {
  return set(refreshesAtom, (count) => count + 1)
})

/** Names that an address has registered, kept for five minutes. */
export async function getRegisteredNames(get: Getter, address: string): Promise<readonly string[]> {
  const { names } = get(servicesAtom)
  if (!names) throw new NamesUnavailableError()
  const ask = async () => (await names.reverse(address)).map(({ name }) => name)
  return nameLookupCache.through(get, `address:${address}`, ask)
}

/** A registration makes the names of its address known. */
export const cacheName = action(function cacheName(get, set, address: string, { name }: NameRecord) {
  nameLookupCache.keep(get, `address:${address}`, [name])
  set(refreshNames)
})

/** The promise behind `ownNamesAtom`. */
export const ownNamesSourceAtom = atom(async (get): Promise<readonly string[] | null> => {
  get(refreshesAtom)
  const address = get(namedAddressAtom)
  return address === null ? null : getRegisteredNames(get, address)
})

/** Names the active account has; ready with null where accounts have none: no service, or another namespace. */
export const ownNamesAtom = withEffect(asyncState(ownNamesSourceAtom), (_get, set, own) => {
  if (own.status === 'failed') set(report, own.error)
})

/** The account's name; null while it has none, or none is known. */
export const ownNameAtom = atom((get): string | null => {
  const own = get(ownNamesAtom)
  const known = own.status === 'ready' ? own.value : null
  return known?.[0] ?? null
})

/** True where the account can get a name: it has none yet. */
export const canGetNameAtom = atom((get): boolean => {
  const own = get(ownNamesAtom)
  return own.status === 'ready' && own.value?.length === 0
})

/** Shows where a name is chosen. */
export const openNames = action(function openNames(_get, set) {
  set(emit, { type: 'track', event: 'OPEN_ENS_FLOW', properties: {} })
  set(navigate, { name: 'RegisterAccountName' })
})
