'use client'
import { useLayoutEffect, useRef } from 'react'
import { cx } from '../shared/props'
import { reset } from '../theme/reset.css'
import * as s from './PageFrame.css'

/** Props of `PageFrame`. */
export interface PageFrameProps {
  /** Address of the page. */
  src: string
  /** Name of the page for assistive technology. */
  title: string
  /** Height of the page's content, in CSS pixels. 0: the frame is there and takes no room. */
  height: number
  /** Features that the page may use, as in the attribute of the same name. */
  allow?: string | undefined
  /** Called once with the window of the frame, before its page is loaded. */
  onWindow: (window: Window) => void
}

/** A page of another origin, as high as its content. It takes the focus when it is shown. */
export function PageFrame({ src, title, height, allow, onWindow }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const tell = useRef(onWindow)
  const isShown = height > 0
  useLayoutEffect(() => {
    const { current } = frame
    if (!current) return
    const { contentWindow } = current
    if (contentWindow) tell.current(contentWindow)
    // The page begins to load after its window is listened to.
    current.src = src
  }, [src])
  useLayoutEffect(() => {
    if (isShown) frame.current?.focus()
  }, [isShown])
  return (
    <iframe
      ref={frame}
      title={title}
      allow={allow}
      tabIndex={isShown ? undefined : -1}
      aria-hidden={isShown ? undefined : true}
      className={cx(reset, s.root, !isShown && s.hidden)}
      style={isShown ? { blockSize: `${height}px` } : undefined}
    />
  )
}
