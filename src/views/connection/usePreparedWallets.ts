'use client'
import { useEffect } from 'react'
import { useAction, useValue } from '../../hooks/PorticoProvider'
import { aheadAtom } from '../../state/router/modalLoading'
import { prepareWallets } from '../../state/router/prepare'
import { isOpenAtom } from '../../state/router/stack'
import { pairing } from '../parts/lateParts'

/** Gets ready what connecting needs, as soon as the wallets are shown or about to be. */
export function usePreparedWallets(): void {
  const isAhead = useValue(aheadAtom)
  const isWanted = useValue(isOpenAtom) || isAhead
  const prepare = useAction(prepareWallets)
  useEffect(() => (isWanted ? prepare(isAhead, pairing.load) : undefined), [isWanted, isAhead, prepare])
}
