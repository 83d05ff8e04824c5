import { vars } from '../../../src/primitives/theme/contract.css'
import { highContrast } from '../../../src/primitives/theme/highContrast'
import { ThemeRoot } from '../../../src/primitives/theme/ThemeRoot'
import { FoundationPage, Section } from '../tokens/FoundationPage'
import { rowsOf } from '../tokens/rows'
import { TokenList } from '../tokens/TokenList'
import { PairList } from './PairList'

const colorRows = rowsOf('color')

export interface ColorPageProps {
  /** Mode of the colours, whatever the toolbar says. */
  mode: 'light' | 'dark'
  /** As drawn for visitors who ask for more contrast. */
  moreContrast: boolean
}

/** Every colour and every pair, read from the page as it is drawn. */
export function ColorPage({ mode, moreContrast }: ColorPageProps) {
  return (
    <ThemeRoot mode={mode} theme={moreContrast ? { color: highContrast[mode] } : {}}>
      <div style={{ background: mode === 'dark' ? '#161513' : '#eeece8' }}>
        <FoundationPage
          title={`Colour, ${mode}${moreContrast ? ', high contrast' : ''}`}
          lead="One accent, three surfaces a step apart, and three colours that never stand without a sign and a word. Where a system forces colours, its own take their place: surfaces end in a line, and what can be pressed keeps an edge."
        >
          <Section title="Tokens" note="A press copies the variable, or the path for styles in TypeScript.">
            <TokenList rows={colorRows} sample={({ name }) => <Swatch name={name} />} />
          </Section>
          <PairList moreContrast={moreContrast} />
        </FoundationPage>
      </div>
    </ThemeRoot>
  )
}

function Swatch({ name }: { name: string }) {
  return (
    <div
      style={{
        blockSize: 56,
        borderRadius: vars.corner.m,
        border: `1px solid ${vars.color.border}`,
        background: `var(${name})`,
        forcedColorAdjust: 'none',
      }}
    />
  )
}
