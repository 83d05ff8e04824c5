'use client'
import { useEffect, useState } from 'react'
import { useVisibilityGuard } from './useVisibilityGuard'

/** Time that it has to have been in plain sight before a press counts, in milliseconds: no double click signs. */
const armingMs = 500

interface Options {
  /** A page that is not trusted shows this one: no press counts. */
  readonly isFramed: boolean
  /** Presses made by a script count: in tests only. */
  readonly acceptsScripts?: boolean | undefined
}

/** Lets a press through where the view was seen for half a second, and nothing lies over it. */
export function useArmedPress(key: string, { isFramed, acceptsScripts = false }: Options) {
  const [isSeen, setSeen] = useState(false)
  const [armedFor, setArmedFor] = useState<string | null>(null)
  const [isCovered, setCovered] = useState(false)
  const { contentRef, actionsRef, reading, ask, readOn } = useVisibilityGuard(key, setSeen, isFramed)
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
    if (!isTrusted) return acceptsScripts && sign()
    const sight = ask()
    if (sight === 'unread') return readOn()
    if (sight === 'covered') return setCovered(true)
    if (isArmed) sign()
  }
  return {
    press,
    isArmed: isArmed || acceptsScripts,
    hindrance: isFramed ? ('framed' as const) : isCovered ? ('covered' as const) : undefined,
    reading,
    contentRef,
    actionsRef,
  }
}
