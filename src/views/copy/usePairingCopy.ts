'use client'
import { enPairing } from './en/pairing'
import { useWords } from './useWords'

/**
 * The words of the views that connect a phone, which come with them.
 * @example
 * const copy = usePairingCopy().pairing
 */
export function usePairingCopy(): typeof enPairing {
  return useWords(enPairing)
}
