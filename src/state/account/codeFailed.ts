import { atom } from 'jotai/vanilla'

/**
 * True once code of this page could not be loaded: its file did not arrive, or did not run, as some libraries do not where
 * built-in objects are frozen (SES lockdown). Only loading the page again helps.
 */
export const codeFailedAtom = atom(false)
