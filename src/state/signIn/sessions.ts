import { atom } from 'jotai/vanilla'
import type { SiwxSession } from '../../siwx/types'
import { action } from '../core/action'
import { DestroyedError } from '../core/errors'
import { assertAlive, onDestroy, runtimeAtom } from '../core/runtime'
import { signIn } from './signIn'
import { signInAtom } from './state'

const none: readonly SiwxSession[] = []

/** The sessions of the account in use, on its network. */
export const sessionsAtom = atom((get): readonly SiwxSession[] => {
  const state = get(signInAtom)
  return state.status === 'signedIn' ? state.sessions : none
})

const pending: readonly string[] = ['checking', 'ready', 'signing', 'cancelling']

/** Asks the visitor to sign in, and waits for the answer: the sessions, none of who does not want to. */
export const signInAndWait = action(async function signInAndWait(get, set): Promise<readonly SiwxSession[]> {
  await set(signIn)
  assertAlive(get)
  let stops: readonly (() => void)[] = []
  await new Promise<void>((resolve, reject) => {
    const check = () => {
      if (!pending.includes(get(signInAtom).status)) resolve()
    }
    stops = [get(runtimeAtom).store.sub(signInAtom, check), onDestroy(get, () => reject(new DestroyedError()))]
    check()
  }).finally(() => {
    for (const stop of stops) stop()
  })
  return get(sessionsAtom)
})
