'use client'
import { useContext, useState, type ReactNode } from 'react'
import { Card } from '../../../primitives/layout/Card'
import { Header } from '../../../primitives/layout/Header'
import { ThemeRoot } from '../../../primitives/theme/ThemeRoot'
import { PorticoContext, useAction } from '../../../hooks/PorticoProvider'
import { report } from '../../../state/core/report'
import { useCopy } from '../../copy/useCopy'
import { EntryBoundary } from '../feedback/EntryBoundary'
import { FailureView } from '../feedback/FailureView'
import { PageAnnouncer } from '../feedback/PageAnnouncer'
import { Appearance, type AppearanceProps } from './Appearance'
import { useKeptFocus } from './effects/useKeptFocus'

/** Props of `Frame`. */
export interface FrameProps extends AppearanceProps {
  /** The heading of the card. */
  title: string
  /** Shows the back button. */
  onBack?: (() => void) | undefined
  /** Shows the close button. */
  onClose?: (() => void) | undefined
  /** Above the view, below the title. */
  header?: ReactNode
  /** Below the view, in sight while the view scrolls. */
  footer?: ReactNode
  /** A view. */
  children?: ReactNode
}

/**
 * A themed card with a title: put any view inside. Below a provider it says aloud what happens, and where a view takes the
 * place of the one that had the focus, the focus goes to the title.
 */
export function Frame({ title, onBack, onClose, header, footer, children, ...appearance }: FrameProps) {
  const hasInstance = useContext(PorticoContext) !== null
  return (
    <Appearance {...appearance}>
      <ThemeRoot>
        {hasInstance && <PageAnnouncer />}
        <FramedCard title={title} onBack={onBack} onClose={onClose} footer={footer}>
          {header}
          {hasInstance ? <Guarded title={title}>{children}</Guarded> : children}
        </FramedCard>
      </ThemeRoot>
    </Appearance>
  )
}

/** Keeps an error of the view in the frame. Another title starts again. */
function Guarded({ title, children }: Pick<FrameProps, 'title' | 'children'>) {
  const [tries, setTries] = useState(0)
  return (
    <EntryBoundary
      onError={useAction(report)}
      mostTries={1}
      resetKey={`${tries} ${title}`}
      fallback={<FailureView onRetry={() => setTries(tries + 1)} />}
    >
      {children}
    </EntryBoundary>
  )
}

function FramedCard({ title, onBack, onClose, footer, children }: Omit<FrameProps, 'header' | keyof AppearanceProps>) {
  const copy = useCopy().shell
  const titleRef = useKeptFocus()
  return (
    <Card
      header={
        <Header
          title={title}
          titleRef={titleRef}
          onBack={onBack}
          backLabel={copy.back}
          onClose={onClose}
          closeLabel={copy.close}
        />
      }
      footer={footer}
    >
      {children}
    </Card>
  )
}
