import type { ElementType, ReactNode, RefObject } from 'react'

/** Props of `Dialog`. */
export interface DialogProps {
  /** Shows the dialog. When it becomes false, the dialog stays until its animation has ended. */
  open: boolean
  /** Escape, a click outside, a sheet pulled down: the owner decides whether that closes it. */
  onDismiss: () => void
  /** Id of the heading: it names the dialog and takes the focus when it opens. */
  labelledBy: string
  /** Counts refused attempts to close; each change shakes the panel for 500 ms. */
  shakeCount?: number | undefined
  /** Takes the focus on opening instead of the heading. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Returns the element that gets the focus after closing. @default the element that had it before */
  returnFocus?: (() => HTMLElement | null) | undefined
  /** Element that contains the dialog. @default the body of the page */
  container?: Element | null | undefined
  /** Called once it has moved away. */
  onExitComplete?: (() => void) | undefined
  /** Draws what is inside ahead of each opening, hidden and without effects; where React has no `Activity` it is ignored. */
  keepMounted?: boolean | undefined
  /** A `Card`. */
  children?: ReactNode
}

/** Replaces parts of the layer while it is in the top layer of the browser. */
export interface LayerParts extends Pick<DialogProps, 'returnFocus' | 'initialFocus'> {
  Overlay?: ElementType
  overlayProps?: object
  panelProps?: object
}
