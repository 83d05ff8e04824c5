'use client'
import type { ReactNode } from 'react'
import type { Network } from '../../../chains/network'
import type { RequestDescription } from '../../../chains/requests'
import { Stack } from '../../../primitives/layout/Stack'
import { DescriptionList } from '../../../primitives/text/DescriptionList'
import type { ApprovalFacts } from '../../../state/session/approvals/tokenMetadata'
import { NetworkName } from '../receipt/NetworkName'
import type { Line } from '../receipt/receipt'
import { itemsOf } from './CallSummary'
import { nativeAmount, symbolOf } from './formatAmount'
import { RequestDetails } from './RequestDetails'
import { RequestReceipt } from './RequestReceipt'
import { useFormatContext } from './useFormatContext'

/** The page that asks, the request, and the account. */
export interface ApprovalRequest {
  /** Tells requests apart: with another one nothing is open any more, and no button has the focus. */
  readonly id?: number | undefined
  readonly origin: string
  readonly network: Network
  /** The whole address. */
  readonly address: string
  readonly wallet: string
  readonly position: number
  readonly total: number
}

/** Props of `RequestContent`. */
export interface RequestContentProps {
  /** The page that asks, the account, the network, and the place in the queue. */
  request: ApprovalRequest
  /** The request as data: the kind, its values and the warnings. */
  description: RequestDescription
  /** Facts that make amounts readable: tokens by address, and the highest fee. */
  facts: ApprovalFacts
  /** The app's networks, whose names say more than their numbers. */
  networks?: readonly Network[] | undefined
  /** Language of numbers and dates, a BCP 47 tag. */
  lang?: string | undefined
  /** The network's picture. */
  networkImage?: string | undefined
  /** Finds the picture of a token of the network by its contract, and of the network's own currency without one. */
  imageOf?: ((token: string | undefined) => string | undefined) | undefined
  /** Worth of the headline's amount, in words of the host; it stands below the amount. */
  fiat?: ReactNode
}

/** Everything that has to have been visible before approving is possible. */
export function RequestContent(props: RequestContentProps) {
  const { request, description, facts, networks = [], networkImage, imageOf, lang, fiat } = props
  const { network, address } = request
  const context = useFormatContext(network, facts, address, lang)
  const { copy } = context
  const [token] = description.tokens
  const line = (label: string, value: string, kind: Line['kind'] = 'words') =>
    itemsOf([{ label, value, kind }], context)
  return (
    <Stack gap={3}>
      <RequestReceipt
        description={description}
        context={context}
        networks={[network, ...networks]}
        mark={
          token
            ? { symbol: symbolOf(token, context), address: token, src: imageOf?.(token) }
            : { symbol: network.nativeCurrency.symbol, src: imageOf?.(undefined) ?? networkImage }
        }
        fiat={fiat}
        facts={[
          ...line(copy.facts.origin, request.origin),
          { label: copy.facts.network, value: <NetworkName name={network.name} image={networkImage} /> },
          ...(facts.fee === null ? [] : line(copy.facts.fee, nativeAmount(facts.fee, context))),
        ]}
      />
      <DescriptionList
        items={[...line(copy.facts.wallet, request.wallet), ...line(copy.facts.account, address, 'address')]}
      />
      <RequestDetails description={description} />
    </Stack>
  )
}
