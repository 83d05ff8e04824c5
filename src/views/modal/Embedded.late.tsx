'use client'
import { useEffect } from 'react'
import { noteSurface } from '../../state/core/development/development'
import { usePortico } from '../../hooks/PorticoProvider'
import { Announcer } from '../feedback/Announcer'
import { SlotsProvider, type Slots } from './Slots'
import { Surface } from './Surface'
import { useCard } from './useCard'

interface EmbeddedProps {
  slots: Slots | undefined
  layout: 'card' | 'wide' | undefined
}

/** The inside of `PorticoEmbed`. */
export default function Embedded({ slots, layout }: EmbeddedProps) {
  const card = useCard(layout)
  const { store } = usePortico()
  useEffect(() => noteSurface(store, 'embed'), [store])
  return (
    <SlotsProvider slots={slots}>
      <Announcer />
      {card && <Surface card={card} />}
    </SlotsProvider>
  )
}
