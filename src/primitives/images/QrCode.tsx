'use client'
import { useMemo, useState, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import { cx } from '../shared/props'
import * as s from './QrCode.css'
import { ghostMatrix, qrMatrix, qrStrokes } from './qrMatrix'
import { reset } from '../theme/reset.css'

/** Lifetime of a code, and the part that has passed when it is first drawn, in milliseconds. */
export interface QrLife {
  readonly duration: number
  readonly spent: number
}

/** Props of `QrCode`. */
export interface QrCodeProps {
  /** The text to encode; without it a placeholder of the same shape is drawn. */
  value?: string | undefined
  /** Accessible name: what the code is for. */
  label: string
  /** 40 to 48 px, in a free place in the middle. */
  logo?: ReactNode
  /** A line around it: turns while a wallet would wait, rests, shows a refusal, or empties with the life of the code. */
  ring?: 'turning' | 'settled' | 'refused' | QrLife | undefined
  /** Stands before the rest of its stack to the eye, while it is read where it stands in the page. */
  drawnFirst?: boolean | undefined
}

/** A QR code: dots that merge into strokes, three rounded finder patterns, always dark on white. */
export function QrCode({ value, label, logo, ring, drawnFirst }: QrCodeProps): ReactElement {
  const hasLogo = Boolean(logo)
  const { size, path } = useMemo(() => {
    const matrix = value === undefined ? ghostMatrix() : qrMatrix(value)
    const strokes = qrStrokes(matrix, hasLogo)
    return {
      size: matrix.length,
      path: strokes.map(({ column, row, length }) => `M${column + 0.5} ${row + 0.5}v${length - 1}`).join(''),
    }
  }, [value, hasLogo])
  const code = (
    <div
      role="img"
      aria-label={label}
      className={cx(
        reset,
        s.root,
        value === undefined && s.ghost,
        ring === undefined && s.edged,
        drawnFirst && s.first,
      )}
    >
      <svg
        viewBox={`0 0 ${size} ${size}`}
        aria-hidden
        data-breathing={(ring === 'turning' && value === undefined) || undefined}
        className={cx(reset, s.code)}
      >
        <path d={path} />
        <Finder x={0} y={0} />
        <Finder x={size - 7} y={0} />
        <Finder x={0} y={size - 7} />
      </svg>
      {hasLogo && <span className={cx(reset, s.logo)}>{logo}</span>}
    </div>
  )
  if (ring === undefined) return code
  return (
    <div className={cx(reset, s.ringed, drawnFirst && s.first)}>
      {code}
      {typeof ring === 'string' ? <Ring kind={ring} /> : <Life key={value} {...ring} />}
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

function Ring({ kind, style }: { kind: keyof typeof s.ring; style?: CSSProperties }) {
  return (
    <svg aria-hidden className={cx(reset, s.line)} style={style}>
      <rect width="100%" height="100%" />
      <rect width="100%" height="100%" pathLength={100} className={s.ring[kind]} />
    </svg>
  )
}

/** The time that has passed counts once: from then on the browser keeps the time. */
function Life(props: QrLife) {
  const [{ duration, spent }] = useState(props)
  return <Ring kind="emptying" style={{ [own(s.duration)]: `${duration}ms`, [own(s.delay)]: `${-spent}ms` }} />
}

/** The bare name of a local variable of the stylesheet. */
const own = (variable: string) => variable.slice(4, -1)
