import { useState } from 'react'
import { toDesignTokens } from '../../../scripts/tokens/designTokens'
import { Tabs } from '../../../src/primitives/actions/Tabs'
import { CopyButton } from '../tokens/CopyButton'
import { tokenRows } from '../tokens/rows'
import { modeNames, toCss, toTyped, type Draft, type ModeName } from './draft'

/** Values of tokens, by their names. */
export type Values = Readonly<Record<string, string>>

const kinds = [
  { id: 'typed', label: 'Typed' },
  { id: 'css', label: 'CSS' },
  { id: 'tokens', label: 'Tokens' },
]

/** The theme in one of three forms, to copy. */
export function Result({ draft, values }: { draft: Draft; values: Partial<Record<ModeName, Values>> }) {
  const [kind, setKind] = useState('typed')
  const text = kind === 'typed' ? toTyped(draft) : kind === 'css' ? toCss(draft) : toTokens(values)
  return (
    <Tabs label="Format" tabs={kinds} value={kind} onValueChange={setKind}>
      <div style={{ display: 'grid', gap: 12 }}>
        <CopyButton tone="accent" text={text} label={`Copy ${kinds.find(({ id }) => id === kind)?.label ?? ''}`} />
        <pre
          data-result=""
          dir="ltr"
          tabIndex={0}
          style={{ margin: 0, maxBlockSize: 240, overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {text || 'Nothing differs from the theme as it is.'}
        </pre>
      </div>
    </Tabs>
  )
}

/** Both modes in one file of the Design Tokens format, a group each. */
function toTokens(values: Partial<Record<ModeName, Values>>): string {
  const groups = modeNames.map((mode) => [mode, toDesignTokens(tokenRows, values[mode] ?? {}, `Portico, ${mode}`)])
  return JSON.stringify(Object.fromEntries(groups), null, 2)
}
