import { atom } from 'jotai/vanilla'
import { accountAtom } from '../account/account'
import { asyncState, type AsyncState } from '../core/asyncState'
import { envAtom, laterAtom } from '../core/env'
import { nameLifetimeMs } from './cache'
import { ownNamesSourceAtom, refreshNames } from './names'
import { nobody, readIdentityAtom } from './readIdentity'
import type { Identity } from '../../services/names/identity.late'

export type { Identity } from '../../services/names/identity.late'

interface Held {
  readonly address: string
  readonly identity: Identity
}

const identitySourceAtom = atom(async (get, { signal }): Promise<Held | null> => {
  const account = get(accountAtom)
  const { clock } = get(envAtom)
  const later = get(laterAtom)
  const read = get(readIdentityAtom)
  const registered = get(ownNamesSourceAtom)
  if (!account) return null
  const { address } = account
  try {
    // A name of the host's own zone comes first. That none can be told is reported where it is asked.
    const [name] = (await registered.catch(() => null)) ?? []
    return { address, identity: name === undefined ? await read(address) : { name, avatar: null } }
  } finally {
    // Read again then, and after a failure, if somebody still looks.
    clock.sleep(nameLifetimeMs, signal).then(
      () => later(refreshNames),
      () => undefined,
    )
  }
})

const heldAtom = asyncState(identitySourceAtom)

/** Name and picture of the active account, kept for five minutes; null while nobody is connected. */
export const identityAtom = atom((get): AsyncState<Identity | null> => {
  const held = get(heldAtom)
  if (held.status === 'failed') return held
  if (held.status === 'ready') return { status: 'ready', value: held.value?.identity ?? null }
  // Nobody goes by the name of the account before, not even for a moment.
  const isSame = held.previous?.address === get(accountAtom)?.address
  return { status: 'loading', previous: isSame ? held.previous?.identity : undefined }
})

/** The name and the picture that are known now. */
export const knownIdentityAtom = atom((get): Identity => {
  const identity = get(identityAtom)
  const known = identity.status === 'ready' ? identity.value : identity.status === 'loading' ? identity.previous : null
  return known ?? nobody
})
