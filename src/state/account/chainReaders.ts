import { atom } from 'jotai/vanilla'
import type { ChainReader } from '../../chains/adapter'
import type { Namespace } from '../../chains/network'
import { envAtom, laterAtom } from '../core/env'
import { whenStopped } from '../core/lifecycle'

const readersAtom = atom(() => new Map<Namespace, Promise<ChainReader>>())

/** Loads the reader of a namespace on the first read; null where it has none. */
export const loadReaderAtom = atom((get) => (namespace: Namespace): Promise<ChainReader> | null => {
  const readers = get(readersAtom)
  const later = get(laterAtom)
  const adapter = get(envAtom).adapters.find((candidate) => candidate.namespace === namespace)
  const known = readers.get(namespace)
  if (known || !adapter?.reader) return known ?? null
  const loading = adapter.reader()
  readers.set(namespace, loading)
  const destroy = () => void loading.then((reader) => reader.destroy()).catch(() => undefined)
  // Not while a value is being read.
  queueMicrotask(() => later(whenStopped, destroy))
  loading.catch(() => readers.delete(namespace)) // a chunk that failed to load may load later
  return loading
})
