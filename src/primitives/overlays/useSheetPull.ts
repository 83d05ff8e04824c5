import { useEffect, useRef } from 'react'
import { useFollower } from '../shared/useFollower'

/** Lets a bottom sheet be pulled down; put on its grabber. */
export function useSheetPull(onPulled: () => void) {
  const ref = useRef<HTMLDivElement>(null)
  const asked = useRef(onPulled)
  useEffect(() => {
    asked.current = onPulled
  })
  useFollower(() => import('./sheet.late').then(({ followSheet }) => followSheet(ref, asked)))
  return { ref }
}
