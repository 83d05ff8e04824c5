import type { CSSProperties, ReactNode } from 'react'
import { Stack } from '../../../src/primitives/layout/Stack'
import { Text } from '../../../src/primitives/text/Text'
import { vars } from '../../../src/primitives/theme/contract.css'
import { Announcer } from './CopyButton'

const { color, corner, space } = vars

/** A surface of a page of foundations, as wide as its place. */
export const panel: CSSProperties = {
  boxSizing: 'border-box',
  minInlineSize: 0,
  inlineSize: '100%',
  padding: space[4],
  borderRadius: corner.l,
  background: color.surface,
  border: `1px solid ${color.border}`,
}

interface FoundationPageProps {
  title: string
  /** Description, in a sentence or two. */
  lead: ReactNode
  children: ReactNode
}

/** A page of the foundations: a heading, what it is about, and surfaces. */
export function FoundationPage({ title, lead, children }: FoundationPageProps) {
  return (
    <main style={{ boxSizing: 'border-box', maxInlineSize: 1008, marginInline: 'auto', padding: space[6] }}>
      <Stack gap={4}>
        <Stack gap={2}>
          <Text as="h1" size="amount" weight="bold">
            {title}
          </Text>
          <Text as="p">{lead}</Text>
        </Stack>
        <Announcer>{children}</Announcer>
      </Stack>
    </main>
  )
}

/** A part of a page under its own heading. */
export function Section({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <section style={panel}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Text as="h2" size="title">
            {title}
          </Text>
          {note && (
            <Text as="p" tone="muted">
              {note}
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </section>
  )
}
