import type { Getter } from 'jotai/vanilla'
import { configAtom } from '../../core/runtime'
import { featuresAtom } from './loadProject'
import { turnedOffAtom } from './remoteFeatures'

/** Ids of the features by the names of their settings. */
const idOf = { swaps: 'swap', onramp: 'onramp' } as const

/**
 * True if the host's own sources and sellers of a feature are off: in the basic variant, by the host's `features`, or
 * because the project turns the feature off in so many words. A project that leaves it out or names other ids decides
 * about the hosted services only.
 */
export function isOwnOff(get: Getter, feature: 'swaps' | 'onramp'): boolean {
  const { basic, features } = get(configAtom)
  const wanted = features?.[feature]
  // Reading the features asks the project.
  get(featuresAtom)
  return !!basic || wanted === false || wanted?.length === 0 || get(turnedOffAtom).includes(idOf[feature])
}
