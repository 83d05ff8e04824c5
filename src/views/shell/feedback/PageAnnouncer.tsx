'use client'
import { useLate } from '../../../hooks/useLate'

const load = () => import('./PageAnnouncer.late')

/**
 * Says aloud what happens to the connection, the network and sign-in, for a page of your own layout. `Frame` has it
 * already; place it once, anywhere below the provider, where views stand without one. Beside `PorticoModal`,
 * `PorticoEmbed` or another one it is silent, so nothing is said twice. Draws nothing.
 */
export function PageAnnouncer() {
  const SoleAnnouncer = useLate(load)?.SoleAnnouncer
  return SoleAnnouncer ? <SoleAnnouncer /> : null
}
