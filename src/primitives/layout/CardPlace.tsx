'use client'
import type { ReactNode } from 'react'
import { room } from './WideCard.late.css'

interface CardPlaceProps {
  /** Whether it will have two panes. */
  wide: boolean
  children: ReactNode
}

/** Where a card will stand, as large as that will be. */
export function CardPlace({ wide, children }: CardPlaceProps) {
  return <div className={wide ? room : undefined}>{children}</div>
}
