'use client'
import { close, isOpenAtom, open } from '../state/router/stack'
import type { Route } from '../state/core/route'
import { useAction, usePortico, useValue } from './PorticoProvider'
import { useEffect } from 'react'
import type { EventListener } from '../state/core/events'

/** Opens and closes the modal. */
export function useModal(): { isOpen: boolean; open: (route?: Route) => void; close: () => void } {
  return { isOpen: useValue(isOpenAtom), open: useAction(open), close: useAction(close) }
}

/** Calls the listener with every event while mounted. Pass a stable function. */
export function useEvents(listener: EventListener): void {
  const portico = usePortico()
  useEffect(() => portico.onEvent(listener), [portico, listener])
}
