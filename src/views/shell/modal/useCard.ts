'use client'
import { useEffect, useState, type ComponentType } from 'react'
import { asksForContrast } from '../../../primitives/theme/asksForContrast'
import { part } from '../../parts/lateParts'
import { SlottedCard, type SlottedCardProps } from './Slots'

const wide = part(() => import('./WideLayout.late'))
/** High-contrast colours, loaded only for visitors who ask for more contrast. */
const contrast = part(() => import('../../../primitives/theme/contrastColors.late'))

/** Card component of a layout. Null until its code and the colours are loaded. */
export function useCard(layout: 'card' | 'wide' | undefined): ComponentType<SlottedCardProps> | null {
  const [module, show] = useState(wide.module)
  const isMissing = layout === 'wide' && !module
  useEffect(() => {
    // Without it there is one pane.
    if (isMissing) wide.load().then(show, () => show({ default: SlottedCard }))
  }, [isMissing])
  const [hasColors, setColors] = useState(() => contrast.module !== null || !asksForContrast())
  useEffect(() => {
    if (!hasColors) void Promise.allSettled([contrast.load()]).then(() => setColors(true))
  }, [hasColors])
  return isMissing || !hasColors ? null : layout === 'wide' && module ? module.default : SlottedCard
}
