'use client'
import { lazy, Suspense, useEffect } from 'react'
import { Card } from '../../../primitives/layout/Card'
import { Stack } from '../../../primitives/layout/Stack'
import { CardPlace } from '../../../primitives/layout/CardPlace'
import { Skeleton } from '../../../primitives/feedback/Skeleton'
import { ShadowStyles } from '../../../primitives/theme/shadowStyles'
import { ThemeRoot } from '../../../primitives/theme/ThemeRoot'
import { useAction } from '../../../hooks/PorticoProvider'
import { registerEmbed } from '../../../state/shell/router/navigation'
import { report } from '../../../state/core/report'
import { EntryBoundary } from '../feedback/EntryBoundary'
import { Appearance, type AppearanceProps } from './Appearance'
import type { Slots } from './Slots'

const Embedded = lazy(() => import('./Embedded.late'))

/** Props of `PorticoEmbed`. */
export interface PorticoEmbedProps extends AppearanceProps {
  /** Content that the page adds to the views. */
  slots?: Slots | undefined
  /** `wide`: in a wide window two panes, for which it needs 640 px of room. @default 'card' */
  layout?: 'card' | 'wide' | undefined
}

/** The same views in place, without a dialog: no overlay, no scroll lock, no close button. */
export function PorticoEmbed({ slots, layout, ...appearance }: PorticoEmbedProps) {
  const count = useAction(registerEmbed)
  const reportError = useAction(report)
  useEffect(() => {
    count(1)
    return () => count(-1)
  }, [count])
  const place = (
    <CardPlace wide={layout === 'wide'}>
      <Card>
        <Stack gap={1}>
          {['title', 'first', 'second', 'third'].map((row) => (
            <Skeleton key={row} shape="row" />
          ))}
        </Stack>
      </Card>
    </CardPlace>
  )
  return (
    <Appearance {...appearance}>
      <ThemeRoot>
        <ShadowStyles />
        <EntryBoundary onError={reportError} resetKey={layout} fallback={place}>
          <Suspense fallback={place}>
            <Embedded slots={slots} layout={layout} place={place} />
          </Suspense>
        </EntryBoundary>
      </ThemeRoot>
    </Appearance>
  )
}
