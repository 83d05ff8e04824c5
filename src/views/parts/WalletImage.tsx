'use client'
import { useEffect } from 'react'
import { RemoteImage } from '../../primitives/images/RemoteImage'
import { useAction, useValue } from '../../hooks/PorticoProvider'
import { loadWalletImage, walletImagesAtom } from '../../state/wallets/walletImages'

/** Props of `WalletImage`. */
export interface WalletImageProps {
  name: string
  /** The wallet's own image, if it brought one. */
  icon?: string | undefined
  /** The directory's, asked for as long as it is drawn. */
  imageId?: string | undefined
  /** 40 or 80 px; in a tile of a grid 48. */
  size?: 'm' | 'tile' | 'l' | undefined
}

/** A wallet's image, from the wallet or from the directory. */
export function WalletImage({ name, icon, imageId, size }: WalletImageProps) {
  const image = useValue(walletImagesAtom)[imageId ?? '']
  const load = useAction(loadWalletImage)
  useEffect(() => (!icon && imageId ? load(imageId) : undefined), [icon, imageId, load])
  const src = icon ?? (image === 'loading' || image === 'failed' ? undefined : image)
  return <RemoteImage src={src} name={name} size={size} />
}
