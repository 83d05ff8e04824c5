import { atom } from 'jotai/vanilla'
import { configAtom } from '../../core/runtime'
import { hasSwapsAtom } from './swapFeature'
import { hasSellerAtom, onrampProvidersAtom } from './onrampFeature'
import { featuresAtom } from './loadProject'
import type { Features } from '../../core/options/features'

/** The features that views draw: those that are on and have a view, swaps and purchases only with a source. */
export const drawnFeaturesAtom = atom((get): Features | null => {
  const features = get(featuresAtom)
  if (!features) return null
  const own = get(configAtom).sources?.swaps ? ['host'] : []
  return {
    ...features,
    email: false,
    socials: [],
    swaps: get(hasSwapsAtom) ? [...own, ...(own.length > 0 ? [] : features.swaps)] : [],
    onramp: get(hasSellerAtom) ? [...get(onrampProvidersAtom)] : [],
  }
})
