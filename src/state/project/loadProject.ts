import { atom } from 'jotai/vanilla'
import { action } from '../core/action'
import { servicesAtom, platformAtom } from '../core/platform'
import { configAtom } from '../core/runtime'
import { alertOnce, alertRefusal } from '../feedback/feedback'
import { mergeFeatures, type Features } from './remoteFeatures'
import { report } from '../core/report'

const askedAtom = atom(false)
const heldAtom = atom<Features | null>(null)

/**
 * What is on: the project's configuration over the host's own over the defaults. Null
 * until that is known.
 * @example
 * useValue(featuresAtom)?.email === true
 */
export const featuresAtom = atom((get) => get(heldAtom))

/**
 * Asks the project what is on and who may use it, once. What cannot be had leaves the host's own
 * settings; the basic variant asks nobody.
 */
export const loadProject = action(async function loadProject(get, set): Promise<void> {
  if (get(askedAtom)) return
  set(askedAtom, true)
  const { features: local, basic } = get(configAtom)
  const project = basic ? undefined : get(servicesAtom).project
  const told = (error: unknown) => {
    set(alertRefusal, error)
    set(report, error)
    return null
  }
  const isAllowed = async () => {
    const origins = await project?.origins()
    // An empty list allows everybody.
    if (!origins || origins.length === 0) return true
    const matching = await import('./origins.late')
    return matching.isOriginAllowed(new URL(get(platformAtom).href()).origin, origins)
  }
  const [remote = null, isOurs] = await Promise.all([project?.config().catch(told), isAllowed().catch(told)])
  const { features, ignored } = mergeFeatures({ remote, local, basic })
  set(heldAtom, features)
  if (ignored.length > 0) set(alertOnce, 'localConfigurationIgnored')
  if (isOurs === false) set(alertOnce, 'invalidAppConfiguration')
})
