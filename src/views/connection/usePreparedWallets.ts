'use client'
import { useEffect } from 'react'
import { useAction, useValue } from '../../hooks/PorticoProvider'
import { aheadAtom } from '../../state/router/modalLoading'
import { areWalletsWantedAtom, prepareWallets } from '../../state/router/prepare'
import { pairing } from '../parts/lateParts'

/** Gets ready what connecting needs, as soon as the wallets are shown or about to be. */
export function usePreparedWallets(): void {
  const isAhead = useValue(aheadAtom)
  const isWanted = useValue(areWalletsWantedAtom)
  const prepare = useAction(prepareWallets)
  useEffect(() => (isWanted ? prepare(isAhead, pairing.load) : undefined), [isWanted, isAhead, prepare])
}
