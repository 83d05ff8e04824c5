import { atom, type Atom, type Getter, type Setter, type WritableAtom } from 'jotai/vanilla'
import { isDevelopment } from '../../chains/development'
import { report } from './report'

/** A verb: called through the store, it may read and set atoms. */
export type Action<Args extends unknown[], Result> = WritableAtom<null, Args, Result>

/**
 * Makes a verb that reports what it did not expect, then throws it on to the caller. The name of the function is its
 * label in devtools.
 * @example
 * export const rename = action(function rename(get, set, name: string) {
 *   set(nameAtom, name)
 * })
 */
export function action<Args extends unknown[], Result>(
  run: (get: Getter, set: Setter, ...args: Args) => Result,
): Action<Args, Result> {
  const verb = atom(null, (get, set, ...args: Args): Result => {
    const fail = (error: unknown): never => {
      set(report, error)
      throw error
    }
    try {
      const result = run(get, set, ...args)
      return result instanceof Promise ? (result.catch(fail) as Result) : result
    } catch (error) {
      return fail(error)
    }
  })
  verb.debugLabel = run.name
  return verb
}

/**
 * Names atoms for Jotai's devtools, while a host is developed.
 * @example
 * nameAtoms({ pairingAtom })
 */
export function nameAtoms(atoms: Readonly<Record<string, Atom<unknown>>>): void {
  if (isDevelopment()) for (const [name, one] of Object.entries(atoms)) one.debugLabel = name
}
