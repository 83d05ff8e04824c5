'use client'
import { Button } from '../../../primitives/actions/Button'
import { LiveRegion } from '../../../primitives/feedback/LiveRegion'
import { Stack } from '../../../primitives/layout/Stack'
import { enOnramp } from '../../copy/en/money/onramp'
import { AmountInput } from '../../parts/AmountInput'
import { useWords } from '../../copy/useWords'
import { DrawnEmptyState, FailedState } from '../../parts/DrawnEmptyState'
import { ArrivingRow, CurrencyPill, type ArrivingToken } from '../../parts/onramp/OrderParts'
import { UnderWayRow, type UnderWayRowProps } from '../../parts/onramp/UnderWayRow'
import { ProviderRows, type ShownProvider } from '../../parts/onramp/ProviderRows'

export type { ShownProvider } from '../../parts/onramp/ProviderRows'

/** Props of `OnRampProvidersView`; `useOnRampProvidersView` returns them for this instance. */
export interface OnRampProvidersViewProps extends UnderWayRowProps {
  /** State of the list of currencies for sale. */
  status: 'loading' | 'ready' | 'failed'
  /** The typed amount: a decimal text. */
  amount: string
  /** The currency to pay with; `sign` stands for a picture. */
  currency: { readonly id: string; readonly sign: string; readonly image?: string | undefined }
  /** The problem of the amount; `limit` as text with its currency. */
  problem?: { readonly kind: 'least' | 'most' | 'incorrect'; readonly limit?: string | undefined } | undefined
  /** By which way so much is paid, where that is known. */
  method?: 'card' | 'bank' | undefined
  /** The currency to buy; null where nothing is for sale. */
  token: ArrivingToken | null
  /** The amount that arrives, as text with its symbol; absent without a quote. */
  arrives?: string | undefined
  /** Sellers, the most that arrives first. */
  providers: readonly ShownProvider[]
  /** Offers are being read. */
  isLoading?: boolean | undefined
  /** Offers could not be read. */
  hasFailed?: boolean | undefined
  /** The amount to pay was typed. */
  onAmountChange: (amount: string) => void
  /** Leads to what can be paid with. */
  onSelectCurrency: () => void
  /** Leads to what can be bought. */
  onSelectToken: () => void
  /** Buys from one: its window opens. */
  onSelectProvider: (id: string) => void
  /** Reads again what could not be read. */
  onRetry: () => void
  /** Explains buying. */
  onHelp: () => void
  /** Shows the account to be paid, where nothing is for sale. */
  onReceive?: (() => void) | undefined
}

/** The amount to pay, the amount that arrives, and the sellers. */
export function OnRampProvidersView(props: OnRampProvidersViewProps) {
  const { status, amount, currency, problem, method, token, arrives, providers, isLoading, hasFailed } = props
  const copy = useWords(enOnramp).onramp
  const isReading = status === 'loading'
  if (status === 'failed')
    return (
      <Stack>
        <FailedState {...copy.unavailable} onRetry={props.onRetry} announces />
      </Stack>
    )
  if (!token && !isReading)
    return (
      <DrawnEmptyState
        illustration="coins"
        title={copy.nothing.title}
        detail={copy.nothing.detail}
        action={
          props.onReceive && (
            <Button full onClick={props.onReceive}>
              {copy.nothing.action}
            </Button>
          )
        }
      />
    )
  const error = problem && (problem.kind === 'incorrect' ? copy.incorrect : copy[problem.kind](problem.limit ?? ''))
  return (
    <Stack gap={4}>
      <UnderWayRow purchase={props.purchase} onShowPurchase={props.onShowPurchase} />
      <AmountInput
        label={copy.amount}
        value={amount}
        onValueChange={props.onAmountChange}
        error={error}
        units={[currency.id, currency.sign]}
        fiat={method && copy.methods[method]}
        token={<CurrencyPill {...currency} onClick={props.onSelectCurrency} />}
      />
      <ArrivingRow token={token} arrives={arrives} onClick={props.onSelectToken} />
      <ProviderRows
        providers={providers}
        isLoading={isReading || isLoading}
        hasFailed={hasFailed}
        hasAmount={amount !== ''}
        isRefused={problem !== undefined}
        onSelect={props.onSelectProvider}
        onRetry={props.onRetry}
      />
      <Button tone="quiet" full onClick={props.onHelp}>
        {copy.help}
      </Button>
      <LiveRegion assertive>{hasFailed && copy.quotesUnavailable}</LiveRegion>
      <LiveRegion>{isReading || isLoading ? copy.loading : arrives && copy.arrives(arrives)}</LiveRegion>
    </Stack>
  )
}
