import { followNotices } from '../../../../primitives/motion/notices'
import { followImages } from '../../../../primitives/motion/travel'
import type { Follower } from '../../../../primitives/shared/useFollower'
import type { PorticoStore } from '../../../../state/core/env'
import { connectionsAtom, entriesOf } from '../../../../state/core/visitor/connections'

/** Moves the card around a view: images that travel, notices that come and go. */
export function followMotion(body: { readonly current: HTMLElement | null }, store: PorticoStore): Follower {
  const connected = () =>
    entriesOf(store.get(connectionsAtom)).filter(([, { status }]) => status === 'connected').length
  return (signal) => {
    const card = body.current?.parentElement?.parentElement
    if (!card) return
    let before = connected()
    // Whoever presses something asks for what comes then.
    card.addEventListener('click', () => (before = connected()), { capture: true, signal })
    followImages(card, () => connected() > before, signal)
    followNotices(card, signal)
  }
}
