'use client'
import { useEffect } from 'react'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { useAppearance } from '../../../primitives/theme/ThemeRoot'
import { formatBalance } from '../../../state/core/format/formatBalance'
import { formatFiat } from '../../../state/core/format/formatFiat'
import { hasHoldingsAtom } from '../../../state/session/project/accountFeatures'
import { navigate } from '../../../state/shell/router/navigation'
import {
  searchTokens,
  showHiddenTokens,
  showsHiddenTokensAtom,
  sortTokens,
  tokenListAtom,
  tokenQueryAtom,
  tokenSortAtom,
} from '../../../state/money/tokens/list'
import { currencyAtom } from '../../../state/money/tokens/currency'
import { refreshTokens } from '../../../state/money/tokens/tokens'
import { GoHome } from '../../parts/account/GoHome'
import { TokenImage } from './TokenImage'
import { TokensView, type TokensViewProps } from './TokensView'

/** Lists that fit on one screen need no search. */
const searchFrom = 6

/**
 * Props of `TokensView` for the account in use, whose tokens are asked for when it is drawn.
 * @example
 * <TokensView {...useTokensView()} />
 */
export function useTokensView(): TokensViewProps {
  const { count, total, ...list } = useValue(tokenListAtom)
  const { lang } = useAppearance()
  const currency = useValue(currencyAtom)
  const search = useAction(searchTokens)
  const sort = useAction(sortTokens)
  const go = useAction(navigate)
  const money = (text: string) => formatFiat(text, currency, lang)
  return {
    ...list,
    total: total === undefined ? undefined : money(total),
    formatToken: ({ token, worth }) => ({
      amount: formatBalance(token, lang),
      worth: worth === undefined ? undefined : money(worth),
    }),
    renderImage: ({ token }) => <TokenImage token={token} />,
    query: useValue(tokenQueryAtom),
    onQueryChange: count < searchFrom ? undefined : search,
    sort: useValue(tokenSortAtom),
    onSortChange: count < searchFrom ? undefined : sort,
    showsHidden: useValue(showsHiddenTokensAtom),
    onShowsHiddenChange: useAction(showHiddenTokens),
    onSelect: ({ token: { address } }) => go({ name: 'Token', address }),
    onRetry: useAction(refreshTokens),
  }
}

/** Tokens of the account, connected. */
export default function Tokens() {
  const props = useTokensView()
  return useValue(hasHoldingsAtom).tokens ? <TokensView {...props} /> : <GoHome />
}

/** The first few of them, in the account. */
export function TokensTab() {
  const go = useAction(navigate)
  const search = useAction(searchTokens)
  // A search in the whole list ends with the view.
  useEffect(() => search(''), [search])
  return <TokensView {...useTokensView()} onShowAll={() => go({ name: 'Tokens' })} />
}
