'use client'
import { useEffect } from 'react'
import { useAction, useValue } from '../../hooks/PorticoProvider'
import { aheadAtom } from '../../state/router/modalLoading'
import { prepareWallets } from '../../state/router/prepare'
import { isOpenAtom } from '../../state/router/stack'
import { pairing } from '../parts/lateParts'

/**
 * Prepares connecting as soon as the wallets are shown or drawn ahead, and pairing once they are on screen: compiling its
 * code earlier would delay the press that opens them.
 */
export function usePreparedWallets(): void {
  const isAhead = useValue(aheadAtom)
  const isOpen = useValue(isOpenAtom)
  const prepare = useAction(prepareWallets)
  useEffect(
    () => (isAhead || isOpen ? prepare(isAhead && isOpen, pairing.load) : undefined),
    [isAhead, isOpen, prepare],
  )
}
