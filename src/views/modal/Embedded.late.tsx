'use client'
import { useEffect } from 'react'
import { noteSurface } from '../../state/development'
import { usePortico } from '../../state/hooks'
import { Announcer } from './Announcer'
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
