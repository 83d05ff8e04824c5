'use client'
import { useMemo, useState } from 'react'
import { LiveRegion } from '../../../primitives/feedback/LiveRegion'
import { Skeleton } from '../../../primitives/feedback/Skeleton'
import { SearchField } from '../../../primitives/forms/SearchField'
import { Stack } from '../../../primitives/layout/Stack'
import { moveInRows } from '../../../primitives/lists/moveInRows'
import type { SwapTokenList } from '../../../state/money/swap/types'
import { enSwapSteps } from '../../copy/en/money/swapSteps'
import { useWords } from '../../copy/useWords'
import { DrawnEmptyState, FailedState } from '../../parts/DrawnEmptyState'
import { useCodeFailure } from '../../parts/useCodeFailure'
import { NetworkChoice } from '../../parts/swap/NetworkChoice'
import { SwapTokenRows, type SwappableToken } from '../../parts/swap/SwapTokenRows'
import { TokenChips } from '../../parts/swap/TokenChips'

export type { SwappableToken } from '../../parts/swap/SwapTokenRows'

/** Props of `SwapSelectTokenView`; `useSwapSelectTokenView` returns them for this instance. */
export interface SwapSelectTokenViewProps {
  /** State of the list of tokens that can be swapped. */
  status: SwapTokenList['status']
  /** A few that many look for. */
  suggested: readonly SwappableToken[]
  /** Tokens of the account. */
  own: readonly SwappableToken[]
  /** All others. */
  others: readonly SwappableToken[]
  /** Contract of the one in use; undefined for the network's own currency, null where none is chosen. */
  token: string | undefined | null
  /** That of the other side: chosen here, the sides are swapped. */
  otherToken: string | undefined | null
  /** On which network they are. */
  network: { readonly name: string; readonly image?: string | undefined }
  /** Leads to the networks; absent where there is no other, or visitors may not switch. */
  onShowNetworks?: (() => void) | undefined
  /** One was chosen. */
  onSelect: (token: string | undefined) => void
  /** Reads again what can be swapped. */
  onRetry: () => void
}

/** Choose the token to give, or to receive: searched by name, symbol or contract. */
export function SwapSelectTokenView(props: SwapSelectTokenViewProps) {
  const { status, suggested, own, others, network, onShowNetworks, onSelect, onRetry } = props
  const copy = useWords(enSwapSteps).swapToken
  const code = useCodeFailure()
  const [query, search] = useState('')
  const wanted = query.trim().toLowerCase()
  const [foundOwn, foundOthers] = useMemo(() => {
    const isFound = ({ name, symbol, address }: SwappableToken) =>
      [name, symbol].some((text) => text.toLowerCase().includes(wanted)) || address?.toLowerCase() === wanted
    return [own, others].map((tokens) => (wanted ? tokens.filter(isFound) : tokens)) as [
      readonly SwappableToken[],
      readonly SwappableToken[],
    ]
  }, [own, others, wanted])
  if (status === 'failed')
    return (
      <Stack>
        <FailedState {...copy.failed} onRetry={onRetry} {...code} announces />
      </Stack>
    )
  const count = foundOwn.length + foundOthers.length
  const isLoading = status === 'loading'
  const none = wanted ? copy.none : copy.empty
  const rows = { isChosen: isIn(props.token), isOther: isIn(props.otherToken), onSelect }
  return (
    <Stack gap={3} onKeyDown={moveInRows}>
      {onShowNetworks && <NetworkChoice label={copy.network} network={network} onClick={onShowNetworks} />}
      <SearchField
        label={copy.search}
        value={query}
        onValueChange={search}
        clearLabel={copy.clear}
        resultsText={wanted && copy.results(count)}
      />
      {!wanted && suggested.length > 0 && (
        <TokenChips
          label={copy.suggested}
          tokens={suggested}
          isChosen={rows.isChosen}
          onSelect={(token) => onSelect(token.address)}
        />
      )}
      <SwapTokenRows label={copy.own} tokens={foundOwn} {...rows} />
      <SwapTokenRows label={copy.others} tokens={foundOthers} {...rows} />
      {isLoading && [1, 2, 3, 4].map((place) => <Skeleton key={place} shape="row" />)}
      {!isLoading && count === 0 && (
        <DrawnEmptyState
          illustration={wanted ? 'search' : 'coins'}
          title={none.title}
          detail={none.detail}
          action={null}
        />
      )}
      <LiveRegion>{isLoading && copy.loading}</LiveRegion>
    </Stack>
  )
}

const isIn =
  (contract: string | undefined | null) =>
  ({ address }: SwappableToken) =>
    contract !== null && address?.toLowerCase() === contract?.toLowerCase()
