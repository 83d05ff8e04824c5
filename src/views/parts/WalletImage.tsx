'use client'
import { RemoteImage } from '../../primitives/images/RemoteImage'
import { useHeldImage } from './useHeldImage'

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
  const image = useHeldImage(icon ? undefined : imageId)
  return <RemoteImage src={icon ?? image} name={name} size={size} />
}
