'use client'
import { useEffect } from 'react'
import { noteSurface } from '../../state/core/development/development'
import { usePortico } from '../../hooks/PorticoProvider'
import { Announcer } from '../feedback/Announcer'
import { SlotsProvider, type Slots } from './Slots'
import { Surface } from './Surface'

/** The inside of `PorticoEmbed`. */
export default function Embedded({ slots }: { slots?: Slots | undefined }) {
  const { store } = usePortico()
  useEffect(() => noteSurface(store, 'embed'), [store])
  return (
    <SlotsProvider slots={slots}>
      <Announcer />
      <Surface />
    </SlotsProvider>
  )
}
