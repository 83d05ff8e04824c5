import { atom } from 'jotai/vanilla'
import { isUnsupported } from '../../../chains/network'
import { accountAtom } from '../../session/account/account'
import { handlesAtom } from '../../core/visitor/connections'
import { nameAtoms } from '../../core/action'
import { activeNetworkAtom } from '../../core/visitor/networks'
import { hasSwapsAtom } from '../../session/project/swapFeature'

/** The account in use, where it may swap. */
export const swappingAccountAtom = atom((get) => (get(hasSwapsAtom) ? get(accountAtom) : null))

/**
 * True where the account in use can swap at all: on an EVM chain, with a wallet that sends.
 * @example
 * const canSwap = useValue(canSwapAtom)
 */
export const canSwapAtom = atom((get): boolean => {
  const network = get(activeNetworkAtom)
  const isHere = network.chainNamespace === 'eip155' && !isUnsupported(network)
  return isHere && get(swappingAccountAtom) !== null && !!get(handlesAtom).eip155?.sendTransaction
})

/** Loads the code that quotes and reads; a page that swaps nothing does not need it. */
export const loadSwaps = () => import('./source/readQuote.late')

/** Loads the code that reviews, asks the wallet, and reads the request. */
export const loadReview = () => import('./signing/reviewSwap.late')

nameAtoms({ canSwapAtom })
