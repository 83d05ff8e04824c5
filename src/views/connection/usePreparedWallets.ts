'use client'
import { useEffect } from 'react'
import { useAction, useValue } from '../../hooks/PorticoProvider'
import { areWalletsWantedAtom, canPairAtom, prepareWallets } from '../../state/router/prepare'
import { pairing } from '../parts/lateParts'

/** Gets ready what connecting needs, as soon as the wallets are shown or about to be. */
export function usePreparedWallets(): void {
  const isWanted = useValue(areWalletsWantedAtom)
  const canPair = useValue(canPairAtom)
  const prepare = useAction(prepareWallets)
  useEffect(() => (isWanted ? prepare(canPair, pairing.load) : undefined), [isWanted, canPair, prepare])
}
