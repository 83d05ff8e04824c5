'use client'
import { createElement, useEffect, useState, type ComponentType } from 'react'
import { useAction, useValue } from '../../hooks/PorticoProvider'
import { accountTabAtom, accountTabsAtom, chooseAccountTab, type AccountTab } from '../../state/account/accountTabs'
import { FailureView } from '../feedback/FailureView'
import { LoadingView } from '../feedback/LoadingView'
import { AccountTabsView, type AccountTabsViewProps } from './AccountTabsView'

/**
 * Props of `AccountTabsView` for the account in use: the parts that your app shows, each of which is loaded when it is
 * first in sight.
 * @example
 * <AccountTabsView {...useAccountTabsView()} />
 */
export function useAccountTabsView(): AccountTabsViewProps {
  return {
    tabs: useValue(accountTabsAtom),
    value: useValue(accountTabAtom),
    onValueChange: useAction(chooseAccountTab),
    renderPanel: (tab) => <Panel key={tab} tab={tab} />,
  }
}

type Panels = Readonly<Record<AccountTab, ComponentType>>

const load: { readonly [Tab in AccountTab]: () => Promise<Panels[Tab]> } = {
  tokens: () => import('../tokens/tokenViews.late').then(({ TokensTab }) => TokensTab),
  activity: () => import('../activity/Activity.late').then(({ ActivityTab }) => ActivityTab),
}

const loaded: Partial<Record<AccountTab, ComponentType>> = {}

/** A part whose code comes with its first sight; where it cannot be had, the account around it stays. */
function Panel({ tab }: { readonly tab: AccountTab }) {
  const read = () => loaded[tab] ?? null
  const [Inner, show] = useState(read)
  const [hasFailed, fail] = useState(false)
  useEffect(() => {
    if (Inner || hasFailed) return
    load[tab]().then(
      (part) => {
        loaded[tab] = part
        show(read)
      },
      () => fail(true),
    )
  })
  return hasFailed ? <FailureView onRetry={() => fail(false)} /> : createElement(Inner ?? LoadingView)
}

/** What the account has and what happened with it, connected. */
export function AccountTabs() {
  return <AccountTabsView {...useAccountTabsView()} />
}
