import { useEffect, useMemo, useState, type CSSProperties } from 'react'
import { Text } from '../../../src/primitives/text/Text'
import { vars } from '../../../src/primitives/theme/contract.css'
import { ThemeRoot } from '../../../src/primitives/theme/ThemeRoot'
import { SheetViews } from '../../lab/sheet/SheetViews'
import { Announcer } from '../tokens/CopyButton'
import { Section } from '../tokens/FoundationPage'
import { tokenRows } from '../tokens/rows'
import { useTokens } from '../tokens/useTokens'
import { Controls } from './Controls'
import { Result, type Values } from './Result'
import { Verdicts } from './Verdicts'
import { modeNames, start, themeIn, type Draft, type ModeName } from './draft'

const views: CSSProperties = {
  position: 'sticky',
  insetBlockStart: 16,
  flex: '3 1 600px',
  minInlineSize: 0,
  maxInlineSize: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
}

/** Masters and tokens on one side, every view on the other; what comes of it is copied. */
export function ThemeBuilder() {
  const [draft, setDraft] = useState(start)
  const [values, setValues] = useState<Partial<Record<ModeName, Values>>>({})
  return (
    <main style={{ display: 'flex', flexWrap: 'wrap', gap: 24, padding: 16, alignItems: 'flex-start' }}>
      <div style={{ flex: '1 1 280px', minInlineSize: 0, display: 'grid', gap: 16 }}>
        <Text as="h1" size="amount" weight="bold">
          Theme builder
        </Text>
        <Text as="p" tone="muted">
          Start from a preset, set what is yours, and look at every view beside it. Below stand the contrast of every
          pair and the theme, to copy. Raised, pressed and the words on the accent follow until you set them.
        </Text>
        <Controls draft={draft} onChange={setDraft} />
        <Section title="Contrast">
          {modeNames.map((mode) => (
            <Verdicts key={mode} draft={draft} mode={mode} onChange={setDraft} />
          ))}
        </Section>
        <Section title="Take it with you">
          <Announcer>
            <Result draft={draft} values={values} />
          </Announcer>
        </Section>
      </div>
      <div style={views}>
        {modeNames.map((mode) => (
          <Preview key={mode} draft={draft} mode={mode} onRead={setValues} />
        ))}
      </div>
    </main>
  )
}

interface PreviewProps {
  draft: Draft
  mode: ModeName
  onRead: (change: (values: Partial<Record<ModeName, Values>>) => Partial<Record<ModeName, Values>>) => void
}

/** The contact sheet under the theme, in a window of its own. */
function Preview({ draft, mode, onRead }: PreviewProps) {
  const theme = useMemo(() => themeIn(draft, mode), [draft, mode])
  return (
    <section aria-label={`Every view, ${mode}`}>
      <ThemeRoot mode={mode} theme={theme}>
        <div
          data-sheet={mode}
          style={{
            background: mode === 'dark' ? '#0b0c0f' : '#e9eaee',
            blockSize: '46vh',
            minBlockSize: 320,
            overflow: 'auto',
            borderRadius: vars.corner.l,
          }}
        >
          <Reader mode={mode} onRead={onRead} />
          <SheetViews />
        </div>
      </ThemeRoot>
    </section>
  )
}

/** Reads what the theme comes to. */
function Reader({ mode, onRead }: Pick<PreviewProps, 'mode' | 'onRead'>) {
  const [box, read] = useTokens<HTMLSpanElement>(tokenRows)
  useEffect(() => {
    if (read) onRead((values) => ({ ...values, [mode]: read }))
  }, [read, mode, onRead])
  return <span ref={box} />
}
