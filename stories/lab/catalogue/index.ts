import { noFaults } from '../../../lab/backend/faults'
import { seen } from './seen'
import { thrown } from './thrown'
import type { Entry, Told, World } from './world'

/** Every way to every text of an error that there is a feature for. */
export const catalogue: readonly Entry[] = [...thrown, ...seen]

/** The text as it reads for the name that the flows register. */
export const readable = ({ text }: Entry): string => text.replace('{name}', 'alice.portico.test')

/** Runs one of them in a world without faults but its own. */
export async function tell(entry: Entry, world: World): Promise<Told> {
  Object.assign(world.faults, noFaults)
  return entry.flow(world)
}
