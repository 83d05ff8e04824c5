'use client'
import type { AttemptStatus } from '../../../state/core/task'
import type { WalletMark } from '../../../state/session/wallets/visibleWallets'
import type { WalletInfo } from '../../../state/core/visitor/connections'
import { Text } from '../../../primitives/text/Text'
import { useCopy } from '../../copy/useCopy'
import { WaitingCard } from '../../parts/WaitingCard'

/** Props of `ConnectingView`; `useConnectingView` returns them for this instance. */
export interface ConnectingViewProps {
  /** The wallet it is about. */
  wallet: WalletInfo
  /** Progress of connecting. */
  status: AttemptStatus
  /** Another wallet says it is the same one, or its name imitates one: said below the status. */
  mark?: WalletMark | undefined
  /** Tries again. */
  onRetry: () => void
  /** Goes back to choose another wallet. */
  onTryAnotherWallet: () => void
  /** Copies the technical details of a failure; absent without details. */
  onCopyDetails?: (() => void) | undefined
}

/** One wallet is asked to connect: opening, waiting, or one of the ways it can end without a connection. */
export function ConnectingView({ wallet, status, mark, ...on }: ConnectingViewProps) {
  const { onRetry, onTryAnotherWallet, onCopyDetails } = on
  const copy = useCopy().connecting
  return (
    <WaitingCard
      image={wallet.icon}
      name={wallet.name}
      status={status}
      title={copy[status].title(wallet.name)}
      detail={copy[status].detail}
      retryLabel={copy.retry}
      onRetry={onRetry}
      tryAnotherLabel={copy.otherWallet}
      onTryAnother={onTryAnotherWallet}
      onCopyDetails={onCopyDetails}
    >
      {mark && (
        <Text as="p" tone="warning" align="center">
          {copy.marks[mark](wallet.name)}
        </Text>
      )}
    </WaitingCard>
  )
}
