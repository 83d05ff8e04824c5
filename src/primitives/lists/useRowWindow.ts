'use client'
import { useState, type CSSProperties, type UIEvent } from 'react'
import { rowWindow } from './rowWindow'

export interface RowWindowOptions {
  /** Number of rows. */
  count: number
  /** The most rows that can be in sight before the first scroll, when nothing has been measured. */
  inSight: number
  /** Rows drawn before and after those in sight. */
  spare: number
  /** The row that stays, however far it is scrolled away. */
  kept?: number | undefined
}

/** The rows to draw of what scrolls by itself, and what of it is in sight; its first child is as long as all of them. */
export function useRowWindow({ count, inSight, spare, kept }: RowWindowOptions) {
  const [view, setView] = useState({ pitch: 1, offset: 0, viewport: inSight })

  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const rows = currentTarget.firstElementChild
    if (!rows) return
    const pitch = rows.clientHeight / count
    const next = { pitch, offset: currentTarget.scrollTop, viewport: currentTarget.clientHeight }
    // Only a new first row is a new window; the pixels between are the browser's.
    const isSame = Math.floor(next.offset / pitch) === Math.floor(view.offset / view.pitch)
    if (!isSame || next.viewport / pitch > view.viewport / view.pitch) setView(next)
  }
  return { rows: rowWindow({ ...view, count, spare, kept }), view, onScroll }
}

/** A local variable of the stylesheet. React's types do not know custom properties. */
export function own(variable: string, value: number): CSSProperties {
  return { [variable.slice(4, -1)]: value } as CSSProperties
}
