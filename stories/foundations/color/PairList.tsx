import { Stack } from '../../../src/primitives/layout/Stack'
import { Tag } from '../../../src/primitives/text/Tag'
import { Text } from '../../../src/primitives/text/Text'
import { vars } from '../../../src/primitives/theme/contract.css'
import { light } from '../../../src/primitives/theme/palette'
import { tokenName } from '../../../src/primitives/theme/tokenName'
import { Section } from '../tokens/FoundationPage'
import { rowsOf } from '../tokens/rows'
import { useTokens } from '../tokens/useTokens'
import { parseColor } from './contrast'
import { verdictsOf, type Colors, type ColorToken } from './pairs'

const colorRows = rowsOf('color')

/** Colours by their tokens, of what was read. */
function colorsIn(values: Readonly<Record<string, string>>): Colors {
  const tokens = Object.keys(light) as ColorToken[]
  const read = (token: ColorToken) => parseColor(values[tokenName(['color', token])] ?? '') ?? '#000000'
  return Object.fromEntries(tokens.map((token) => [token, read(token)])) as unknown as Colors
}

/** Every pair with its contrast, of the colours in force here. */
export function PairList({ moreContrast }: { moreContrast: boolean }) {
  const [box, values] = useTokens<HTMLDivElement>(colorRows)
  const verdicts = values ? verdictsOf(colorsIn(values), moreContrast ? 'more' : 'usual') : []
  const worst = verdicts.toSorted((a, b) => a.ratio / a.least - b.ratio / b.least)[0]
  return (
    <Section
      title="Pairs"
      note={`Every pair that views put together, with its contrast (WCAG 2.2). ${worst ? `The closest call is ${worst.ink} on ${worst.ground}: ${worst.ratio.toFixed(2)}, at least ${worst.least}.` : ''}`}
    >
      <div
        ref={box}
        role="list"
        style={{ display: 'grid', gap: 8, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))' }}
      >
        {verdicts.map(({ ink, ground, colors: [color, background], ratio, passes, use }) => (
          <div key={`${ink} ${ground} ${use}`} role="listitem" data-passes={passes}>
            <Stack direction="row" gap={2} align="center">
              <div
                aria-hidden
                // The colours that are written beside it, also where the page asks for more contrast.
                data-own-colors
                style={{
                  flex: 'none',
                  padding: '10px 8px',
                  borderRadius: vars.corner.s,
                  border: `1px solid ${vars.color.border}`,
                  color,
                  background,
                  forcedColorAdjust: 'none',
                }}
              >
                Aa
              </div>
              <Stack grow>
                <Text size="note" weight="medium">{`${ink} on ${ground}`}</Text>
                <Text size="note" tone="muted">
                  {use}
                </Text>
              </Stack>
              <Tag tone={passes ? 'success' : 'danger'}>{ratio.toFixed(2)}</Tag>
            </Stack>
          </div>
        ))}
      </div>
    </Section>
  )
}
