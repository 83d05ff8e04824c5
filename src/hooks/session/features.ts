'use client'
import { drawnFeaturesAtom } from '../../state/session/project/features'
import type { Features } from '../../state/core/options/features'
import { useValue } from '../PorticoProvider'

/**
 * Returns the features that Portico draws, by your project's configuration, your `features` and the defaults. A feature
 * without a view is off, and so are swaps and purchases without a source. All are off in the basic variant. The first
 * component that uses it asks the project. Null until the project has answered. In `swaps`, `'host'` is your own source.
 * @example
 * const features = useFeatures()
 * return features?.activity && <OrdersOnChain />
 */
export function useFeatures(): Features | null {
  return useValue(drawnFeaturesAtom)
}
