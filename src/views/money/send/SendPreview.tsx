'use client'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { useSend } from '../../../hooks/money/send'
import { formatUnits } from '../../../state/core/format/formatNumber'
import { knownIdentityAtom } from '../../../state/session/names/identity'
import { askSendAgain, cancelSend } from '../../../state/money/send/send'
import type { SendReview } from '../../../state/money/send/review'
import { useNetworkImage } from '../../parts/NetworkImage'
import { useTokenImages } from '../../parts/tokens/useTokenImages'
import { useOpenRequests, useUnansweredCheck } from '../../parts/UnansweredPart'
import { SendPreviewView, type PlannedSend, type SendPreviewViewProps } from './SendPreviewView'

/**
 * Props of `SendPreviewView` for what the account in use is about to send.
 * @example
 * <SendPreviewView {...useSendPreviewView()} />
 */
export function useSendPreviewView(): SendPreviewViewProps {
  const { review, confirmSend } = useSend()
  const { name } = useValue(knownIdentityAtom)
  const image = useNetworkImage(review?.network)
  const tokenImage = useTokenImages(review?.network)
  const leave = useAction(cancelSend)
  const again = useAction(askSendAgain)
  const open = useOpenRequests(review?.openRequests)
  const unanswered = useUnansweredCheck()
  const isOpen = review !== null && review.sent === null
  return {
    plan: isOpen ? { ...planOf(review, name ?? undefined, image), icon: tokenImage(review.token) } : null,
    status: review?.step ?? 'idle',
    words: review?.words,
    isArmed: review?.isArmed,
    isOutdated: review?.isOutdated,
    ...open,
    ...unanswered,
    onAskAgain: () => again(),
    // The status shows the error.
    onSend: () => void confirmSend().catch(() => undefined),
    onCancel: () => leave(),
  }
}

function planOf(review: SendReview, name: string | undefined, image: string | undefined): PlannedSend {
  const { token, value, arriving, account, receiver, network, fee, failure, deposit, lacksFee, isOtherWaiting } = review
  const { symbol, decimals } = network.nativeCurrency
  return {
    amount: `${formatUnits(value, token.decimals)} ${token.symbol}`,
    symbol: token.symbol,
    token: token.address,
    from: { address: account.split(':')[2] ?? '', name },
    to: { address: receiver.address, name: receiver.name },
    network: { name: network.name, image },
    fee: fee.state === 'known' ? `${formatUnits(fee.value, decimals)} ${symbol}` : null,
    lacksFee: lacksFee ? symbol : undefined,
    arriving: arriving === undefined ? undefined : `${formatUnits(arriving, token.decimals)} ${token.symbol}`,
    words: fee.state === 'unknown' ? fee.words : undefined,
    failure,
    deposit: deposit ? `${formatUnits(deposit, decimals)} ${symbol}` : undefined,
    wouldFail: fee.state === 'unknown' && fee.reason === 'wouldFail',
    isOtherWaiting,
    isUnread: review.isUnread,
    warnings: receiver.warnings,
  }
}

/** The review of the transfer of the account in use, connected. */
export default function SendPreview() {
  return <SendPreviewView {...useSendPreviewView()} />
}
