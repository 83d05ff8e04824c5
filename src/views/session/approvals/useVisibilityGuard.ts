'use client'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createSightRecord } from './sightRecord'
import { watchSight } from './sightWatch'

/** Reading progress of the content; `short` needs no scrolling. */
type Reading = 'short' | 'unread' | 'read'

interface Sight {
  readonly ask: () => 'seen' | 'unread' | 'covered'
  readonly readOn: () => void
}

const blind: Sight = { ask: () => 'covered', readOn: () => undefined }

/**
 * Watches that two elements are in plain sight, and every part of the first one was, told as it changes and asked in the
 * moment of a click. `isFramed`: a page that is not trusted shows this one, and nothing counts as seen.
 */
export function useVisibilityGuard(key: unknown, onSight: (isSeen: boolean) => void, isFramed: boolean) {
  const contentRef = useRef<HTMLDivElement>(null)
  const actionsRef = useRef<HTMLDivElement>(null)
  const sight = useRef(blind)
  const tell = useRef(onSight)
  const [reading, setReading] = useState<Reading>('short')
  useEffect(() => {
    tell.current = onSight
  })
  // Before it is drawn, so that the line that says so moves nothing.
  useLayoutEffect(() => setReading(isLong(contentRef.current) ? 'unread' : 'short'), [key])

  useEffect(() => {
    const [content, actions] = [contentRef.current, actionsRef.current]
    if (!content || !actions || isFramed) return
    const record = createSightRecord()
    let last: boolean | undefined
    const { defaultView: view } = content.ownerDocument
    const hasFocus = () => content.ownerDocument.hasFocus()
    const onNews = () => {
      // A window in front may close between two clicks, so the visitor may not have read this one.
      const isSeen = record.isSeen() && hasFocus()
      if (isSeen !== last) tell.current(isSeen)
      last = isSeen
      const hasMore = record.gap() !== null && (isLong(content) || record.isCut(content.clientHeight))
      setReading((before) => (hasMore ? 'unread' : before === 'unread' && record.hasAll() ? 'read' : before))
    }
    const watch = watchSight({ content, actions, record, onNews })
    sight.current = {
      ask: () => {
        if (!watch.look() || !record.isInSight() || !hasFocus()) return 'covered'
        return record.isSeen() ? 'seen' : 'unread'
      },
      readOn: () => {
        content.scrollTop = record.gap() ?? content.scrollTop
        content.scrollIntoView?.({ block: 'nearest' })
      },
    }
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest('button') : null
      if (!button) return
      const { scrollTop, scrollHeight } = content
      const at = scrollTop + button.getBoundingClientRect().top - content.getBoundingClientRect().top
      // The view that the click opens is rendered after all its listeners ran.
      setTimeout(
        () => content.scrollHeight > scrollHeight && record.noteOpened(at, content.scrollHeight - scrollHeight),
      )
    }
    // A key that was down before the view came presses nothing here.
    const onKey = (event: KeyboardEvent) => event.repeat && event.preventDefault()
    for (const event of ['focus', 'blur'] as const) view?.addEventListener(event, onNews)
    content.addEventListener('click', onClick)
    actions.addEventListener('keydown', onKey)
    return () => {
      for (const event of ['focus', 'blur'] as const) view?.removeEventListener(event, onNews)
      content.removeEventListener('click', onClick)
      actions.removeEventListener('keydown', onKey)
      watch.stop()
      sight.current = blind
    }
  }, [key, isFramed])

  return {
    contentRef,
    actionsRef,
    reading,
    ask: () => sight.current.ask(),
    readOn: () => sight.current.readOn(),
  }
}

function isLong(element: HTMLElement | null): boolean {
  return element !== null && element.scrollHeight > element.clientHeight + 1
}
