import type { Faults } from '../../../lab/backend/faults'
import type { PairingTransport } from '../../../src/chains/pairing'
import { createServices } from '../../../src/services/services'
import type { Services } from '../../../src/services/types'
import type { Fetch } from '../../../src/services/http/http'
import { connectWallet } from '../../../src/state/session/connection/connect'
import { type AlertKey, type Snack, alertAtom, snackAtom } from '../../../src/state/shell/feedback/feedback'
import type { Lab } from '../lab'

/** Surroundings of the flows of the catalogue: real servers in tests, stand-ins that answer like them in stories. */
export interface World {
  /** A backend with the hosted one's paths, which allows pages of another origin only. */
  readonly apiUrl: string
  readonly fetch: Fetch
  /** Faults of that backend. */
  readonly faults: Faults
  /** Pairing over a relay that refuses every page with a sentence. */
  readonly refusing: (sentence: string) => PairingTransport
}

/** The result of a flow. */
export interface Told {
  readonly lab: Lab
  /** The error that was thrown at the host. */
  readonly error?: unknown
  /** Does the same again. */
  readonly again: () => Promise<unknown>
}

/** Makes an instance, does what a host, a visitor or a server does, and keeps what was thrown. */
export type Flow = (world: World) => Promise<Told>

/** The place of a text. */
export type Place = 'thrown' | 'reported' | 'snack' | 'alert' | 'view'

/** A text of an error, and how it comes about. */
export interface Entry {
  readonly text: string
  readonly place: Place
  /** In a few words, for people. */
  readonly when: string
  readonly flow: Flow
}

type Act = (lab: Lab) => unknown

export function flow(make: (world: World) => Lab | Promise<Lab>, act: Act = () => undefined): Flow {
  return async (world) => {
    const lab = await make(world)
    const again = async () => {
      try {
        await act(lab)
        return undefined
      } catch (error) {
        return error
      }
    }
    return { lab, error: await again(), again }
  }
}

/** The world's backend, as an instance asks it. */
export function servicesOf({ apiUrl, fetch }: World): Services {
  return createServices({ projectId: 'catalogue', apiUrl, names: { zone: 'portico.test' }, fetch })
}

/** An instance whose first wallet is connected. */
export async function connected(lab: Lab, id = 'alpha'): Promise<Lab> {
  await lab.portico.store.set(connectWallet, id)
  return lab
}

/** Waits for what comes by itself. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 2_000 && !isSo(); turn += 1) await new Promise((resolve) => setTimeout(resolve, 5))
  if (!isSo()) throw new Error('It did not come about')
}

export const alertOf = ({ portico }: Lab): AlertKey | null => portico.store.get(alertAtom)
export const snackOf = ({ portico }: Lab): Snack | null => portico.store.get(snackAtom)

/** The last error on the event stream, in its own words. */
export function reportedBy({ events }: Lab): string | undefined {
  return events.flatMap((event) => (event.type === 'error' ? [event.properties.errorMessage] : [])).at(-1)
}
