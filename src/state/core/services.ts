import { atom } from 'jotai/vanilla'
import { configAtom, envAtom } from './env'
import { createServices } from '../../services/services'
import type { Services } from '../../services/types'

/** What is asked of a backend; nothing is asked before the first question. */
export const servicesAtom = atom((get): Services => {
  const { projectId, apiUrl, names } = get(configAtom)
  return get(envAtom).services ?? createServices({ projectId, apiUrl, names, fetch: (url, init) => fetch(url, init) })
})
