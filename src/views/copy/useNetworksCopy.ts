'use client'
import { enNetworks } from './en/networks'
import { useWords } from './useWords'

/**
 * The words of the lists of networks, which come with their views.
 * @example
 * const copy = useNetworksCopy().networks
 */
export function useNetworksCopy(): typeof enNetworks {
  return useWords(enNetworks)
}
