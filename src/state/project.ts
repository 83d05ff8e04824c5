import { atom } from 'jotai/vanilla'
import { action } from './action'
import { servicesAtom } from './backend'
import { configAtom } from './env'
import { alertOnce } from './feedback'
import { isOriginAllowed } from './origins'
import { platformAtom } from './platform'
import { alertRefusal } from './refusals'
import { mergeFeatures, type Features } from './remoteFeatures'
import { report } from './report'
import type { RemoteFeature } from './services/services'

type Answer = readonly RemoteFeature[] | null

const askedAtom = atom(false)
const answerAtom = atom<Answer>(null)

const mergedAtom = atom((get) => {
  const { features, basic } = get(configAtom)
  return mergeFeatures({ remote: get(answerAtom), local: features, basic })
})

/** What is on: the project's configuration over the host's own over the defaults (spec section 6). */
export const featuresAtom = atom((get): Features => get(mergedAtom).features)

/**
 * Asks the project what is on and who may use it, once. What cannot be had leaves the host's own
 * settings; the basic variant asks nobody.
 */
export const loadProject = action(async (get, set): Promise<void> => {
  const { project } = get(servicesAtom)
  if (!project || get(askedAtom) || get(configAtom).basic) return
  set(askedAtom, true)
  const told = (error: unknown) => {
    set(alertRefusal, error)
    set(report, error)
    return null
  }
  const [features, origins] = await Promise.all([project.config().catch(told), project.origins().catch(told)])
  set(answerAtom, features)
  if (get(mergedAtom).ignored.length > 0) set(alertOnce, 'localConfigurationIgnored')
  // An empty list allows everybody.
  const isAllowed = !origins || origins.length === 0 || isOriginAllowed(new URL(get(platformAtom).href()).origin, origins)
  if (!isAllowed) set(alertOnce, 'invalidAppConfiguration')
})
