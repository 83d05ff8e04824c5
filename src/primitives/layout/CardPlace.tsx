'use client'
import type { ReactNode } from 'react'
import { room } from './WideCard.late.css'

interface CardPlaceProps {
  /** The card will have two panes. */
  wide: boolean
  children: ReactNode
}

/** The place of a card, as large as the card will be. */
export function CardPlace({ wide, children }: CardPlaceProps) {
  return <div className={wide ? room : undefined}>{children}</div>
}
