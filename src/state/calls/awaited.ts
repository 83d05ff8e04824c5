import { perStore } from '../core/runtime'

/** Ids of calls whose wallet this page waits for itself. */
export const awaitedIn = perStore<{ ids: Set<string> }>()
