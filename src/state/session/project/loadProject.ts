import { atom, type Atom, type Getter } from 'jotai/vanilla'
import { action } from '../../core/action'
import { servicesAtom } from '../../core/platform'
import { configAtom } from '../../core/runtime'
import type { Features } from '../../core/options/features'
import { mergeFeatures } from './remoteFeatures'
import { report } from '../../core/report'

const localOf = (get: Getter) => {
  const { features: local, basic } = get(configAtom)
  return { local, basic }
}

const askedAtom = atom(false)
const heldAtom = atom<Features | null>(null)

/** The project to ask: the basic variant asks none. */
const projectAtom = atom((get) => (get(configAtom).basic ? undefined : get(servicesAtom).project))

const readAtom = atom(
  (get): Features | null =>
    get(heldAtom) ?? (get(projectAtom) ? null : mergeFeatures({ remote: null, ...localOf(get) }).features),
  (_get, set) => void set(loadProject),
)
// The first reader asks, in whatever view.
readAtom.onMount = (ask) => ask()

/**
 * Features that are on: the project's configuration over the host's own over the defaults. The first reader asks the project; null
 * until it answered.
 * @example
 * useValue(featuresAtom)?.branding === true
 */
export const featuresAtom: Atom<Features | null> = readAtom

/** Asks the project what is on and who may use it, once. What cannot be had leaves the host's own settings. */
export const loadProject = action(async function loadProject(get, set): Promise<void> {
  const project = get(projectAtom)
  if (!project || get(askedAtom)) return
  set(askedAtom, true)
  const local = localOf(get)
  try {
    const late = await import('./readProject.late')
    set(heldAtom, await late.readProject(get, set, project, local))
  } catch (error) {
    set(report, error)
    set(heldAtom, mergeFeatures({ remote: null, ...local }).features)
  }
})
