'use client'
import { atom, type Getter } from 'jotai/vanilla'
import { useMemo } from 'react'
import { useValue } from './PorticoProvider'

/**
 * Reads what a selector makes of this instance's state; it runs again only when that state or the argument changes.
 * @example
 * const rows = useSelector(getWalletRows, namespace)
 */
export function useSelector<Argument, T>(select: (get: Getter, argument: Argument) => T, argument: Argument): T {
  return useValue(useMemo(() => atom((get) => select(get, argument)), [select, argument]))
}
