import type { ReactNode } from 'react'
import type { AttemptStatus } from '../../../src/state/core/task'
import { ConnectingView } from '../../../src/views/session/connection/ConnectingView'
import { ConnectView } from '../../../src/views/session/connection/ConnectView'
import { SelectChainView } from '../../../src/views/session/connection/SelectChainView'
import { en } from '../../../src/views/copy/en'
import { useWords } from '../../../src/views/copy/useWords'
import { FeedbackView } from '../../../src/views/shell/feedback/FeedbackView'
import { EmbeddedWalletView } from '../../../src/views/session/embedded/EmbeddedWalletView'
import { NotDetectedView } from '../../../src/views/session/pairing/NotDetectedView'
import { PairingView, type PairingViewProps } from '../../../src/views/session/pairing/PairingView'
import { Framed } from '../Framed'
import { allRows, pairingUri, wallet, wallets } from '../samples'
import { ethereum, solanaMark } from '../marks'

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
      onTabChange={nothing}
      hasOpened={false}
      onRetry={nothing}
      onCopyLink={nothing}
      onOpenWallet={nothing}
      onGetWallet={nothing}
      onTryAnotherWallet={nothing}
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
      { namespace: 'eip155', name: 'Ethereum', icon: ethereum.image, isConnected: true },
      { namespace: 'solana', name: 'Solana', icon: solanaMark, isConnected: false },
    ]}
    onSelect={nothing}
  />,
  <NotDetectedView
    key="absent"
    wallet={wallet}
    onGetWallet={nothing}
    onReload={nothing}
    onTryAnotherWallet={nothing}
  />,
]

const connect = <ConnectView wallets={wallets} onSelectWallet={nothing} onReload={nothing} />

const embeddedStates = [
  'window',
  'blocked',
  'opened',
  'closed',
  'declined',
  'notLoaded',
  'timedOut',
  'origin',
  'unsupported',
  'version',
  'failed',
] as const

/** An alert and a snack, in the language of the sheet. */
function Told() {
  const { alerts } = useWords(en)
  return (
    <FeedbackView
      alert={alerts.projectIdNotConfigured}
      snack={{ tone: 'success', message: 'copied' }}
      onDismissAlert={nothing}
      onDismissSnack={nothing}
      onPauseSnack={nothing}
      onResumeSnack={nothing}
    />
  )
}

/** Views before an account is connected. */
export const connectViews: readonly ReactNode[] = [
  <Framed key="connect" title={(copy) => copy.connect.title}>
    {connect}
  </Framed>,
  <Framed key="every way" title={(copy) => copy.connect.title}>
    <ConnectView rows={allRows()} onSelectWallet={nothing} onReload={nothing} onShowHelp={nothing} />
  </Framed>,
  <Framed key="alert" title={(copy) => copy.connect.title}>
    <Told />
    {connect}
  </Framed>,
  <Framed key="empty" title={(copy) => copy.connect.title}>
    <ConnectView wallets={[]} onSelectWallet={nothing} onReload={nothing} onShowHelp={nothing} />
  </Framed>,
  ...statuses.map((status) => (
    <Framed key={status} isDeeper title={(copy) => copy.connect.title}>
      <ConnectingView
        wallet={wallet}
        status={status}
        onRetry={nothing}
        onTryAnotherWallet={nothing}
        onCopyDetails={nothing}
      />
    </Framed>
  )),
  ...embeddedStates.map((status) => (
    <Framed key={`embedded ${status}`} isDeeper title={(copy) => copy.titles.passkey}>
      <EmbeddedWalletView
        status={status}
        purpose="connect"
        onWindow={nothing}
        onOpenWindow={nothing}
        onRetry={nothing}
        onCancel={nothing}
      />
    </Framed>
  )),
  ...pairings.map((view, index) => (
    <Framed key={`pairing ${index}`} isDeeper title={(copy) => copy.connect.title}>
      {view}
    </Framed>
  )),
]
