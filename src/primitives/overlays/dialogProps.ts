import type { ElementType, ReactNode, RefObject } from 'react'

/** Props of `Dialog`. */
export interface DialogProps {
  /** Whether it is shown; on closing it stays until it has moved away. */
  open: boolean
  /** Escape, a click outside, a sheet pulled down: the owner decides whether that closes it. */
  onDismiss: () => void
  /** Id of the heading: it names the dialog and takes the focus when it opens. */
  labelledBy: string
  /** Counts refused attempts to close; each change shakes the panel for 500 ms. */
  shakeCount?: number | undefined
  /** Takes the focus on opening instead of the heading. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Where the focus goes after closing; by default to what had it before. */
  returnFocus?: (() => HTMLElement | null) | undefined
  /** Where the dialog is put; the body of the page by default. */
  container?: Element | null | undefined
  /** Called once it has moved away. */
  onExitComplete?: (() => void) | undefined
  /** Draws what is inside ahead of each opening, hidden and without effects; where React has no `Activity` it is ignored. */
  keepMounted?: boolean | undefined
  /** A `Card`. */
  children?: ReactNode
}

/** Replaces parts of the layer while it is in the top layer of the browser. */
export interface LayerParts extends Pick<DialogProps, 'returnFocus'> {
  Overlay?: ElementType
  overlayProps?: object
  panelProps?: object
}
