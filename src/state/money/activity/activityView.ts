import { atom } from 'jotai/vanilla'
import { envAtom } from '../../core/runtime'
import { activeNetworkAtom } from '../../core/visitor/networks'
import { transactionPageOf } from '../tokens/explorer'
import { allTokensAtom } from '../tokens/tokens'
import { activityAtom } from './activity'

/** Tells what time it is, in milliseconds since the epoch. */
export const clockAtom = atom((get) => () => get(envAtom).clock.now())

/** The page of a transaction in the block explorer of the network in use, by its hash. */
export const transactionPageAtom = atom((get) => {
  const network = get(activeNetworkAtom)
  return (hash: string): string | undefined => transactionPageOf(network, hash)
})

/**
 * Has what the account has read again every 30 seconds while activity from here alone is shown, so that what
 * arrives is noticed.
 */
export const watchArrivalsAtom = atom((get) => (get(activityAtom).isWhole ? null : get(allTokensAtom).status))
