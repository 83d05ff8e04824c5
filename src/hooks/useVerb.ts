'use client'
import { useMemo, useState } from 'react'
import type { PorticoStore } from '../state/core/env'
import { usePortico } from './PorticoProvider'

/** `data` of a verb that has a result; nothing of one that has none. */
type Data<Result, Now> = [Result] extends [void] ? unknown : { readonly data: Now }

/** State of the latest call of a verb. */
export type VerbState<Result = void> =
  | ({ readonly status: 'idle' | 'pending'; readonly error: null } & Data<Result, undefined>)
  | ({ readonly status: 'success'; readonly error: null } & Data<Result, Result>)
  | ({ readonly status: 'error'; readonly error: Error } & Data<Result, undefined>)

/**
 * Return value of a hook with a verb: the function under its name, the state of its latest call, and how to forget that.
 * The promise of the function rejects for who awaits it; who does not finds the same in `error`.
 */
export type Verb<Name extends string, Args extends readonly unknown[] = [], Result = void> = {
  readonly [Key in Name]: (...args: Args) => Promise<Result>
} & {
  /** Back to `idle`; what is still under way goes on, and is not heard of. */
  readonly reset: () => void
} & VerbState<Result>

const idle = { status: 'idle', error: null, data: undefined }

/**
 * Makes what a hook answers of a verb. `run` stays the same between renderings: a function of the module.
 * @example
 * const sign = (store: PorticoStore, text: string) => store.set(signMessage, text)
 * export const useSignMessage = () => useVerb('signMessage', sign)
 */
export function useVerb<Name extends string, Args extends readonly unknown[], Result>(
  name: Name,
  run: (store: PorticoStore, ...args: Args) => Promise<Result>,
): Verb<Name, Args, Result> {
  const { store } = usePortico()
  const [state, setState] = useState<object>(idle)
  const verb = useMemo(() => {
    const call = (...args: Args) => {
      // A newer call, or `reset`, puts another object in its place. React ignores a component that is gone; one that is
      // only hidden is told.
      const pending = { ...idle, status: 'pending' }
      const end = (next: object) => setState((now) => (now === pending ? { ...idle, ...next } : now))
      setState(pending)
      const running = run(store, ...args)
      running.then(
        (data) => end({ status: 'success', data }),
        (cause: unknown) =>
          end({ status: 'error', error: cause instanceof Error ? cause : new Error(`${cause}`, { cause }) }),
      )
      return running
    }
    return { [name]: call, reset: () => setState(idle) }
  }, [store, name, run])
  return { ...state, ...verb } as unknown as Verb<Name, Args, Result>
}
