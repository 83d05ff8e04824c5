'use client'
import { useEffect, type ReactNode } from 'react'
import { noteSurface } from '../../../state/core/development/development'
import { usePortico } from '../../../hooks/PorticoProvider'
import { Announcer } from '../feedback/Announcer'
import { SlotsProvider, type Slots } from './Slots'
import { Surface } from './Surface'
import { useCard } from './useCard'

interface EmbeddedProps {
  slots: Slots | undefined
  layout: 'card' | 'wide' | undefined
  /** Stands where the card will, until the code of its layout is here. */
  place: ReactNode
}

/** The inside of `PorticoEmbed`. */
export default function Embedded({ slots, layout, place }: EmbeddedProps) {
  const card = useCard(layout)
  const { store } = usePortico()
  useEffect(() => noteSurface(store, 'embed'), [store])
  return (
    <SlotsProvider slots={slots}>
      <Announcer />
      {card ? <Surface card={card} /> : place}
    </SlotsProvider>
  )
}
