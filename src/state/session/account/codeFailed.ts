import { atom } from 'jotai/vanilla'
import type { Namespace } from '../../../chains/network'

/**
 * Namespaces whose code could not be loaded: its file did not arrive, or did not run, as some libraries do not where
 * built-in objects are frozen (SES lockdown). Browsers remember the failure until the page is loaded again.
 */
export const codeFailedAtom = atom<readonly Namespace[]>([])
