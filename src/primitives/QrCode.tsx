'use client'
import { useMemo, type ReactNode } from 'react'
import { cx } from './cx'
import * as s from './QrCode.css'
import { qrMatrix, qrStrokes } from './qrMatrix'
import { reset } from './theme/reset.css'

export interface QrCodeProps {
  /** What a camera reads. */
  value: string
  /** What the code is for, for those who do not see it. */
  label: string
  /** 40 to 48 px, in a free place in the middle. */
  logo?: ReactNode
}

/** A code for a camera: dots that run into strokes, three rounded finders, always dark on white. */
export function QrCode({ value, label, logo }: QrCodeProps) {
  const hasLogo = Boolean(logo)
  const { size, path } = useMemo(() => {
    const matrix = qrMatrix(value)
    const strokes = qrStrokes(matrix, hasLogo)
    return {
      size: matrix.length,
      path: strokes.map(({ column, row, length }) => `M${column + 0.5} ${row + 0.5}v${length - 1}`).join(''),
    }
  }, [value, hasLogo])
  return (
    <div role="img" aria-label={label} className={cx(reset, s.root)}>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden className={cx(reset, s.code)}>
        <path d={path} />
        <Finder x={0} y={0} />
        <Finder x={size - 7} y={0} />
        <Finder x={0} y={size - 7} />
      </svg>
      {hasLogo && <span className={cx(reset, s.logo)}>{logo}</span>}
    </div>
  )
}

function Finder({ x, y }: { x: number; y: number }) {
  return (
    <>
      <rect x={x + 0.5} y={y + 0.5} width={6} height={6} rx={2} />
      <rect data-eye="" x={x + 2} y={y + 2} width={3} height={3} rx={0.9} />
    </>
  )
}
