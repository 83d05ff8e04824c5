import { atom, type Atom, type Getter, type Setter } from 'jotai/vanilla'
import { unwrap } from 'jotai/vanilla/utils'
import { perStore, runtimeAtom } from './runtime'

/** A value that takes time: views read the union and never suspend on data. */
export type AsyncState<T> =
  | { readonly status: 'loading'; readonly previous?: T | undefined }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly error: unknown }

/**
 * Turns an atom of promises into an atom of `AsyncState`, keeping the previous value meanwhile.
 * @example
 * const priceAtom = asyncState(atom(async () => fetchPrice()))
 */
export function asyncState<T>(source: Atom<Promise<T>>): Atom<AsyncState<T>> {
  const settled = atom((get) =>
    get(source).then(
      (value): AsyncState<T> => ({ status: 'ready', value }),
      (error: unknown): AsyncState<T> => ({ status: 'failed', error }),
    ),
  )
  return unwrap(settled, (last): AsyncState<T> => {
    if (!last) return { status: 'loading' }
    if (last.status === 'ready') return { status: 'loading', previous: last.value }
    return last.status === 'failed' ? { status: 'loading' } : last
  })
}

/**
 * Makes an atom of the same value that has an effect. The effect runs once with each new value while the atom has a
 * subscriber; it receives the value before, and a signal that aborts with the next value. Reading has no effect.
 */
export function withEffect<T>(
  source: Atom<T>,
  effect: (get: Getter, set: Setter, value: T, signal: AbortSignal, before: T | undefined) => void,
): Atom<T> {
  const last = perStore<{ value: T; controller: AbortController }>()
  const watchedAtom = atom(
    (get) => get(source),
    (get, set) => {
      const check = () => {
        const value = get(source)
        const { value: before, controller: running } = last(get)
        if (before === value) return
        running?.abort()
        const controller = new AbortController()
        Object.assign(last(get), { value, controller })
        effect(get, set, value, controller.signal, before)
      }
      check()
      return get(runtimeAtom).store.sub(source, check)
    },
  )
  watchedAtom.onMount = (watch) => watch()
  return watchedAtom
}
