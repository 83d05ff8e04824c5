'use client'
import { close, isOpenAtom, open } from '../state/router/stack'
import type { Route } from '../state/core/route'
import { useValue, useAction } from './PorticoProvider'

/** Opens and closes the modal. */
export function useModal(): { isOpen: boolean; open: (route?: Route) => void; close: () => void } {
  return { isOpen: useValue(isOpenAtom), open: useAction(open), close: useAction(close) }
}
