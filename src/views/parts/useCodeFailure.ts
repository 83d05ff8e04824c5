'use client'
import { useCallback, useContext, useSyncExternalStore } from 'react'
import { PorticoContext } from '../../hooks/PorticoProvider'
import { isCodeMissingAtom } from '../../state/session/account/codeMissing'
import { reloadPage } from '../../state/shell/feedback/clipboard'
import { useCopy } from '../copy/useCopy'

/** Words for a failure whose cause is missing code, and the action that helps. */
export interface CodeFailure {
  readonly detail: string
  /** On the button. */
  readonly retry: string
  readonly onRetry: () => void
}

/** Returns the words for a view whose data needs code that could not be loaded; null if it was loaded, and without a provider. */
export function useCodeFailure(): CodeFailure | null {
  const store = useContext(PorticoContext)?.store
  const { failed } = useCopy().shell
  const follow = useCallback((run: () => void) => store?.sub(isCodeMissingAtom, run) ?? (() => undefined), [store])
  const hasFailed = useSyncExternalStore(
    follow,
    () => store?.get(isCodeMissingAtom) ?? false,
    () => false,
  )
  if (!store || !hasFailed) return null
  return { detail: failed.detail, retry: failed.reload, onRetry: () => void store.set(reloadPage) }
}
