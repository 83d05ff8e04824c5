import type { ReactNode } from 'react'
import { Card } from '../../src/primitives/layout/Card'
import { Header } from '../../src/primitives/layout/Header'
import { useCopy, type ShellCopy } from '../../src/views/copy/useCopy'

export interface FramedProps {
  title: (copy: ShellCopy) => string
  /** Draws the back button, as for a view that was gone to. */
  isDeeper?: boolean
  children: ReactNode
}

/** A view the way the modal shows it: in its card, under its title. */
export function Framed({ title, isDeeper, children }: FramedProps) {
  const copy = useCopy()
  const nothing = () => undefined
  return (
    <Card
      header={
        <Header
          title={title(copy)}
          backLabel={copy.shell.back}
          closeLabel={copy.shell.close}
          onBack={isDeeper ? nothing : undefined}
          onClose={nothing}
        />
      }
    >
      {children}
    </Card>
  )
}
