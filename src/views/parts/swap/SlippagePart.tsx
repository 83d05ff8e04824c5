'use client'
import { useState } from 'react'
import { Button } from '../../../primitives/actions/Button'
import { readAmount } from '../../../primitives/forms/readAmount'
import { TextField } from '../../../primitives/forms/TextField'
import { Stack } from '../../../primitives/layout/Stack'
import { Text } from '../../../primitives/text/Text'
import { useAppearance } from '../../../primitives/theme/ThemeRoot'
import { enSwap } from '../../copy/en/money/swap'
import { useWords } from '../../copy/useWords'
import { formatPercent } from './impact'

/** Props of `SlippagePart`. */
export interface SlippagePartProps {
  /** In percent: how much less than quoted may arrive. */
  slippage: number
  /** Another was chosen, above 0 and at most 50. */
  onSlippageChange: (percent: number) => void
}

const usual = [0.5, 1, 3]

/** More than this invites others to take it. */
const high = 5

/** The slippage: one of a few, or the visitor's own. */
export function SlippagePart({ slippage, onSlippageChange }: SlippagePartProps) {
  const copy = useWords(enSwap).swap.slippage
  const [typed, type] = useState(() => (usual.includes(slippage) ? '' : `${slippage}`))
  const { lang } = useAppearance()
  const isWrong = typed.trim() !== '' && readPercent(typed, lang) === null
  const write = (text: string) => {
    type(text)
    const percent = readPercent(text, lang)
    if (percent !== null) onSlippageChange(percent)
  }
  return (
    <Stack gap={2} role="group" aria-label={copy.label}>
      <Text size="note" tone="muted" weight="medium">
        {copy.label}
      </Text>
      <Stack direction="row" gap={1} align="center" wrap>
        {usual.map((percent) => (
          <Button
            key={percent}
            size="s"
            tone={percent === slippage && !typed ? 'accent' : 'raised'}
            aria-pressed={percent === slippage && !typed}
            onClick={() => {
              type('')
              onSlippageChange(percent)
            }}
          >
            <Text tone="inherit" dir="ltr" tabular>
              {formatPercent(percent)}
            </Text>
          </Button>
        ))}
      </Stack>
      <TextField
        label={copy.own}
        value={typed}
        onValueChange={write}
        inputMode="decimal"
        dir="ltr"
        placeholder={`${slippage}`}
        end={<Text tone="muted">%</Text>}
        error={isWrong ? copy.wrong : undefined}
        hint={slippage > high ? copy.high : copy.hint}
      />
    </Stack>
  )
}

/** A percentage that can be taken; null for other text. */
function readPercent(text: string, locale: string | undefined): number | null {
  const reading = readAmount(text, { locale, units: ['%', '٪'] })
  const percent = reading.kind === 'amount' ? Number(reading.value) : 0
  return percent > 0 && percent <= 50 ? percent : null
}
