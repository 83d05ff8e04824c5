'use client'
import { useEffect, useRef } from 'react'
import type { Portico } from '../../state/app/createPortico'
import type { EventListener } from '../../state/core/events'
import { isOpenAtom } from '../../state/shell/router/stack'
import { usePortico, useValue } from '../PorticoProvider'

export interface Modal extends Pick<Portico, 'open' | 'close'> {
  readonly isOpen: boolean
}

/**
 * Opens and closes the modal.
 * @example
 * const { open } = useModal()
 * <button onClick={() => open({ name: 'Networks' })}>Change network</button>
 */
export function useModal(): Modal {
  const { open, close } = usePortico()
  return { isOpen: useValue(isOpenAtom), open, close }
}

/**
 * Calls the listener of the last rendering with every event while mounted; any function will do.
 * @example
 * useEvents((event) => analytics.track(event.event, event.properties))
 */
export function useEvents(listener: EventListener): void {
  const portico = usePortico()
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => portico.onEvent((event) => latest.current(event)), [portico])
}
