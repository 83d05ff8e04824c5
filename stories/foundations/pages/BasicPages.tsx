import { Stack } from '../../../src/primitives/layout/Stack'
import { Text } from '../../../src/primitives/text/Text'
import { vars } from '../../../src/primitives/theme/contract.css'
import { FoundationPage, Section } from '../tokens/FoundationPage'
import { rowsNamed, rowsOf, type TokenRow } from '../tokens/rows'
import { TokenList } from '../tokens/TokenList'

const { color, corner, space } = vars
const words = 'The quick brown fox, 0123456789'

/** Sizes of type. */
export function TypePage() {
  return (
    <FoundationPage
      title="Type"
      lead="Four sizes, each a multiple of the master, and three weights. A host that sets the master to 20px has text at 200 %."
    >
      <Section title="Sizes">
        <TokenList rows={rowsOf('text')} sample={({ name }) => <Line size={`var(${name})`} />} />
      </Section>
      <Section title="Masters">
        <TokenList rows={rowsNamed('fontSize', 'fontFamily')} />
      </Section>
      <Section title="Weights" note="Of the primitive Text; digits of one width come with tabular.">
        <Stack gap={2}>
          <Text weight="regular">{`regular. ${words}`}</Text>
          <Text weight="medium">{`medium. ${words}`}</Text>
          <Text weight="bold">{`bold. ${words}`}</Text>
          <Text tabular>{`tabular. ${words}`}</Text>
        </Stack>
      </Section>
    </FoundationPage>
  )
}

function Line({ size }: { size: string }) {
  return <div style={{ fontSize: size, lineHeight: 1.3, overflowWrap: 'anywhere' }}>Connect 0.42</div>
}

/** Steps of space. */
export function SpacePage() {
  return (
    <FoundationPage
      title="Space"
      lead="Steps of 4 px. Stack takes them as gap and padding; nothing else sets distances."
    >
      <Section title="Steps">
        <TokenList rows={rowsOf('space')} sample={({ name }) => <Bar size={`var(${name})`} />} />
      </Section>
      <Section title="Widths">
        <TokenList rows={rowsNamed('width')} />
      </Section>
    </FoundationPage>
  )
}

function Bar({ size }: { size: string }) {
  return <div style={{ inlineSize: size, blockSize: space[6], background: color.accent, forcedColorAdjust: 'none' }} />
}

/** Corners. */
export function CornerPage() {
  const sample = ({ name }: TokenRow) => (
    <div
      style={{
        inlineSize: 96,
        blockSize: 64,
        borderRadius: `var(${name})`,
        background: color.raised,
        border: `1px solid ${color.textMuted}`,
      }}
    />
  )
  return (
    <FoundationPage title="Corner" lead="All corners are multiples of one master. Images have a quarter of their side.">
      <Section title="Corners">
        <TokenList rows={rowsOf('corner')} sample={sample} />
      </Section>
      <Section title="Master">
        <TokenList rows={rowsNamed('radius')} sample={sample} />
      </Section>
    </FoundationPage>
  )
}

/** Shadows of layers. */
export function ElevationPage() {
  const sample = ({ name }: TokenRow) => (
    <div style={{ padding: 32, background: name.endsWith('backdrop') ? `var(${name})` : undefined }}>
      <div
        style={{
          blockSize: 72,
          borderRadius: corner.l,
          background: color.surface,
          boxShadow: name.endsWith('shadow') ? `var(${name})` : undefined,
        }}
      />
    </div>
  )
  return (
    <FoundationPage
      title="Elevation"
      lead="Two things are lifted: the card, by its shadow, and it alone over the page, by the backdrop. Inside of the card, height is lightness: surface, raised, pressed."
    >
      <Section title="Over the page">
        <TokenList rows={rowsNamed('shadow', 'color.backdrop')} sample={sample} />
      </Section>
      <Section title="In the card">
        <TokenList rows={rowsNamed('color.surface', 'color.raised', 'color.pressed')} sample={Surface} />
      </Section>
    </FoundationPage>
  )
}

function Surface({ name }: TokenRow) {
  return (
    <div
      style={{
        blockSize: 64,
        borderRadius: corner.m,
        background: `var(${name})`,
        border: `1px solid ${color.border}`,
        forcedColorAdjust: 'none',
      }}
    />
  )
}

/** Order of layers. */
export function ZIndexPage() {
  return (
    <FoundationPage
      title="Z-index"
      lead="One number of the page's own order: that of the dialog, its backdrop and the message at its foot. What is stacked inside stays inside, as the dialog isolates it."
    >
      <Section title="Master" note="Raise it when something of your page lies over the dialog.">
        <TokenList rows={rowsNamed('zIndex')} />
      </Section>
    </FoundationPage>
  )
}
