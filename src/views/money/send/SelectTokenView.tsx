'use client'
import { useState } from 'react'
import { SearchField } from '../../../primitives/forms/SearchField'
import { Icon } from '../../../primitives/images/Icon'
import { RemoteImage } from '../../../primitives/images/RemoteImage'
import { Stack } from '../../../primitives/layout/Stack'
import { ListItem } from '../../../primitives/lists/ListItem'
import { Text } from '../../../primitives/text/Text'
import { enSendSteps } from '../../copy/en/money/sendSteps'
import { useWords } from '../../copy/useWords'
import { DrawnEmptyState } from '../../parts/DrawnEmptyState'
import { TokenRows } from '../../parts/receipt/TokenRows'
import type { SendableToken } from '../../parts/send/AmountPart'

/** Props of `SelectTokenView`; `useSelectTokenView` returns them for this instance. */
export interface SelectTokenViewProps {
  /** Tokens that can be sent, the network's own currency first. */
  tokens: readonly SendableToken[]
  /** Contract of what is sent; left out for the network's own currency. */
  token?: string | undefined
  /** On which network they are. */
  network: { readonly name: string; readonly image?: string | undefined }
  /** Leads to the networks; absent where there is no other, or visitors may not switch. */
  onShowNetworks?: (() => void) | undefined
  /** One was chosen. */
  onSelect: (token: string | undefined) => void
}

/** Choose the token to send, of all that the account has: by name, symbol or contract. */
export function SelectTokenView({ tokens, token, network, onShowNetworks, onSelect }: SelectTokenViewProps) {
  const copy = useWords(enSendSteps).selectToken
  const [query, search] = useState('')
  const wanted = query.trim().toLowerCase()
  const isFound = ({ name, symbol, address }: SendableToken) =>
    [name, symbol].some((text) => text.toLowerCase().includes(wanted)) || address?.toLowerCase() === wanted
  const found = tokens.filter(isFound)
  const image = <RemoteImage src={network.image} name={network.name} shape="network" />
  return (
    <Stack gap={3}>
      {onShowNetworks && (
        <ListItem
          image={image}
          title={network.name}
          isName
          detail={copy.network}
          end={<Icon name="chevron" />}
          onClick={onShowNetworks}
        />
      )}
      <SearchField
        label={copy.search}
        value={query}
        onValueChange={search}
        clearLabel={copy.clear}
        resultsText={wanted && copy.results(found.length)}
      />
      {found.length > 0 ? (
        <TokenRows
          label={copy.list}
          tokens={found.map((one) => ({
            ...one,
            warning: one.isSpam ? copy.spam : one.twinAddress && copy.twin(one.twinAddress),
            // From left to right, whatever the page is.
            end: (
              <Text tabular dir="ltr">
                {one.held}
              </Text>
            ),
          }))}
          selected={token}
          onSelect={onSelect}
        />
      ) : (
        <DrawnEmptyState illustration="search" title={copy.none.title} detail={copy.none.detail} action={null} />
      )}
    </Stack>
  )
}
