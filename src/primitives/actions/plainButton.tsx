'use client'

/** Props of `PlainButton`. */
export interface PlainButtonProps {
  label: string
  onClick: () => void
}

/** A button that depends on no other component and no style: it replaces one that could not be drawn. */
export function PlainButton({ label, onClick }: PlainButtonProps) {
  return (
    <button type="button" onClick={onClick}>
      {label}
    </button>
  )
}
