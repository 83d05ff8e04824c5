'use client'
import { useEffect, useInsertionEffect, useState } from 'react'
import { useAction, usePortico } from '../../../hooks/PorticoProvider'
import { prepareWallets } from '../../../state/session/wallets/prepare'
import { directoryAnswerAtom } from '../../../state/session/wallets/recommended'
import { pairing } from '../../parts/lateParts'

/**
 * Prepares connecting as soon as the wallets are shown, and pairing where code may be fetched ahead. Effects do not run in
 * the hidden tree that is drawn ahead: compiling that code earlier would delay the press that shows the wallets.
 */
export function usePreparedWallets(): void {
  const { store } = usePortico()
  const [, redraw] = useState<object>()
  // Only insertion effects run in a hidden tree. Without this one, the press would draw the rows of the directory.
  useInsertionEffect(() => store.sub(directoryAnswerAtom, () => redraw({})), [store])
  const prepare = useAction(prepareWallets)
  useEffect(() => prepare(pairing.load), [prepare])
}
