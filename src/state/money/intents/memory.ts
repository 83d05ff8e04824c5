import { atom } from 'jotai/vanilla'
import type { Intent } from './intent'

/** Intents as this page knows them; null before `recallIntents`. Set by `ledger.ts` alone. */
export const intentsInMemoryAtom = atom<readonly Intent[] | null>(null)

const none: readonly Intent[] = []

/** Every intent that this page knows; empty before `recallIntents`. */
export const allIntentsAtom = atom((get) => get(intentsInMemoryAtom) ?? none)

/** Id of the intent that this page asked for last. */
export const latestIntentIdAtom = atom<string | null>(null)

/** Id of the calls whose state is shown: of this page, or an intent of an earlier one. */
export const latestCallsIdAtom = atom<string | null>(null)
