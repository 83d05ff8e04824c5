import { suggestionsAtom, typeName } from '../../../src/state/session/names/form'
import { registerName } from '../../../src/state/session/names/registerName'
import { resolveName } from '../../../src/state/session/names/resolveName'
import { createLab, type Lab } from '../lab'
import { createSigningWallet } from '../siwx'
import { connected, flow, servicesOf, until, type Entry, type World } from './world'

const named = (world: World, path: string): Lab => {
  const lab = createLab({ wallets: [createSigningWallet('Alpha')], services: servicesOf(world) })
  Object.assign(world.faults, { path, status: 500 })
  return lab
}

/** Sentences of what names throw at the host. */
export const thrownByNames: readonly Entry[] = [
  {
    text: 'Address or auth connector not found',
    place: 'thrown',
    when: 'registerName() while nobody is connected',
    flow: flow(
      (world) => named(world, '/v1/profile/account'),
      ({ portico }) => portico.store.set(registerName, 'alice'),
    ),
  },
  {
    text: 'Error resolving name',
    place: 'thrown',
    when: 'resolveName(), and the name service fails',
    flow: flow(
      (world) => named(world, '/v1/profile/account'),
      ({ portico }) => portico.store.set(resolveName, 'alice.portico.test'),
    ),
  },
  {
    text: 'Error fetching name suggestions',
    place: 'reported',
    when: 'A name is typed, and the name service fails',
    flow: flow(
      (world) => connected(named(world, '/v1/profile/suggestions')),
      async ({ portico: { store }, clock }) => {
        store.set(typeName, 'alice')
        await clock.advance(300)
        await until(() => store.get(suggestionsAtom).status === 'failed')
      },
    ),
  },
  {
    text: 'Error fetching names for address',
    place: 'thrown',
    when: 'A name is to be registered, and the account’s own cannot be looked up',
    flow: flow(
      (world) => connected(named(world, '/v1/profile/reverse')),
      ({ portico }) => portico.store.set(registerName, 'alice'),
    ),
  },
  {
    text: 'Error registering name {name}',
    place: 'thrown',
    when: 'A name is signed for, and the name service does not register it',
    flow: flow(
      (world) => connected(named(world, '/v1/profile/account')),
      ({ portico }) => portico.store.set(registerName, 'alice'),
    ),
  },
]
