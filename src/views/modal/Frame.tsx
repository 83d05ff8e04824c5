'use client'
import type { ReactNode } from 'react'
import { Card } from '../../primitives/layout/Card'
import { Header } from '../../primitives/layout/Header'
import { ThemeRoot } from '../../primitives/theme/ThemeRoot'
import { useCopy } from '../copy/useCopy'
import { Appearance, type AppearanceProps } from './Appearance'

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

/** A themed card with a title: put any view inside. */
export function Frame({ title, onBack, onClose, header, footer, children, ...appearance }: FrameProps) {
  return (
    <Appearance {...appearance}>
      <ThemeRoot>
        <FramedCard title={title} onBack={onBack} onClose={onClose} footer={footer}>
          {header}
          {children}
        </FramedCard>
      </ThemeRoot>
    </Appearance>
  )
}

function FramedCard({ title, onBack, onClose, footer, children }: Omit<FrameProps, 'header' | keyof AppearanceProps>) {
  const copy = useCopy().shell
  return (
    <Card
      header={<Header title={title} onBack={onBack} backLabel={copy.back} onClose={onClose} closeLabel={copy.close} />}
      footer={footer}
    >
      {children}
    </Card>
  )
}
