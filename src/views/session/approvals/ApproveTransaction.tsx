'use client'
import { plainAddress } from '../../../state/core/visitor/connections'
import { useAppearance } from '../../../primitives/theme/ThemeRoot'
import { approve, setVisibility, reject } from '../../../state/session/approvals/decide'
import { describeApproval } from '../../../state/session/approvals/describeApproval'
import { approvalAtom } from '../../../state/session/approvals/queue'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { configAtom } from '../../../state/core/runtime'
import { isFramedByStranger } from '../../../state/session/approvals/framing'
import { networksAtom } from '../../../state/core/visitor/networks'
import { requestClose } from '../../../state/shell/router/navigation'
import { platformAtom } from '../../../state/core/platform'
import { useNetworkImage } from '../../parts/NetworkImage'
import { useTokenImages } from '../../parts/tokens/useTokenImages'
import { ApproveTransactionView, type ApproveTransactionViewProps } from './ApproveTransactionView'
import { useVisibilityGuard } from './useVisibilityGuard'

/**
 * Props of `ApproveTransactionView` for the request that waits longest.
 * @example
 * <ApproveTransactionView {...useApproveTransactionView()} />
 */
export function useApproveTransactionView(): ApproveTransactionViewProps {
  const approval = useValue(approvalAtom)
  const networks = useValue(networksAtom)
  const platform = useValue(platformAtom)
  const { lang } = useAppearance()
  const yes = useAction(approve)
  const no = useAction(reject)
  const retry = useAction(describeApproval)
  const close = useAction(requestClose)
  const seen = useAction(setVisibility)
  const id = approval?.id ?? 0
  const networkImage = useNetworkImage(approval?.network)
  const tokenImage = useTokenImages(approval?.network)
  const isFramed = isFramedByStranger(useValue(configAtom).embedders)
  const sight = useVisibilityGuard(`${id} ${approval?.description.status}`, (isSeen) => seen(id, isSeen), isFramed)
  if (!approval) return { status: 'none', onClose: () => close() }
  const { description, account, wallet, progress, facts, isArmed, ...asked } = approval
  const decide = (isTrusted: boolean) => {
    const seenNow = sight.ask()
    // A press before everything was visible scrolls to the unread part instead of approving.
    if (seenNow === 'unread') sight.readOn()
    else yes(id, { isSeen: seenNow === 'seen', isTrusted })
  }
  const shared = { request: { ...asked, address: plainAddress(account), wallet: wallet.name }, onReject: () => no(id) }
  if (description.status === 'loading') return { status: 'loading', ...shared }
  if (description.status === 'failed') return { status: 'failed', ...shared, onRetry: () => void retry(id) }
  return {
    status: progress === 'open' && isFramed ? 'framed' : progress,
    ...shared,
    description: description.value,
    facts,
    networks,
    networkImage,
    imageOf: (address) =>
      tokenImage({ networkId: asked.network.caipNetworkId, address, symbol: asked.network.nativeCurrency.symbol }),
    isArmed,
    lang,
    reading: sight.reading,
    contentRef: sight.contentRef,
    actionsRef: sight.actionsRef,
    onApprove: ({ isTrusted }) => decide(isTrusted),
    onHide: () => close(),
    onOpenPage: () => platform.openLink(platform.href(), '_blank'),
  }
}

/** Asks the visitor to approve a request, connected. */
export default function ApproveTransaction() {
  return <ApproveTransactionView {...useApproveTransactionView()} />
}
