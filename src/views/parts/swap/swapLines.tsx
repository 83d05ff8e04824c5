import { Stack } from '../../../primitives/layout/Stack'
import type { DescriptionItem } from '../../../primitives/text/DescriptionList'
import { Text } from '../../../primitives/text/Text'
import type { enSwap } from '../../copy/en/swap'
import { unhide } from '../approvals/escapeInvisible'
import { formatPercent, judgeImpact } from './impact'

/** What a swap comes to, as texts. */
export interface SwapFacts {
  /** In percent; left out where nobody says it. */
  readonly priceImpact?: number | undefined
  /** The most that the network takes, with its symbol; null where nobody knows. */
  readonly networkFee: string | null
  /** What the service keeps, with its symbol. */
  readonly providerFee?: string | undefined
  /** The least that may arrive, with its symbol. */
  readonly minimum: string
  /** Who swaps on the way, in order: what each venue is called, and into what it swaps. */
  readonly route: readonly { readonly venue: string; readonly to: string }[]
}

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
            <li key={index}>
              <Text dir="auto">{unhide(venue)}</Text>
              <Text tone="muted"> → </Text>
              <Text dir="auto" weight="medium">
                {unhide(to)}
              </Text>
            </li>
          ))}
        </Stack>
      ),
    ),
  ]
}
