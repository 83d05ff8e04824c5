import type { ReactNode } from 'react'
import { Card } from '../../src/primitives/Card'
import { Header } from '../../src/primitives/Header'
import { useCopy } from '../../src/views/copy/useCopy'
import type { Copy } from '../../src/views/copy/en'

export interface FramedProps {
  title: (copy: Copy) => string
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
