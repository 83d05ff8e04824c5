'use client'
import { useEffect } from 'react'
import { noteSurface } from '../../state/core/development/development'
import { usePortico } from '../../hooks/PorticoProvider'
import { Announcer } from '../feedback/Announcer'
import { Surface } from './Surface'

/** The inside of `PorticoEmbed`. */
export default function Embedded() {
  const { store } = usePortico()
  useEffect(() => noteSurface(store, 'embed'), [store])
  return (
    <>
      <Announcer />
      <Surface />
    </>
  )
}
