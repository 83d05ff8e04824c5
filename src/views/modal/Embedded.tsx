'use client'
import { Announcer } from './Announcer'
import { Surface } from './Surface'

/** The inside of `PorticoEmbed`. */
export default function Embedded() {
  return (
    <>
      <Announcer />
      <Surface />
    </>
  )
}
