'use client'
import { useEffect, useState, type ComponentType } from 'react'
import { part } from '../parts/lateParts'
import { SlottedCard, type SlottedCardProps } from './Slots'

const wide = part(() => import('./WideLayout.late'))

/** What draws the card of a layout; null until its code is here. */
export function useCard(layout: 'card' | 'wide' | undefined): ComponentType<SlottedCardProps> | null {
  const [module, show] = useState(wide.module)
  const isMissing = layout === 'wide' && !module
  useEffect(() => {
    // Without it there is one pane.
    if (isMissing) wide.load().then(show, () => show({ default: SlottedCard }))
  }, [isMissing])
  return isMissing ? null : layout === 'wide' && module ? module.default : SlottedCard
}
