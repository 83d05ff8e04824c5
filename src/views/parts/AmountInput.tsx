'use client'
import { AmountField, type AmountFieldProps } from '../../primitives/forms/AmountField'
import type { RefusedAmount } from '../../primitives/forms/readAmount'
import { enAmounts } from '../copy/en/money/amounts'
import { useWords } from '../copy/useWords'
import { unhide } from './approvals/escapeInvisible'

/** Props of `AmountInput`: those of `AmountField`, and what is counted. */
export interface AmountInputProps extends Omit<AmountFieldProps, 'units' | 'refusal'> {
  /** What may stand beside the number, the first of it as it is shown: a symbol, or the code and sign of a currency. */
  units: readonly string[]
}

/** A field for an amount that says in words why a text is not taken for one. */
export function AmountInput({ units, ...props }: AmountInputProps) {
  const copy = useWords(enAmounts).amounts
  const refusal = (reading: RefusedAmount) => sayRefusal(reading, units[0] ?? '', copy)
  return <AmountField {...props} units={units} refusal={refusal} />
}

/** Why a text is not taken for an amount. */
export function sayRefusal(
  { reason, suggestion, unit }: RefusedAmount,
  own: string,
  copy: (typeof enAmounts)['amounts'],
): string {
  if (reason === 'unit') return unhide(own ? copy.unit(unit ?? '', own) : copy.number)
  return reason === 'foreign' ? copy.foreign(suggestion ?? '') : copy[reason]
}
