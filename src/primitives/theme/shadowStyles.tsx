'use client'
import { useLayoutEffect, useRef } from 'react'
import { adoptInto } from './adoptInto'

/** Adopts the rules of late files in the shadow root that this is drawn in, if there is one. */
export function ShadowStyles() {
  const mark = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const root = mark.current?.getRootNode()
    if (root instanceof ShadowRoot) adoptInto(root)
  }, [])
  return <span ref={mark} hidden />
}
