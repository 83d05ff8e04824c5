import type { Getter } from 'jotai/vanilla'
import { perStore } from '../../core/runtime'

const asked = perStore<{ ids: Set<string> }>()

/** Ids of the intents whose wallet this page is still waiting for. */
export const askedHere = (get: Getter): Set<string> => (asked(get).ids ??= new Set())

/** True while this page waits for the wallet's answer within the time limit. */
export const isAskedHere = (get: Getter, id: string): boolean => askedHere(get).has(id)
