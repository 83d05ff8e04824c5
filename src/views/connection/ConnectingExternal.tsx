'use client'
import { connectAttemptAtom, selectWallet } from '../../state/connection/connect'
import { connectorsAtom } from '../../state/connection/state'
import { useAction, useValue } from '../../hooks/PorticoProvider'
import { copyDetails } from '../../state/feedback/clipboard'
import { back } from '../../state/router/navigation'
import type { ViewProps } from '../routes'
import { ConnectingView } from './ConnectingView'

/** Waits for a browser wallet, connected. */
export default function ConnectingExternal({ route }: ViewProps<'ConnectingExternal'>) {
  const connectors = useValue(connectorsAtom)
  const attempt = useValue(connectAttemptAtom)
  const retry = useAction(selectWallet)
  const goBack = useAction(back)
  const copy = useAction(copyDetails)
  const wallet = connectors.find(({ id }) => id === route.connectorId)
  return (
    <ConnectingView
      wallet={wallet ?? { name: route.connectorId }}
      status={attempt?.status ?? (wallet ? 'opening' : 'unavailable')}
      onRetry={() => retry(route.connectorId)}
      onTryAnotherWallet={() => goBack()}
      onCopyDetails={attempt?.error ? () => copy(attempt.error) : undefined}
    />
  )
}
