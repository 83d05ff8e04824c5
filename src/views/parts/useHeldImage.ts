'use client'
import { useEffect } from 'react'
import { useAction } from '../../hooks/PorticoProvider'
import { useSelector } from '../../hooks/useSelector'
import { getHeldImage } from '../../state/session/wallets/heldImages'
import { loadWalletImage } from '../../state/session/wallets/walletImages'

/** Loads an image by its key, as long as the component is drawn. Nothing is loaded without a key. */
export function useHeldImage(key: string | undefined): string | undefined {
  const load = useAction(loadWalletImage)
  useEffect(() => (key ? load(key) : undefined), [key, load])
  return useSelector(getHeldImage, key)
}
