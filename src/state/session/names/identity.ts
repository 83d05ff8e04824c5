import { atom } from 'jotai/vanilla'
import { nameAtoms } from '../../core/action'
import { accountAtom } from '../account/account'
import { asyncState, withEffect, type AsyncState } from '../../core/asyncState'
import { envAtom } from '../../core/runtime'
import { nameLifetimeMs } from './cache'
import { ownNamesAtom, ownNamesSourceAtom, refreshNames } from './names'
import { createIdentityReader, nobody } from './readIdentity'
import type { Identity } from '../../../services/names/identity.late'

export type { Identity } from '../../../services/names/identity.late'

interface Held {
  readonly address: string
  readonly identity: Identity
}

const identitySourceAtom = atom(async (get): Promise<Held | null> => {
  const account = get(accountAtom)
  const read = createIdentityReader(get)
  const registered = get(ownNamesSourceAtom)
  if (!account) return null
  const { address } = account
  // A name of the host's own zone comes first. That none can be told is reported where it is asked.
  const [name] = (await registered.catch(() => null)) ?? []
  return { address, identity: name === undefined ? await read(address) : { name, avatar: null } }
})

const heldAtom = withEffect(asyncState(identitySourceAtom), (get, set, held, signal) => {
  if (held.status === 'loading' || (held.status === 'ready' && !held.value)) return
  // Read again then, and after a failure, if it still has a reader.
  void get(envAtom)
    .clock.sleep(nameLifetimeMs, signal)
    .then(
      () => set(refreshNames),
      () => undefined,
    )
})

/**
 * Name and picture of the active account, kept for five minutes; null while no account is connected.
 * @example
 * const identity = useValue(identityAtom)
 */
export const identityAtom = atom((get): AsyncState<Identity | null> => {
  const held = get(heldAtom)
  get(ownNamesAtom) // reports why no name of the zone can be told
  if (held.status === 'failed') return held
  if (held.status === 'ready') return { status: 'ready', value: held.value?.identity ?? null }
  // An account never goes by the name of the account before, not even for a moment.
  const isSame = held.previous?.address === get(accountAtom)?.address
  return { status: 'loading', previous: isSame ? held.previous?.identity : undefined }
})

/**
 * The name and the picture that are known now.
 * @example
 * const { name } = useValue(knownIdentityAtom)
 */
export const knownIdentityAtom = atom((get): Identity => {
  const identity = get(identityAtom)
  const known = identity.status === 'ready' ? identity.value : identity.status === 'loading' ? identity.previous : null
  return known ?? nobody
})

// Here and not in labels.late, which would load this file for everybody who develops.
nameAtoms({ identityAtom })
