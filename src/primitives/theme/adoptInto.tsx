'use client'
import { useLayoutEffect, useRef } from 'react'
import { adopted, shadowRoots } from './adoptStyles'

/** Adopts the rules of files that were loaded late in a shadow root, and those of later ones. Returns how to end that. */
export function adoptInto(root: ShadowRoot): () => void {
  const sheets = () => [...adopted.values()].filter((sheet) => sheet !== undefined)
  shadowRoots.add(root)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets()]
  return () => {
    shadowRoots.delete(root)
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !sheets().includes(sheet))
  }
}

/** Adopts the rules of late files in the shadow root that this is drawn in, if there is one. */
export function ShadowStyles() {
  const mark = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const root = mark.current?.getRootNode()
    return root instanceof ShadowRoot ? adoptInto(root) : undefined
  }, [])
  return <span ref={mark} hidden />
}
