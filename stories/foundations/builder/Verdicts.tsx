import { Button } from '../../../src/primitives/actions/Button'
import { Notice } from '../../../src/primitives/feedback/Notice'
import { Stack } from '../../../src/primitives/layout/Stack'
import { Text } from '../../../src/primitives/text/Text'
import { adviceOf, nearestPassing, verdictsOf, type ColorToken, type Verdict } from '../color/pairs'
import { colorsOf, type Draft, type ModeName } from './draft'

interface VerdictsProps {
  draft: Draft
  mode: ModeName
  onChange: (draft: Draft) => void
}

/** Shows the legibility of every pair of a mode; for each token that fails, the nearest colour that passes. */
export function Verdicts({ draft, mode, onChange }: VerdictsProps) {
  const colors = colorsOf(draft, mode)
  const verdicts = verdictsOf(colors)
  const faults = verdicts.filter(({ passes }) => !passes)
  const closest = verdicts.toSorted((a, b) => a.ratio / a.least - b.ratio / b.least)[0]
  if (faults.length === 0)
    return (
      <Notice tone="success">
        {`${mode}: all ${verdicts.length} pairs are read. Closest: ${closest?.ink} on ${closest?.ground}, ${closest?.ratio.toFixed(2)}`}
      </Notice>
    )
  const tokens = [...new Set(faults.map(({ ink }) => ink))]
  return (
    <Stack gap={2}>
      <Notice tone="warning">{`${mode}: ${faults.length} of ${verdicts.length} pairs are not read`}</Notice>
      {tokens.map((token) => (
        <Fault
          key={token}
          token={token}
          faults={faults.filter(({ ink }) => ink === token)}
          words={faults
            .filter(({ ink }) => ink === token)
            .map(({ ground, ratio, least, use }) => `${ground} ${ratio.toFixed(2)} of ${least} (${use.toLowerCase()})`)
            .join('; ')}
          fix={nearestPassing(colors, token)}
          onTake={(fix) => onChange({ ...draft, [mode]: { ...draft[mode], ...fix } })}
        />
      ))}
    </Stack>
  )
}

interface FaultProps {
  token: ColorToken
  faults: readonly Verdict[]
  words: string
  fix: ReturnType<typeof nearestPassing>
  onTake: (fix: NonNullable<ReturnType<typeof nearestPassing>>) => void
}

function Fault({ token, faults, words, fix, onTake }: FaultProps) {
  return (
    <Stack gap={1} align="start">
      <Text size="note">{`${token} on ${words}`}</Text>
      {fix ? (
        <Button size="s" tone="raised" onClick={() => onTake(fix)}>
          {`Take ${Object.entries(fix)
            .map(([name, hex]) => `${name} ${hex}`)
            .join(', ')}`}
        </Button>
      ) : (
        <Text size="note" tone="muted">
          {adviceOf(faults)}
        </Text>
      )}
    </Stack>
  )
}
