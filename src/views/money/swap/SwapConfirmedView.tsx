'use client'
import { Button } from '../../../primitives/actions/Button'
import { LiveRegion } from '../../../primitives/feedback/LiveRegion'
import { Stack } from '../../../primitives/layout/Stack'
import type { OwnersWait } from '../../../state/money/intents/intent'
import { enUnanswered } from '../../copy/en/money/unanswered'
import { enSwapSteps } from '../../copy/en/money/swapSteps'
import { useWords } from '../../copy/useWords'
import { unhide } from '../../parts/approvals/escapeInvisible'
import { DrawnEmptyState } from '../../parts/DrawnEmptyState'
import { ownersWords } from '../../parts/ownersWords'
import { ExplorerButton } from '../../parts/tokens/AddressActions'

/** Props of `SwapConfirmedView`; `useSwapConfirmedView` returns them for this instance. */
export interface SwapConfirmedViewProps {
  /** State on its chain. */
  status: 'sent' | 'confirmed' | 'failed' | 'replaced'
  /** The given amount, with its symbol. */
  paid: string
  /** The amount that was likely to arrive, with its symbol. */
  got: string
  /** Why the network undid it, as the contract has it. */
  words?: string | undefined
  /** The account is a contract whose owners may have to approve the swap; counts while the status is `sent`. */
  owners?: Pick<OwnersWait, 'required' | 'total'> | undefined
  /** Page of the transaction in the network's block explorer. */
  explorerUrl?: string | undefined
  /** Goes on from here. */
  onDone: () => void
}

/** The sent swap, and its state on its chain. */
export function SwapConfirmedView({ status, paid, got, words, owners, explorerUrl, onDone }: SwapConfirmedViewProps) {
  const copy = useWords(enSwapSteps).swapConfirmed
  const waits = useWords(enUnanswered).unanswered
  const known = copy[status]
  const { title, detail } =
    status === 'sent' && owners
      ? ownersWords(waits, owners, paid)
      : {
          title: known.title,
          detail: `${known.detail(paid, got)} ${words === undefined ? '' : copy.said(unhide(words))}`.trim(),
        }
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
