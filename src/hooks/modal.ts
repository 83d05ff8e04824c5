'use client'
import { close, isOpenAtom, open } from '../state/router/stack'
import type { Route } from '../state/core/route'
import { useAction, usePortico, useValue } from './PorticoProvider'
import { useEffect, useRef } from 'react'
import type { EventListener } from '../state/core/events'

/** Opens and closes the modal. */
export function useModal(): { isOpen: boolean; open: (route?: Route) => void; close: () => void } {
  return { isOpen: useValue(isOpenAtom), open: useAction(open), close: useAction(close) }
}

/** Calls the listener of the last rendering with every event while mounted. */
export function useEvents(listener: EventListener): void {
  const portico = usePortico()
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => portico.onEvent((event) => latest.current(event)), [portico])
}
