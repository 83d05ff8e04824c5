import { useRef } from 'react'
import { Button } from '../../../src/primitives/actions/Button'
import { Stack } from '../../../src/primitives/layout/Stack'
import { vars } from '../../../src/primitives/theme/contract.css'
import { FoundationPage, Section } from '../tokens/FoundationPage'
import { rowsNamed, type TokenRow } from '../tokens/rows'
import { TokenList } from '../tokens/TokenList'

const durations = rowsNamed('motion.modal', 'motion.view', 'motion.header', 'motion.shake')

/** Times to play, and the curve they share. */
export function MotionPage() {
  return (
    <FoundationPage
      title="Motion"
      lead="Motion tells where you are: height follows content, deeper comes from the inline end. Nothing waits for it. For visitors who ask for less motion every time is 1ms and loops are paused, whatever a host has set. Off for everybody: every time 0ms and motion.loop paused, in the theme of Appearance or in a rule for [data-portico], so that buttons, spinners and skeletons have it too; Guides / Theming has the code."
    >
      <Section title="Times" note="Press to play with the time and the curve that are in force here.">
        <TokenList rows={durations} sample={Play} />
      </Section>
      <Section title="Curve and loops">
        <TokenList rows={rowsNamed('motion.ease', 'motion.loop')} />
      </Section>
    </FoundationPage>
  )
}

/** Milliseconds of a duration as a style sheet writes it. */
export const toMs = (value: string) => Number.parseFloat(value) * (/\ds$/.test(value.trim()) ? 1000 : 1)

function Play({ name, path }: TokenRow) {
  const ball = useRef<HTMLDivElement>(null)
  const play = () => {
    const element = ball.current
    if (!element) return
    const style = getComputedStyle(element)
    const distance = (element.parentElement?.clientWidth ?? 0) - element.clientWidth
    const sign = style.direction === 'rtl' ? -1 : 1
    const duration = toMs(style.getPropertyValue(name))
    const easing = style.getPropertyValue('--portico-motion-ease')
    element.dataset.played = String(duration)
    element.animate({ transform: ['none', `translateX(${sign * distance}px)`] }, { duration, easing, fill: 'forwards' })
  }
  return (
    <Stack gap={2} align="start">
      <div style={{ inlineSize: '100%', background: vars.color.raised, borderRadius: vars.corner.full }}>
        <div
          ref={ball}
          style={{
            inlineSize: 24,
            blockSize: 24,
            borderRadius: vars.corner.full,
            background: vars.color.accent,
            forcedColorAdjust: 'none',
          }}
        />
      </div>
      <Button size="s" tone="raised" onClick={play}>{`Play ${path.at(-1) ?? ''}`}</Button>
    </Stack>
  )
}
