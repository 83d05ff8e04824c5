import { useAccount, useSession } from '../../../src'
import {
  AccountView,
  ConnectingView,
  ConnectView,
  Frame,
  SIWXSignMessageView,
  useAccountView,
  useConnectingView,
  useConnectView,
  useSIWXSignMessageView,
} from '../../../src/views'

/** A flow of your own: one frame, in which the views take turns. */
export function PayWith() {
  const account = useAccount()
  const session = useSession()
  const connecting = useConnectingView()
  const isSigning = ['checking', 'ready', 'signing', 'failed', 'cancelling'].includes(session.status)
  if (!account) return <Frame title="Pay with">{connecting ? <ConnectingView {...connecting} /> : <Wallets />}</Frame>
  return (
    <Frame title={isSigning ? 'Sign in to pay' : 'Paying from'} footer="Nothing is paid yet.">
      {isSigning ? <SignIn /> : <Payer />}
    </Frame>
  )
}

function Wallets() {
  return <ConnectView {...useConnectView()} onShowHelp={undefined} />
}

function SignIn() {
  return <SIWXSignMessageView {...useSIWXSignMessageView()} />
}

function Payer() {
  const account = useAccountView()
  return account && <AccountView {...account} />
}
