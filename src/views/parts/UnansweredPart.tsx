'use client'
import { useState } from 'react'
import { Button } from '../../primitives/actions/Button'
import { LiveRegion } from '../../primitives/feedback/LiveRegion'
import { Notice } from '../../primitives/feedback/Notice'
import { Stack } from '../../primitives/layout/Stack'
import { useAction } from '../../hooks/PorticoProvider'
import { truncateAddress } from '../../state/core/format/address'
import type { Intent } from '../../state/money/intents/intent'
import { checkIntents, dismissIntent } from '../../state/money/transactions/check'
import { enUnanswered } from '../copy/en/money/unanswered'
import { useWords } from '../copy/useWords'

/** State of a search on the chain that the visitor asked for. */
export type UnansweredCheck = 'idle' | 'checking' | 'notFound'

/** Props of `UnansweredPart`. */
export interface UnansweredPartProps {
  /** The amount that the wallet may still send, with its symbol; left out for an approval of a token. */
  what?: string | undefined
  /** State of the search on the chain. */
  check?: UnansweredCheck | undefined
  /** Searches the chain for the transaction. */
  onCheck?: (() => void) | undefined
  /** Returns to the review, which warns before a second request. Without it, the button is left out. */
  onAskAgain?: (() => void) | undefined
}

/** A request that the wallet has not answered: it may still be sent, so the chain is searched before it is asked again. */
export function UnansweredPart({ what, check = 'idle', onCheck, onAskAgain }: UnansweredPartProps) {
  const copy = useWords(enUnanswered).unanswered
  const isChecking = check === 'checking'
  const detail = copy.detail(what ?? copy.approval)
  return (
    <>
      <Notice tone="warning" title={copy.title}>
        {detail}
      </Notice>
      {check === 'notFound' && <Notice tone="info">{copy.notFound}</Notice>}
      <LiveRegion assertive>{`${copy.title}. ${detail}`}</LiveRegion>
      <LiveRegion>{check === 'notFound' ? copy.notFound : ''}</LiveRegion>
      <Stack gap={2}>
        <Button
          full
          loading={isChecking}
          aria-disabled={isChecking || undefined}
          onClick={isChecking ? undefined : onCheck}
        >
          {copy.check}
        </Button>
        {onAskAgain && (
          <Button full tone="raised" onClick={onAskAgain}>
            {copy.again}
          </Button>
        )}
      </Stack>
    </>
  )
}

/** Searches the chain at a press, with the state of the search. */
export function useUnansweredCheck(): { readonly check: UnansweredCheck; readonly onCheck: () => void } {
  const search = useAction(checkIntents)
  const [check, setCheck] = useState<UnansweredCheck>('idle')
  const onCheck = () => {
    setCheck('checking')
    const end = () => setCheck('notFound')
    search().then(end, end)
  }
  return { check, onCheck }
}

/** A warning about an earlier request that the wallet may still send. */
export interface OpenRequest {
  /** Id of its intent. */
  readonly id: string
  readonly words: string
}

/** Props of `OpenRequests`. */
export interface OpenRequestsProps {
  requests: readonly OpenRequest[]
  /** The visitor says that the wallet will not send it. */
  onDismiss?: ((id: string) => void) | undefined
}

/** Warnings about earlier requests, each with a button that says that the wallet will not send it; announced as well. */
export function OpenRequests({ requests, onDismiss }: OpenRequestsProps) {
  const copy = useWords(enUnanswered).unanswered
  return (
    <>
      {requests.map(({ id, words }) => (
        <Notice key={id} tone="warning" action={onDismiss && { label: copy.dismiss, onClick: () => onDismiss(id) }}>
          {words}
        </Notice>
      ))}
      <LiveRegion>{requests.map(({ words }) => words).join(' ')}</LiveRegion>
    </>
  )
}

/** Warnings about earlier requests that the wallet may still send, with how to dismiss one. */
export function useOpenRequests(intents: readonly Intent[] = []) {
  const copy = useWords(enUnanswered).unanswered
  const dismiss = useAction(dismissIntent)
  const openRequests = intents.map(({ id, transfers = [], activity, batch }): OpenRequest => {
    const paid = transfers.filter(({ direction }) => direction !== 'in')
    const what = paid.map(({ amount, symbol, counterparty }) => {
      const moved = `${amount} ${symbol}`
      return counterparty && !activity ? copy.toReceiver(moved, truncateAddress(counterparty)) : moved
    })
    const other = batch ? copy.calls : activity === 'approve' ? copy.approval : copy.transaction
    return { id, words: copy.mayPayTwice(what.join(', ') || other) }
  })
  return { openRequests, onDismiss: (id: string) => void dismiss(id) }
}
