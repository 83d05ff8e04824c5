'use client'
import type { ComponentType } from 'react'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import {
  accountTabAtom,
  accountTabsAtom,
  chooseAccountTab,
  type AccountTab,
} from '../../../state/session/account/accountTabs'
import { LatePart } from '../../shell/feedback/LatePart'
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
    renderPanel: (tab) => <LatePart key={tab} load={load[tab]} props={{}} />,
  }
}

const load: { readonly [Tab in AccountTab]: () => Promise<ComponentType> } = {
  tokens: () => import('../../money/tokens/tokenViews.late').then(({ TokensTab }) => TokensTab),
  nfts: () => import('../../money/nfts/nftViews.late').then(({ Nfts }) => Nfts),
  activity: () => import('../../money/activity/Activity.late').then(({ ActivityTab }) => ActivityTab),
}

/** Tokens, collectibles and activity of the account, connected. */
export function AccountTabs() {
  return <AccountTabsView {...useAccountTabsView()} />
}
