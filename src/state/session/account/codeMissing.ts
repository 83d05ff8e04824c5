import { atom } from 'jotai/vanilla'
import { activeNamespaceAtom } from '../../core/visitor/connections'
import { codeFailedAtom } from './codeFailed'

/** True if the code of the namespace in use could not be loaded. */
export const isCodeMissingAtom = atom((get) => get(codeFailedAtom).includes(get(activeNamespaceAtom)))
