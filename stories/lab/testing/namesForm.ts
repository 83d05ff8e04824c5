import { expect } from 'vitest'
import { createNamesLab, type NamesLab } from '../names'
import { connectWallet } from '../../../src/state/session/connection/connect'
import { suggestionsAtom, typeName } from '../../../src/state/session/names/form'
import { canGetNameAtom, openNames } from '../../../src/state/session/names/names'
import { registrationAtom } from '../../../src/state/session/names/registration'

/** A lab with a name service, and a connected wallet that may have a name. */
export async function connectForNames(options: Parameters<typeof createNamesLab>[0] = {}) {
  const made = createNamesLab(options)
  const { store } = made.lab.portico
  await store.set(connectWallet, 'alpha')
  store.sub(canGetNameAtom, () => undefined)
  return { ...made, store }
}

export type ConnectedNamesLab = NamesLab & { readonly store: NamesLab['lab']['portico']['store'] }

/** The whole name that these tests register. */
export const aliceName = 'alice.portico.test'

/** Types into the view and waits for suggestions. */
export async function typeUntilSuggested({ lab, store }: ConnectedNamesLab, text = 'alice') {
  store.set(openNames)
  store.set(typeName, text)
  await lab.clock.advance(300)
  await expect.poll(() => store.get(suggestionsAtom).status).toBe('ready')
}

/** Waits until the registration has this status. */
export const waitForRegistration = ({ store }: ConnectedNamesLab, status: string) =>
  expect.poll(() => store.get(registrationAtom).status).toBe(status)

/** Events about names, oldest first. */
export const eventsOf = ({ lab }: ConnectedNamesLab, pattern = /NAME|ENS/) =>
  lab.events.filter(({ event }) => pattern.test(event))
