'use client'
import { AmountField, type AmountFieldProps } from '../../primitives/forms/AmountField'
import type { RefusedAmount } from '../../primitives/forms/readAmount'
import { enAmounts } from '../copy/en/money/amounts'
import { useWords } from '../copy/useWords'
import { unhide } from './approvals/escapeInvisible'

/** Props of `AmountInput`: those of `AmountField`, and the units. */
export interface AmountInputProps extends Omit<AmountFieldProps, 'units' | 'refusal'> {
  /** Accepted units: a symbol, or the code and sign of a currency. Messages show the first. */
  units: readonly string[]
}

/** An amount field that explains why a text is refused. */
export function AmountInput({ units, ...props }: AmountInputProps) {
  const copy = useWords(enAmounts).amounts
  const refusal = (reading: RefusedAmount) => sayRefusal(reading, units[0] ?? '', copy)
  return <AmountField {...props} units={units} refusal={refusal} />
}

/** Message for a refused text. */
export function sayRefusal(
  { reason, suggestion, unit }: RefusedAmount,
  own: string,
  copy: (typeof enAmounts)['amounts'],
): string {
  if (reason === 'unit') return unhide(own ? copy.unit(unit ?? '', own) : copy.number)
  return reason === 'foreign' ? copy.foreign(suggestion ?? '') : copy[reason]
}
