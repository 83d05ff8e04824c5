import { Icon } from '../../../primitives/images/Icon'
import { Stack } from '../../../primitives/layout/Stack'
import type { DescriptionItem } from '../../../primitives/text/DescriptionList'
import { Text } from '../../../primitives/text/Text'
import { truncateAddress } from '../../../state/core/format/address'
import type { enSwap } from '../../copy/en/money/swap'
import { unhide } from '../approvals/escapeInvisible'
import { formatPercent, judgeImpact } from './impact'

/** The terms of a swap, as texts. */
export interface SwapFacts {
  /** In percent; left out where it is not known. */
  readonly priceImpact?: number | undefined
  /** The most that the network takes, with its symbol; null where it is not known. */
  readonly networkFee: string | null
  /** Fee of the service, with its symbol. */
  readonly providerFee?: string | undefined
  /** The least that may arrive, with its symbol. */
  readonly minimum: string
  /** Venues on the way, in order: the name of each, and the token that it swaps into. */
  readonly route: readonly { readonly venue: string; readonly to: string }[]
}

/** Of a contract without a name, the ends of its address. */
const nameOf = (text: string) => (/^0x[0-9a-f]{40}$/i.test(text) ? truncateAddress(text) : unhide(text))

const tones = { plain: 'default', high: 'warning', severe: 'danger' } as const

/** The lines of a receipt that say it. */
export function linesOfSwap(facts: SwapFacts, copy: (typeof enSwap)['swap']['terms']): readonly DescriptionItem[] {
  const { priceImpact, networkFee, providerFee, minimum, route } = facts
  const impact = judgeImpact(priceImpact)
  const figure = (text: string) => (
    <Text dir="ltr" tabular>
      {text}
    </Text>
  )
  const optional = (label: string, value: DescriptionItem['value'] | null): readonly DescriptionItem[] =>
    value === null ? [] : [{ label, value }]
  const percent = priceImpact === undefined ? null : formatPercent(Math.max(priceImpact, 0))
  return [
    { label: copy.minimum, value: figure(minimum) },
    ...optional(
      copy.impact,
      percent === null ? null : impact === 'plain' ? (
        figure(percent)
      ) : (
        <Text tone={tones[impact]} tabular>
          {copy[impact](percent)}
        </Text>
      ),
    ),
    { label: copy.fee, value: networkFee === null ? copy.feeUnknown : figure(networkFee) },
    ...optional(copy.providerFee, providerFee === undefined ? null : figure(providerFee)),
    ...optional(
      copy.route,
      route.length === 0 ? null : (
        <Stack as="ul">
          {route.map(({ venue, to }, index) => (
            <Stack as="li" key={index} direction="row" gap={1} align="center" wrap>
              <Text dir="auto" title={venue}>
                {nameOf(venue)}
              </Text>
              <Icon name="chevron" size="s" />
              <Text dir="auto" weight="medium" title={to}>
                {nameOf(to)}
              </Text>
            </Stack>
          ))}
        </Stack>
      ),
    ),
  ]
}

/** The warning of a swap that moves the price; undefined where it hardly does. */
export function warningOfImpact(
  { priceImpact }: Pick<SwapFacts, 'priceImpact'>,
  copy: (typeof enSwap)['swap']['warnings'],
): string | undefined {
  const impact = judgeImpact(priceImpact)
  return impact === 'plain' || priceImpact === undefined ? undefined : copy[impact](formatPercent(priceImpact))
}
