'use client'
import { useEffect, useState } from 'react'

/**
 * Code that a component needs once it is on the page; null until it is here, and where it cannot be had.
 * @example
 * const part = useLate(loadApprovals)
 */
export function useLate<Part>(load: () => Promise<Part>): Part | null {
  const [part, setPart] = useState<{ readonly part: Part } | null>(null)
  useEffect(() => {
    let isGone = false
    load().then(
      (loaded) => {
        if (!isGone) setPart({ part: loaded })
      },
      () => undefined, // the next use asks again
    )
    return () => {
      isGone = true
    }
  }, [load])
  return part?.part ?? null
}
