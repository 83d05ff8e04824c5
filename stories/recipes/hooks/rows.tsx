import type { ReactNode } from 'react'
import type { VerbState } from '../../../src'
import { Button, Code, Stack, Text } from '../../../src/primitives'

const print = (value: unknown) =>
  JSON.stringify(
    value,
    (key, inner: unknown) => {
      if (key === 'icon') return undefined
      if (inner instanceof Error) return inner.message
      return typeof inner === 'bigint' ? `${inner}n` : inner
    },
    2,
  ) ?? 'undefined'

/** A hook as it is called, and what belongs to it. */
export function Row({ hook, children }: { hook: string; children: ReactNode }) {
  return (
    <section aria-label={hook}>
      <Stack gap={2}>
        <Text as="h3" tone="muted">
          {hook}
        </Text>
        {children}
      </Stack>
    </section>
  )
}

/** The current result of a hook. */
export function Answer({ hook, value }: { hook: string; value: unknown }) {
  return (
    <Row hook={hook}>
      <Code block parts={[{ text: print(value) }]} />
    </Row>
  )
}

interface ActionRowProps {
  readonly hook: string
  /** Calls the verb; what it rejects with is in `state` as well. */
  readonly call: () => Promise<unknown>
  readonly state: VerbState | VerbState<unknown>
  readonly label: string
}

/** A verb behind a button, and the status of its latest call. */
export function ActionRow({ hook, call, state, label }: ActionRowProps) {
  const { status, error } = state
  const data = 'data' in state ? state.data : undefined
  return (
    <Row hook={hook}>
      <Button tone="raised" loading={status === 'pending'} onClick={() => void call().catch(() => undefined)}>
        {label}
      </Button>
      <Code block parts={[{ text: print({ status, error, data }) }]} />
    </Row>
  )
}
