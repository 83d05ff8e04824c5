import { atom, type Atom } from 'jotai/vanilla'
import { unwrap } from 'jotai/vanilla/utils'

/** A value that takes time: views read the union and never suspend on data. */
export type AsyncState<T> =
  | { readonly status: 'loading'; readonly previous?: T | undefined }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly error: unknown }

/** Turns an atom of promises into an atom of `AsyncState`, keeping the previous value meanwhile. */
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
