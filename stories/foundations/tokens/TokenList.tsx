import { type CSSProperties, type ReactNode } from 'react'
import { Stack } from '../../../src/primitives/layout/Stack'
import { Text } from '../../../src/primitives/text/Text'
import { vars } from '../../../src/primitives/theme/contract.css'
import { CopyButton } from './CopyButton'
import { toldValue, type TokenRow } from './rows'
import { useTokens } from './useTokens'

interface TokenListProps {
  rows: readonly TokenRow[]
  /** Draws what a token looks like. */
  sample?: (row: TokenRow, value: string) => ReactNode
}

const row: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: vars.space[3],
  alignItems: 'center',
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.border}`,
}

/** Tokens with what they look like, their value here, when to use them, and their names to copy. */
export function TokenList({ rows, sample }: TokenListProps) {
  const [box, values] = useTokens<HTMLDivElement>(rows)
  return (
    <div ref={box} role="list">
      {rows.map((token) => {
        const value = values?.[token.name] ?? ''
        return (
          <div key={token.name} role="listitem" style={row}>
            {sample && <div style={{ minInlineSize: 0, overflow: 'hidden' }}>{sample(token, value)}</div>}
            <Stack gap={1}>
              <Text weight="medium">{token.path.join('.')}</Text>
              <Text size="note" tone="muted">
                {token.use}
              </Text>
              <div data-value="" dir="ltr" style={{ overflowWrap: 'anywhere', fontSize: vars.text.note }}>
                {toldValue(value)}
              </div>
            </Stack>
            <Stack gap={1} align="start">
              <CopyButton text={`var(${token.name})`} label={token.name} />
              <CopyButton text={token.typed} />
            </Stack>
          </div>
        )
      })}
    </div>
  )
}
