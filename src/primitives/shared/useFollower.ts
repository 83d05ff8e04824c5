import { useEffect, useRef } from 'react'
import { afterPaint } from '../overlays/scrollLock'

/** Follows something of the page until aborted. */
export type Follower = (signal: AbortSignal) => void

/** Starts what follows the page, whose code comes once this has been drawn; without it everything works as well. */
export function useFollower(load: () => Promise<Follower>) {
  const first = useRef(load)
  useEffect(() => {
    const left = new AbortController()
    afterPaint(() => first.current().then((follow) => left.signal.aborted || follow(left.signal), Boolean))
    return () => left.abort()
  }, [])
}
