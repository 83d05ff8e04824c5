import type { Getter } from 'jotai/vanilla'
import type { ChainReader } from '../../../chains/adapter'
import type { Namespace } from '../../../chains/network'
import { configAtom, envAtom, onDestroy, perStore, runtimeAtom } from '../../core/runtime'
import { codeFailedAtom } from './codeFailed'
import { withHostedEndpoint } from './hostedEndpoint'

const readers = perStore<Record<Namespace, Promise<ChainReader>>>()

/** Loads the reader of a namespace on the first read; null where it has none. */
export function getChainReader(get: Getter, namespace: Namespace): Promise<ChainReader> | null {
  const loaded = readers(get)
  const known = loaded[namespace]
  const adapter = get(envAtom).adapters.find((candidate) => candidate.namespace === namespace)
  if (known || !adapter?.reader) return known ?? null
  const loading = adapter.reader(get(envAtom).clock).then((reader) => withHostedEndpoint(reader, get(configAtom)))
  loaded[namespace] = loading
  onDestroy(get, () => void loading.then((reader) => reader.destroy()).catch(() => undefined))
  const { store } = get(runtimeAtom)
  const note = (failed: Namespace[]) =>
    store.set(codeFailedAtom, (names) => failed.concat(names.filter((name) => name !== namespace)))
  loading.then(
    () => note([]),
    () => {
      // A file that failed to load may load later.
      delete loaded[namespace]
      note([namespace])
    },
  )
  return loading
}
