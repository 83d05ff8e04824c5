'use client'
import { featuresAtom } from '../../state/project/loadProject'
import type { Features } from '../../state/project/remoteFeatures'
import { useValue } from '../PorticoProvider'

/**
 * What is on: your project's configuration, else your `features`, else the defaults; all off in the basic variant. The
 * first component that uses it asks the project; null until it answered.
 * @example
 * const features = useFeatures()
 * return features?.activity && <OrdersOnChain />
 */
export function useFeatures(): Features | null {
  return useValue(featuresAtom)
}
