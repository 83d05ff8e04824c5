'use client'
import type { ReactNode } from 'react'
import { Card } from '../../primitives/layout/Card'
import { Header } from '../../primitives/layout/Header'
import { ThemeRoot } from '../../primitives/theme/ThemeRoot'
import { useCopy } from '../copy/useCopy'
import { Appearance, type AppearanceProps } from './Appearance'

export interface FrameProps extends AppearanceProps {
  title: string
  onBack?: (() => void) | undefined
  onClose?: (() => void) | undefined
  children?: ReactNode
}

/** A themed card with a title: put any view inside. */
export function Frame({ title, onBack, onClose, children, ...appearance }: FrameProps) {
  return (
    <Appearance {...appearance}>
      <ThemeRoot>
        <FramedCard title={title} onBack={onBack} onClose={onClose}>
          {children}
        </FramedCard>
      </ThemeRoot>
    </Appearance>
  )
}

function FramedCard({
  title,
  onBack,
  onClose,
  children,
}: Pick<FrameProps, 'title' | 'onBack' | 'onClose' | 'children'>) {
  const copy = useCopy().shell
  return (
    <Card
      header={<Header title={title} onBack={onBack} backLabel={copy.back} onClose={onClose} closeLabel={copy.close} />}
    >
      {children}
    </Card>
  )
}
