import type { ReactNode } from 'react'
import type { AttemptStatus } from '../../../src/state/core/task'
import { ConnectingView } from '../../../src/views/connection/ConnectingView'
import { ConnectView } from '../../../src/views/connection/ConnectView'
import { SelectChainView } from '../../../src/views/connection/SelectChainView'
import { FeedbackView } from '../../../src/views/feedback/FeedbackView'
import { NotDetectedView } from '../../../src/views/pairing/NotDetectedView'
import { PairingView, type PairingViewProps } from '../../../src/views/pairing/PairingView'
import { Framed } from '../Framed'
import { allRows, pairingUri, rowsOf, wallet, wallets } from '../samples'

const nothing = () => undefined
const statuses: readonly AttemptStatus[] = [
  'opening',
  'waiting',
  'notAnswering',
  'declined',
  'pending',
  'unavailable',
  'failed',
]

function Pairing(props: Pick<PairingViewProps, 'tab' | 'state'> & { hasOpened?: boolean }) {
  return (
    <PairingView
      wallet={wallet}
      tabs={['qr', 'desktop', 'web']}
      onSelectTab={nothing}
      hasOpened={false}
      onRenew={nothing}
      onCopyLink={nothing}
      onOpen={nothing}
      onGet={nothing}
      onOther={nothing}
      {...props}
    />
  )
}

const pairings: readonly ReactNode[] = [
  <Pairing key="requesting" tab="qr" state={{ status: 'requesting' }} />,
  <Pairing key="ready" tab="qr" state={{ status: 'ready', uri: pairingUri }} />,
  <Pairing key="expired" tab="qr" state={{ status: 'expired' }} />,
  <Pairing key="declined" tab="qr" state={{ status: 'declined' }} />,
  <Pairing key="app" tab="desktop" state={{ status: 'ready', uri: pairingUri }} />,
  <Pairing key="opened" tab="desktop" state={{ status: 'ready', uri: pairingUri }} hasOpened />,
  <SelectChainView
    key="chain"
    wallet={wallet}
    chains={[
      { namespace: 'eip155', name: 'Ethereum', isConnected: true },
      { namespace: 'solana', name: 'Solana', isConnected: false },
    ]}
    onSelect={nothing}
  />,
  <NotDetectedView key="absent" wallet={wallet} onGet={nothing} onReload={nothing} onOther={nothing} />,
]

const connect = <ConnectView rows={rowsOf(wallets)} onPick={nothing} onReload={nothing} />

/** Views before somebody is connected. */
export const connectViews: readonly ReactNode[] = [
  <Framed key="connect" title={(copy) => copy.connect.title}>
    {connect}
  </Framed>,
  <Framed key="every way" title={(copy) => copy.connect.title}>
    <ConnectView rows={allRows()} onPick={nothing} onReload={nothing} onHelp={nothing} />
  </Framed>,
  <Framed key="alert" title={(copy) => copy.connect.title}>
    <FeedbackView
      alert="projectIdNotConfigured"
      snack={{ tone: 'success', message: 'copied' }}
      onDismissAlert={nothing}
      onDismissSnack={nothing}
      onHoldSnack={nothing}
      onReleaseSnack={nothing}
    />
    {connect}
  </Framed>,
  <Framed key="empty" title={(copy) => copy.connect.title}>
    <ConnectView rows={[]} onPick={nothing} onReload={nothing} onHelp={nothing} />
  </Framed>,
  ...statuses.map((status) => (
    <Framed key={status} isDeeper title={(copy) => copy.connect.title}>
      <ConnectingView
        wallet={wallet}
        status={status}
        onRetry={nothing}
        onOtherWallet={nothing}
        onCopyDetails={nothing}
      />
    </Framed>
  )),
  ...pairings.map((view, index) => (
    <Framed key={`pairing ${index}`} isDeeper title={(copy) => copy.connect.title}>
      {view}
    </Framed>
  )),
]
