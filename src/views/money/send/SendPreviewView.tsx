'use client'
import { Button } from '../../../primitives/actions/Button'
import { Stack } from '../../../primitives/layout/Stack'
import type { ReceiverWarning, TransferFailure } from '../../../state/money/send/chain'
import { enSend } from '../../copy/en/money/send'
import { enSendSteps } from '../../copy/en/money/sendSteps'
import { useWords } from '../../copy/useWords'
import { unhide } from '../../parts/approvals/escapeInvisible'
import { DrawnEmptyState } from '../../parts/DrawnEmptyState'
import { Headline } from '../../parts/receipt/Headline'
import { SendReceipt, type SendReceiptProps } from '../../parts/send/SendReceipt'
import { SendNotices } from '../../parts/send/SendNotices'
import { OpenRequests, UnansweredPart, type OpenRequest, type UnansweredCheck } from '../../parts/UnansweredPart'

/** The reviewed transfer, in words. */
export interface PlannedSend extends SendReceiptProps {
  /** With its symbol. */
  readonly amount: string
  readonly fiat?: string | undefined
  readonly symbol: string
  /** Contract or mint; left out for the network's own currency. */
  readonly token?: string | undefined
  /** Picture of what is sent. */
  readonly icon?: string | undefined
  /** Of the network's own currency, where the account may have too little of it. */
  readonly lacksFee?: string | undefined
  readonly wouldFail?: boolean | undefined
  /** The contract's own words about that. */
  readonly words?: string | undefined
  /** Why it would fail, or did, where the network says so. */
  readonly failure?: TransferFailure | undefined
  /** With its symbol: how much arrives, of a token that keeps a part. */
  readonly arriving?: string | undefined
  /** Another transaction of the account waits. */
  readonly isOtherWaiting?: boolean | undefined
  /** True if the contract of the token could not be read. The amount is in base units then. */
  readonly isUnread?: boolean | undefined
  /** Warnings. */
  readonly warnings: readonly ReceiverWarning[]
}

/** Props of `SendPreviewView`; `useSendPreviewView` returns them for this instance. */
export interface SendPreviewViewProps {
  /** Null where nothing is about to be sent, also once that was cancelled. */
  plan: PlannedSend | null
  /** At rest, in the wallet, or why it was not sent. `unanswered`: the wallet may still send it. */
  status: 'idle' | 'building' | 'asking' | 'declined' | 'pending' | 'failed' | 'unanswered'
  /** Why it failed, as the wallet has it. */
  words?: string | undefined
  /** False during the first 500 ms on screen, when a press does nothing. @default true */
  isArmed?: boolean | undefined
  /** The last press was ignored because a value had just changed. */
  isOutdated?: boolean | undefined
  /** Asks the wallet to send it. */
  onSend: () => void
  /** Goes back to change it. */
  onCancel: () => void
  /** State of the search on the chain, while the status is `unanswered`. */
  check?: UnansweredCheck | undefined
  /** Warnings about earlier requests that the wallet may still send. */
  openRequests?: readonly OpenRequest[] | undefined
  /** Removes the warning about an earlier request, as the visitor says that the wallet will not send it. */
  onDismiss?: ((id: string) => void) | undefined
  /** Searches the chain for a transaction that the wallet did not answer. */
  onCheck?: (() => void) | undefined
  /** Returns from `unanswered` to the review, to ask the wallet again. */
  onAskAgain?: (() => void) | undefined
}

/** The review of a transfer, as the receipt that a request is. */
export function SendPreviewView(props: SendPreviewViewProps) {
  const { plan, status, words, isArmed = true, isOutdated, openRequests = [], onSend, onCancel } = props
  const copy = useWords(enSendSteps).sendReview
  const { send } = useWords(enSend)
  if (!plan)
    return (
      <DrawnEmptyState
        illustration="coins"
        title={copy.none.title}
        detail={copy.none.detail}
        action={
          <Button full tone="raised" onClick={onCancel}>
            {copy.none.action}
          </Button>
        }
      />
    )
  const isBusy = status === 'asking' || status === 'building'
  const withWords = (sentence: string, said: string | undefined) =>
    said === undefined ? sentence : `${sentence} ${copy.said(unhide(said))}`
  const refusal =
    status === 'failed'
      ? withWords(copy.failed, words)
      : status === 'declined' || status === 'pending'
        ? copy[status]
        : isOutdated && !isBusy
          ? copy.outdated
          : undefined
  const { failure = 'unknown' } = plan
  const why = failure === 'unknown' ? plan.wouldFail && withWords(copy.wouldFail, plan.words) : copy.failures[failure]
  const warnings = [
    ...plan.warnings.map((warning) => send.warnings[warning]),
    plan.isUnread && copy.unread(plan.symbol),
    why,
    plan.arriving !== undefined && copy.arriving(plan.arriving),
    plan.lacksFee && copy.lacksFee(plan.lacksFee),
    plan.isOtherWaiting && copy.otherWaiting,
  ].filter((words) => typeof words === 'string')
  return (
    <Stack gap={4}>
      <Headline
        lead={copy.lead(plan.amount)}
        amount={plan.amount}
        mark={{ symbol: plan.symbol, address: plan.token, src: plan.icon }}
        fiat={plan.fiat}
      />
      <SendReceipt {...plan} />
      {status === 'unanswered' ? (
        <UnansweredPart what={plan.amount} check={props.check} onCheck={props.onCheck} onAskAgain={props.onAskAgain} />
      ) : (
        <>
          <OpenRequests requests={openRequests} onDismiss={props.onDismiss} />
          <SendNotices warnings={warnings} refusal={refusal} waiting={isBusy ? copy.asking : undefined} />
          <Stack gap={2}>
            <Button full loading={isBusy} aria-disabled={!isArmed || isBusy || undefined} onClick={onSend}>
              {copy.send}
            </Button>
            <Button full tone="raised" onClick={onCancel}>
              {copy.cancel}
            </Button>
          </Stack>
        </>
      )}
    </Stack>
  )
}
