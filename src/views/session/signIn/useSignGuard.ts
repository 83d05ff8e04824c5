'use client'
import { useEffect, useState } from 'react'
import { useValue } from '../../../hooks/PorticoProvider'
import { platformAtom } from '../../../state/core/platform'
import { useVisibilityGuard } from '../approvals/useVisibilityGuard'

/** Time that it has to have been in plain sight before a press counts, in milliseconds: no double click signs. */
const armingMs = 500

/** Lets a press through to the wallet where the view was seen, and nothing lies over it. */
export function useSignGuard(key: string) {
  const platform = useValue(platformAtom)
  const [isSeen, setSeen] = useState(false)
  const [armedFor, setArmedFor] = useState<string | null>(null)
  const [isCovered, setCovered] = useState(false)
  const { contentRef, actionsRef, isFramed, ask, readOn } = useVisibilityGuard(key, setSeen)
  useEffect(() => {
    if (!isSeen) return
    const timer = setTimeout(() => {
      setArmedFor(key)
      setCovered(false)
    }, armingMs)
    return () => {
      clearTimeout(timer)
      setArmedFor(null)
    }
  }, [isSeen, key])
  const isArmed = isSeen && armedFor === key
  const press = (isTrusted: boolean, sign: () => void) => {
    if (!isTrusted) return platform.acceptsScripts && sign()
    const sight = ask()
    if (sight === 'unread') return readOn()
    if (sight === 'covered') return setCovered(true)
    if (isArmed) sign()
  }
  return {
    press,
    isArmed: isArmed || platform.acceptsScripts === true,
    hindrance: isFramed ? ('framed' as const) : isCovered ? ('covered' as const) : undefined,
    contentRef,
    actionsRef,
    onOpenPage: () => platform.openLink(platform.href(), '_blank'),
  }
}
