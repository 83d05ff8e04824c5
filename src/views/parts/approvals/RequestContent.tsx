'use client'
import type { Network } from '../../../chains/network'
import type { RequestDescription } from '../../../chains/requests'
import { Stack } from '../../../primitives/layout/Stack'
import { DescriptionList } from '../../../primitives/text/DescriptionList'
import { Code } from '../../../primitives/text/Code'
import type { ApprovalFacts } from '../../../state/approvals/tokenMetadata'
import { unhide } from './escapeInvisible'
import { nativeAmount } from './formatAmount'
import { RequestDetails } from './RequestDetails'
import { RequestReceipt } from './RequestReceipt'
import { useFormatContext } from './useFormatContext'
import { Warnings } from './Warnings'

/** Who asks for what, from which account. */
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
  /** Who asks, from which account, on which network, and the place in the queue. */
  request: ApprovalRequest
  /** What is asked for, as data: the kind, its values and the warnings. */
  description: RequestDescription
  /** What makes amounts readable: tokens by address, and the highest fee. */
  facts: ApprovalFacts
  /** The app's networks, whose names say more than their numbers. */
  networks?: readonly Network[] | undefined
  /** Language of numbers and dates, a BCP 47 tag. */
  lang?: string | undefined
}

/** Everything that has to have been visible before approving is possible. */
export function RequestContent({ request, description, facts, networks = [], lang }: RequestContentProps) {
  const { network } = request
  const context = useFormatContext(network, facts, lang)
  const { copy } = context
  const fee = facts.fee === null ? [] : [{ label: copy.facts.fee, value: nativeAmount(facts.fee, context) }]
  return (
    <Stack gap={3}>
      <RequestReceipt description={description} context={context}>
        <DescriptionList
          items={[
            { label: copy.facts.origin, value: unhide(request.origin) },
            { label: copy.facts.network, value: network.name },
          ]}
        />
        <Warnings description={description} networks={[network, ...networks]} />
      </RequestReceipt>
      <DescriptionList
        items={[
          ...fee,
          { label: copy.facts.wallet, value: request.wallet },
          { label: copy.facts.account, value: <Code parts={[{ text: unhide(request.address) }]} /> },
        ]}
      />
      <RequestDetails description={description} />
    </Stack>
  )
}
