'use client'
import { useEffect } from 'react'
import { noteSurface } from '../../state/core/development/development'
import { usePortico } from '../../hooks/PorticoProvider'
import { Announcer } from '../feedback/Announcer'
import type { PorticoEmbedProps } from './PorticoEmbed'
import { SlotsProvider } from './Slots'
import { Surface } from './Surface'
import { useCard } from './useCard'

/** The inside of `PorticoEmbed`. */
export default function Embedded({ slots, layout }: Pick<PorticoEmbedProps, 'slots' | 'layout'>) {
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
