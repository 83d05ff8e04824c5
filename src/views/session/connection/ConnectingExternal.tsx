'use client'
import { connectAttemptAtom, selectWallet } from '../../../state/session/connection/connect'
import { connectorsAtom } from '../../../state/core/visitor/connections'
import { walletMarksAtom } from '../../../state/session/wallets/walletMarks'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { copyDetails } from '../../../state/shell/feedback/clipboard'
import { back } from '../../../state/shell/router/navigation'
import type { ViewProps } from '../../routes'
import { ConnectingView, type ConnectingViewProps } from './ConnectingView'

/**
 * Props of `ConnectingView` for the wallet that is being asked, or for the one that is given; null while none is.
 * @example
 * const connecting = useConnectingView()
 * return connecting ? <ConnectingView {...connecting} /> : <ConnectView {...connect} />
 */
export function useConnectingView({
  connectorId,
}: { connectorId?: string | undefined } = {}): ConnectingViewProps | null {
  const connectors = useValue(connectorsAtom)
  const attempt = useValue(connectAttemptAtom)
  const marks = useValue(walletMarksAtom)
  const retry = useAction(selectWallet)
  const goBack = useAction(back)
  const copy = useAction(copyDetails)
  const asked = connectorId ?? attempt?.subject
  if (asked === undefined) return null
  const wallet = connectors.find(({ id }) => id === asked)
  return {
    wallet: wallet ?? { name: asked },
    mark: marks[asked],
    status: attempt?.status ?? (wallet ? 'opening' : 'unavailable'),
    onRetry: () => retry(asked),
    onTryAnotherWallet: () => goBack(),
    onCopyDetails: attempt?.error ? () => copy(attempt.error) : undefined,
  }
}

/** Waits for a browser wallet, connected. */
export default function ConnectingExternal({ route }: ViewProps<'ConnectingExternal'>) {
  const props = useConnectingView(route)
  return props && <ConnectingView {...props} />
}
