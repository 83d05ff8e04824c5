'use client'
import { cx } from '../shared/props'
import { reset } from '../theme/reset.css'
import * as s from './CoinImage.css'
import { coinColor } from './coinColor'
import { useLoadable } from './useLoadable'

/** Props of `CoinImage`. */
export interface CoinImageProps {
  /** Address of the picture. Only `http:`, `https:` and image data are loaded. */
  src?: string | undefined
  /** Symbol of the token or currency; its first letters are on the placeholder. */
  symbol: string
  /** Contract or mint; it decides the colour of the placeholder. Default: the symbol. */
  address?: string | undefined
  /** 24, 40 or 80 px. Default `m`. */
  size?: 's' | 'm' | 'l' | undefined
}

/** Picture of a token. Without a picture it draws a coin in a colour of the token's address. */
export function CoinImage({ src, symbol, address, size = 'm' }: CoinImageProps) {
  const picture = useLoadable(src, s.image)
  return (
    <span aria-hidden className={cx(reset, s.root, s.size[size])}>
      {picture || <Coin color={coinColor(address ?? symbol)} />}
      {!picture && (
        <span translate="no" className={cx(reset, s.letters)}>
          {lettersOf(symbol, size)}
        </span>
      )}
      <span className={cx(reset, s.edge)} />
    </span>
  )
}

/** A disc with a rim, lit from the upper right. Attributes, because a strict CSP refuses inline styles. */
function Coin({ color }: { color: string }) {
  return (
    <svg viewBox="0 0 40 40" className={cx(reset, s.image)}>
      <circle cx={20} cy={20} r={20} fill={color} />
      <circle cx={20} cy={20} r={16.5} fill="#000" fillOpacity={0.1} />
      <path d="M20 3.5A16.5 16.5 0 0 1 36.5 20" fill="none" stroke="#fff" strokeOpacity={0.5} strokeLinecap="round" />
      <path d="M36.5 20A16.5 16.5 0 1 1 20 3.5" fill="none" stroke="#fff" strokeOpacity={0.2} />
    </svg>
  )
}

/** Three letters of a Latin symbol fit into the rim; of another script, and in 24 px, one. */
function lettersOf(symbol: string, size: 's' | 'm' | 'l'): string {
  const letters = [...symbol.trim()]
  const count = size !== 's' && /^[\w$.-]+$/.test(symbol.trim()) ? 3 : 1
  return letters.slice(0, count).join('').toUpperCase()
}
