'use client'
import type { TransferFailure } from '../../../state/money/send/chain'
import { Button } from '../../../primitives/actions/Button'
import { LiveRegion } from '../../../primitives/feedback/LiveRegion'
import { Stack } from '../../../primitives/layout/Stack'
import type { OwnersWait } from '../../../state/money/intents/intent'
import { enSendSteps } from '../../copy/en/money/sendSteps'
import { enUnanswered } from '../../copy/en/money/unanswered'
import { useWords } from '../../copy/useWords'
import { unhide } from '../../parts/approvals/escapeInvisible'
import { ExplorerButton } from '../../parts/tokens/AddressActions'
import { DrawnEmptyState } from '../../parts/DrawnEmptyState'
import { ownersWords } from '../../parts/ownersWords'

/** Props of `SendConfirmedView`; `useSendConfirmedView` returns them for this instance. */
export interface SendConfirmedViewProps {
  /** State on its chain. */
  status: 'sent' | 'confirmed' | 'failed' | 'replaced'
  /** With its symbol. */
  amount: string
  /** Why the network undid it, as the contract has it. */
  words?: string | undefined
  /** Why it failed, where its chain says a known reason: that stands in place of `words`. */
  failure?: TransferFailure | undefined
  /** The account is a contract whose owners may have to approve the transfer; counts while the status is `sent`. */
  owners?: Pick<OwnersWait, 'required' | 'total'> | undefined
  /** Page of the transaction in the network's block explorer. */
  explorerUrl?: string | undefined
  /** Goes on from here. */
  onDone: () => void
}

/** The sent transfer, and its state on its chain. */
export function SendConfirmedView(props: SendConfirmedViewProps) {
  const { status, amount, words, failure = 'unknown', owners, explorerUrl, onDone } = props
  const { sendConfirmed: copy, sendReview } = useWords(enSendSteps)
  const waits = useWords(enUnanswered).unanswered
  const isWaiting = status === 'sent' && owners !== undefined
  const said = words === undefined ? '' : copy.said(unhide(words))
  const why = (failure !== 'unknown' && sendReview.failures[failure]) || said
  const known = copy[status]
  const sentence = failure === 'expired' ? copy.expired(amount) : `${known.detail(amount)} ${why}`.trim()
  const { title, detail } = isWaiting ? ownersWords(waits, owners, amount) : { title: known.title, detail: sentence }
  return (
    <Stack gap={2}>
      <DrawnEmptyState
        illustration={drawingOf[status]}
        title={title}
        detail={detail}
        action={
          <Button full onClick={onDone}>
            {copy.done}
          </Button>
        }
      />
      <ExplorerButton label={copy.explorer} url={explorerUrl} />
      <LiveRegion>{`${title}. ${detail}`}</LiveRegion>
    </Stack>
  )
}

/** A check is for what has arrived. */
const drawingOf = { sent: 'sent', confirmed: 'done', failed: 'undone', replaced: 'undone' } as const
