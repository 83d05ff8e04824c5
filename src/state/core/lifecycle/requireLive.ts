import type { Getter } from 'jotai/vanilla'
import { isDestroyedAtom } from './leaving'
import { DestroyedError } from '../requestErrors'

/** Refuses to ask a wallet for an instance that was destroyed. */
export function requireLive(get: Getter): void {
  if (get(isDestroyedAtom)) throw new DestroyedError()
}
