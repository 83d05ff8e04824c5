import { useEffect, useRef, useState } from 'react'
import { useAppearance } from '../../../src/primitives/theme/ThemeRoot'
import { readTokens, type TokenRow } from './rows'

/** Values of tokens at an element, by their names; read again when the toolbar changes the look. */
export function useTokens<Box extends Element>(rows: readonly TokenRow[]) {
  const box = useRef<Box>(null)
  const appearance = useAppearance()
  const [values, setValues] = useState<Readonly<Record<string, string>>>()
  // An effect, as the root above sets its own after what lies in it was placed.
  useEffect(() => {
    if (box.current) setValues(readTokens(box.current, rows))
  }, [rows, appearance])
  return [box, values] as const
}
