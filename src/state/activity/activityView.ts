import { atom } from 'jotai/vanilla'
import { envAtom } from '../core/runtime'
import { activeNetworkAtom } from '../networks/state'
import { tokensAtom } from '../tokens/tokens'
import { activityAtom } from './activity'

/** Tells what time it is, in milliseconds since the epoch. */
export const clockAtom = atom((get) => () => get(envAtom).clock.now())

/** The page of a transaction in the block explorer of the network in use, by its hash. */
export const transactionPageAtom = atom((get) => (hash: string): string | undefined => {
  const { blockExplorers, chainNamespace } = get(activeNetworkAtom)
  const explorer = blockExplorers?.default.url
  if (!explorer) return undefined
  // A query stays at the end: the explorer of Solana tells its clusters apart by it.
  const [base = '', query] = explorer.split('?')
  const page = chainNamespace === 'polkadot' ? 'extrinsic' : 'tx'
  return `${base.replace(/\/$/, '')}/${page}/${encodeURIComponent(hash)}${query ? `?${query}` : ''}`
})

/**
 * Has what the account has read again every 30 seconds while somebody looks at activity that nobody else tells, so that what
 * arrives is noticed.
 */
export const watchArrivalsAtom = atom((get) => (get(activityAtom).isWhole ? null : get(tokensAtom).status))
