import type { Getter, Setter } from 'jotai/vanilla'
import type { Project } from '../../../services/types'
import { platformAtom } from '../../core/platform'
import { report } from '../../core/report'
import { alertRefusal } from '../../shell/feedback/alertRefusal'
import { alertOnce } from '../../shell/feedback/alerts'
import { isOriginAllowed } from './origins'
import type { Features } from '../../core/options/features'
import { mergeFeatures, turnedOffAtom, type FeaturesInput } from './remoteFeatures'

/** Asks the project for its configuration and origins. What cannot be read leaves the host's own settings. */
export async function readProject(
  get: Getter,
  set: Setter,
  project: Project,
  local: Omit<FeaturesInput, 'remote'>,
): Promise<Features> {
  const told = (error: unknown) => {
    set(alertRefusal, error)
    set(report, error)
    return null
  }
  const isAllowed = async () => {
    const origins = await project.origins()
    // An empty list allows everybody.
    return origins.length === 0 || isOriginAllowed(new URL(get(platformAtom).href()).origin, origins)
  }
  const [remote = null, isOurs] = await Promise.all([project.config().catch(told), isAllowed().catch(told)])
  set(
    turnedOffAtom,
    (remote ?? []).flatMap(({ id, isEnabled }) => (isEnabled ? [] : [id])),
  )
  const { features, ignored } = mergeFeatures({ remote, ...local })
  if (ignored.length > 0) set(alertOnce, 'localConfigurationIgnored')
  if (isOurs === false) set(alertOnce, 'invalidAppConfiguration')
  return features
}
