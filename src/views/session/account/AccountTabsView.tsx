'use client'
import type { ReactElement, ReactNode } from 'react'
import { Tabs } from '../../../primitives/actions/Tabs'
import type { AccountTab } from '../../../state/session/account/accountTabs'
import { enAccount } from '../../copy/en/account'
import { useWords } from '../../copy/useWords'

/** Props of `AccountTabsView`; `useAccountTabsView` returns them for this instance. */
export interface AccountTabsViewProps {
  /** The tabs in their order; with one, no row of tabs is drawn, and with none nothing. */
  tabs: readonly AccountTab[]
  /** The one in sight. */
  value: AccountTab | undefined
  /** Another was chosen. */
  onValueChange: (tab: AccountTab) => void
  /** Draws a part: a `TokensView` or an `ActivityView`, for instance. */
  renderPanel: (tab: AccountTab) => ReactNode
}

/** Tokens, collectibles and activity of an account, one of them in sight. */
export function AccountTabsView({
  tabs,
  value,
  onValueChange,
  renderPanel,
}: AccountTabsViewProps): ReactElement | null {
  const copy = useWords(enAccount).account
  if (value === undefined) return null
  if (tabs.length < 2) return <>{renderPanel(value)}</>
  return (
    <Tabs
      label={copy.tabs.label}
      tabs={tabs.map((id) => ({ id, label: copy.tabs[id] }))}
      value={value}
      onValueChange={(id) => onValueChange(id as AccountTab)}
    >
      {renderPanel(value)}
    </Tabs>
  )
}
