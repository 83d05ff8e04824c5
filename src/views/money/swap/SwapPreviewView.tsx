'use client'
import { Button } from '../../../primitives/actions/Button'
import { Stack } from '../../../primitives/layout/Stack'
import type { OwnersWait } from '../../../state/money/intents/intent'
import type { SwapAllowance, SwapReview } from '../../../state/money/swap/types'
import { enSwap } from '../../copy/en/money/swap'
import { enUnanswered } from '../../copy/en/money/unanswered'
import { enSwapSteps } from '../../copy/en/money/swapSteps'
import { useWords } from '../../copy/useWords'
import { unhide } from '../../parts/approvals/escapeInvisible'
import { CallsList, type CallRow } from '../../parts/calls/CallsList'
import { DrawnEmptyState } from '../../parts/DrawnEmptyState'
import { SwapHeadline, type SwapFigure } from '../../parts/swap/SwapHeadline'
import { SwapNotices } from '../../parts/swap/SwapNotices'
import { ownersWords } from '../../parts/ownersWords'
import { OpenRequests, UnansweredPart, type OpenRequest, type UnansweredCheck } from '../../parts/UnansweredPart'
import { SwapReceipt, warningOfImpact, type SwapReceiptProps } from '../../parts/swap/SwapReceipt'

/** The reviewed swap, in words. */
export interface PlannedSwap extends SwapReceiptProps {
  readonly from: Omit<SwapFigure, 'label'>
  readonly to: Omit<SwapFigure, 'label'>
  /** The way to allow the token. */
  readonly allowance: SwapAllowance
  /** The effect of the next press. */
  readonly next: SwapReview['next']
  /** The amount that was shown before, with its symbol, where the price has moved since. */
  readonly movedFrom?: string | undefined
  /** Symbols of the ends whose contracts could not be read, so that their amounts are in base units. */
  readonly unread?: readonly string[] | undefined
  /** Of the network's own currency, where the account may have too little of it. */
  readonly lacksFee?: string | undefined
}

/** Props of `SwapPreviewView`; `useSwapPreviewView` returns them for this instance. */
export interface SwapPreviewViewProps {
  /** Null where nothing is about to be swapped, also once that was cancelled. */
  plan: PlannedSwap | null
  /** At rest, in the wallet, or why it was not sent. */
  status: SwapReview['step']
  /** Why it failed, as who failed has it. */
  words?: string | undefined
  /** An approval was sent and is waited for. */
  isApproving?: boolean | undefined
  /** The wallet took the calls of the swap, and they are waited for. */
  isSending?: boolean | undefined
  /** The account is a contract whose owners may have to approve the approval, or the calls of the swap, first. */
  owners?: Pick<OwnersWait, 'required' | 'total'> | undefined
  /** The service gave something other than what is shown, so nothing was signed. */
  isRefused?: boolean | undefined
  /** False during the first 500 ms on screen, when a press does nothing. @default true */
  isArmed?: boolean | undefined
  /** The last press was ignored because a value had just changed. */
  isOutdated?: boolean | undefined
  /** State of each call, where several are one request or follow each other. */
  calls?: readonly CallRow[] | undefined
  /** Does what is next: signs, approves, or swaps. */
  onConfirm: () => void
  /** Asks for another quote, after one that was refused. */
  onRenew: () => void
  /** Goes back to change it. */
  onCancel: () => void
  /** Status of the search for a swap that the wallet did not answer. */
  check?: UnansweredCheck | undefined
  /** Warnings about requests from before that may still be sent. */
  openRequests?: readonly OpenRequest[] | undefined
  /** Takes away a warning about a request from before, which will not be sent after all. */
  onDismiss?: ((id: string) => void) | undefined
  /** Looks on the chain for a swap that the wallet did not answer. */
  onCheck?: (() => void) | undefined
  /** Shows the review again, to ask for the swap once more. */
  onAskAgain?: (() => void) | undefined
}

/** The review of a swap, as the receipt that a request is. */
export function SwapPreviewView({
  plan,
  status,
  words,
  isApproving,
  isSending,
  owners,
  isRefused,
  isArmed = true,
  isOutdated,
  calls = [],
  openRequests = [],
  ...on
}: SwapPreviewViewProps) {
  const copy = useWords(enSwapSteps).swapReview
  const { swap } = useWords(enSwap)
  const waits = useWords(enUnanswered).unanswered
  if (!plan)
    return (
      <DrawnEmptyState
        illustration="coins"
        title={copy.none.title}
        detail={copy.none.detail}
        action={
          <Button full tone="raised" onClick={on.onCancel}>
            {copy.none.action}
          </Button>
        }
      />
    )
  const { from, to, next, movedFrom, lacksFee, unread = [] } = plan
  const isBusy = status === 'asking' || status === 'building' || isApproving === true
  const warnings = [
    ...unread.map(copy.unread),
    movedFrom !== undefined && copy.moved(movedFrom, to.amount),
    warningOfImpact(plan, swap.warnings),
    lacksFee !== undefined && copy.lacksFee(lacksFee),
  ].filter((text) => typeof text === 'string')
  return (
    <Stack gap={4}>
      <SwapHeadline from={{ label: swap.pay, ...from }} to={{ label: swap.get, ...to }} />
      <SwapReceipt {...plan} />
      {calls.length > 0 && <CallsList calls={calls} />}
      {status === 'unanswered' ? (
        <UnansweredPart
          what={next === 'approve' ? undefined : from.amount}
          check={on.check}
          onCheck={on.onCheck}
          onAskAgain={on.onAskAgain}
        />
      ) : (
        <>
          <OpenRequests requests={openRequests} onDismiss={on.onDismiss} />
          <SwapNotices
            allowance={allowanceWords()}
            warnings={warnings}
            refusal={refusalWords()}
            waiting={
              isApproving ? approvingWords() : isSending ? sendingWords(from.amount) : isBusy ? copy.asking : undefined
            }
          />
          <Stack gap={2}>
            <Button
              full
              loading={isBusy}
              aria-disabled={(!isArmed && !isRefused) || isBusy || undefined}
              onClick={isRefused ? on.onRenew : on.onConfirm}
            >
              {isRefused ? copy.renew : copy.next[next]}
            </Button>
            <Button full tone="raised" onClick={on.onCancel}>
              {copy.cancel}
            </Button>
          </Stack>
        </>
      )}
    </Stack>
  )

  function approvingWords(): string {
    if (!owners) return copy.approving
    const { required, total } = owners
    return required === undefined || total === undefined
      ? copy.approvingByContract
      : copy.approvingByOwners(required, total)
  }

  function sendingWords(paid: string): string {
    return owners ? ownersWords(waits, owners, paid).detail : copy.sending
  }

  function allowanceWords(): string | undefined {
    if (!plan || isRefused) return undefined
    if (next === 'confirm') return copy.contractIsNew
    if (plan.allowance === 'none') return undefined
    if (plan.allowance === 'batch') return copy.allowances.batch(from.amount)
    // The step before is done: the swap itself is next.
    if (next === 'swap') return plan.allowance === 'permit' ? copy.signed : copy.allowed
    return copy.allowances[plan.allowance](from.amount)
  }

  function refusalWords(): string | undefined {
    if (isRefused) return copy.refused
    if (status === 'declined' || status === 'pending') return copy[status]
    if (isOutdated && !isBusy) return copy.outdated
    if (status !== 'failed') return undefined
    return words === undefined ? copy.failed[next] : `${copy.failed[next]}. ${copy.said(unhide(words))}`
  }
}
