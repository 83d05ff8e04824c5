import type { ReactNode } from 'react'
import { Card } from '../../../src/primitives/layout/Card'
import { CopyProvider } from '../../../src/views/copy/CopyProvider'
import type { PartialCopy } from '../../../src/views/copy/mergeCopy'
import { useAppearance } from '../../../src/primitives/theme/ThemeRoot'
import { ar } from '../../../src/vault/page/ar.late'

/** A view of the vault's page in the card that a host draws around it, with the words that the page brings. */
export function InVault({ children }: { children: ReactNode }) {
  const { lang } = useAppearance()
  const isArabic = lang?.startsWith('ar') ?? false
  return (
    <Card>
      <CopyProvider copy={isArabic ? (ar as PartialCopy) : undefined}>{children}</CopyProvider>
    </Card>
  )
}
