'use client'
import { useEffect } from 'react'
import type { EventListener } from '../state/core/events'
import { usePortico } from './PorticoProvider'

/** Calls the listener with every event while mounted. Pass a stable function. */
export function useEvents(listener: EventListener): void {
  const portico = usePortico()
  useEffect(() => portico.onEvent(listener), [portico, listener])
}
