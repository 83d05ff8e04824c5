import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { ThemeRoot } from '../src/primitives/theme/ThemeRoot'
import { Stack } from '../src/primitives/layout/Stack'
import type { AttemptStatus } from '../src/state/core/walletRequest'
import { AccountButtonView } from '../src/views/account/AccountButtonView'
import { AccountView } from '../src/views/account/AccountView'
import { ConnectButtonView } from '../src/views/connection/ConnectButtonView'
import { ConnectingView } from '../src/views/connection/ConnectingView'
import { ConnectView } from '../src/views/connection/ConnectView'
import { NotDetectedView } from '../src/views/pairing/NotDetectedView'
import { PairingView, type PairingViewProps } from '../src/views/pairing/PairingView'
import { SelectChainView } from '../src/views/connection/SelectChainView'
import { ar } from '../src/views/copy/ar'
import { CopyProvider } from '../src/views/copy/CopyProvider'
import { FailureView } from '../src/views/feedback/FailureView'
import { FeedbackView } from '../src/views/feedback/FeedbackView'
import { LoadingView } from '../src/views/feedback/LoadingView'
import { NetworkButtonView } from '../src/views/networks/NetworkButtonView'
import { NetworksView } from '../src/views/networks/NetworksView'
import { SwitchActiveChainView } from '../src/views/networks/SwitchActiveChainView'
import { SwitchNetworkView } from '../src/views/networks/SwitchNetworkView'
import { SIWXSignMessageView, type AskedState } from '../src/views/signIn/SIWXSignMessageView'
import { Framed } from './lab/Framed'
import {
  allRows,
  address,
  choices,
  networks,
  pairingUri,
  rowsOf,
  shortAddress,
  signInText,
  wallets,
} from './lab/samples'

const nothing = () => undefined
const [first] = wallets
const wallet = { name: first?.name ?? '', icon: first?.icon }
const statuses: readonly AttemptStatus[] = [
  'opening',
  'waiting',
  'notAnswering',
  'declined',
  'pending',
  'unavailable',
  'failed',
]
const balance = { status: 'ready', value: { whole: '9,999', fraction: '.123', symbol: 'ETH' } } as const

function Buttons() {
  return (
    <Stack gap={3} align="start">
      <ConnectButtonView state={{ status: 'disconnected' }} onPress={nothing} />
      <ConnectButtonView state={{ status: 'restoring' }} onPress={nothing} />
      <ConnectButtonView state={{ status: 'opening' }} onPress={nothing} />
      <ConnectButtonView state={{ status: 'failed' }} onPress={nothing} />
      <ConnectButtonView state={{ status: 'connected', address, name: shortAddress }} onPress={nothing} />
      <AccountButtonView address={address} name={shortAddress} balance={balance} onPress={nothing} />
      <NetworkButtonView network={{ name: 'Ethereum', isSupported: true }} onPress={nothing} />
      <NetworkButtonView network={{ name: 'Unknown', isSupported: false }} onPress={nothing} />
    </Stack>
  )
}

const account = (
  <AccountView
    address={address}
    name={shortAddress}
    wallet={wallet}
    network={{ name: 'Ethereum' }}
    balance={balance}
    explorerUrl="https://explorer.example"
    onCopyAddress={nothing}
    onRefreshBalance={nothing}
    onSwitchNetwork={nothing}
    onDisconnect={nothing}
  />
)

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

const signIns: readonly AskedState[] = [
  { status: 'checking' },
  { status: 'ready', message: signInText },
  { status: 'signing', message: signInText },
  { status: 'ready', message: signInText, problem: 'failed' },
]

const sheet: readonly ReactNode[] = [
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
  <Framed key="account" title={(copy) => copy.account.title}>
    {account}
  </Framed>,
  ...signIns.map((state, index) => (
    <Framed key={`sign in ${index}`} title={(copy) => copy.signIn.title}>
      <SIWXSignMessageView
        app={{ name: 'Corner shop' }}
        wallet={wallet}
        state={state}
        isRequired
        onSign={nothing}
        onCancel={nothing}
        onCopyDetails={nothing}
      />
    </Framed>
  )),
  <Framed key="networks" isDeeper title={(copy) => copy.networks.title}>
    <NetworksView choices={choices} query="" onQueryChange={nothing} onSelectNetwork={nothing} />
  </Framed>,
  <Framed key="none" isDeeper title={(copy) => copy.networks.title}>
    <NetworksView choices={[]} query="nowhere" onQueryChange={nothing} onSelectNetwork={nothing} />
  </Framed>,
  <Framed key="unsupported" title={(copy) => copy.unsupported.title}>
    <NetworksView
      choices={networks.map((network) => ({ network, isActive: false }))}
      query=""
      onSelectNetwork={nothing}
      onDisconnect={nothing}
    />
  </Framed>,
  <Framed key="switch" isDeeper title={(copy) => copy.networks.title}>
    <SwitchNetworkView
      network={{ name: 'OP Mainnet', chainId: '10' }}
      status="opening"
      onCopy={nothing}
      onRetry={nothing}
      onOtherNetwork={nothing}
    />
  </Framed>,
  <Framed key="switch declined" isDeeper title={(copy) => copy.networks.title}>
    <SwitchNetworkView
      network={{ name: 'OP Mainnet', chainId: '10' }}
      status="declined"
      onCopy={nothing}
      onRetry={nothing}
      onOtherNetwork={nothing}
    />
  </Framed>,
  <Framed key="other wallet" isDeeper title={(copy) => copy.networks.title}>
    <SwitchActiveChainView
      network={{ name: 'Solana' }}
      currentWallet={wallet.name}
      onConnect={nothing}
      onCancel={nothing}
    />
  </Framed>,
  <Framed key="loading" title={(copy) => copy.account.title}>
    <LoadingView />
  </Framed>,
  <Framed key="failure" title={(copy) => copy.account.title}>
    <FailureView onRetry={nothing} />
  </Framed>,
  <Buttons key="buttons" />,
]

interface SheetProps {
  mode: 'light' | 'dark'
  dir: 'ltr' | 'rtl'
  /** Inline size of each card in pixels; a phone is narrower than the modal. */
  size: number
}

function Sheet({ mode, dir, size }: SheetProps) {
  const background = mode === 'dark' ? '#0b0c0f' : '#e9eaee'
  return (
    <ThemeRoot
      mode={mode}
      dir={dir}
      lang={dir === 'rtl' ? 'ar' : 'en'}
      theme={size < 360 ? { width: `${size}px` } : {}}
    >
      <CopyProvider copy={dir === 'rtl' ? ar : undefined}>
        <div style={{ background, padding: 24, display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'flex-start' }}>
          {sheet.map((view, index) => (
            <div key={index} style={{ inlineSize: size }}>
              {view}
            </div>
          ))}
        </div>
      </CopyProvider>
    </ThemeRoot>
  )
}

const meta = {
  title: 'Contact sheets/Views',
  component: Sheet,
  parameters: { layout: 'fullscreen' },
  args: { mode: 'light', dir: 'ltr', size: 360 },
} satisfies Meta<typeof Sheet>

export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {}
export const Dark: Story = { args: { mode: 'dark' } }
export const RightToLeft: Story = { args: { dir: 'rtl' } }
export const DarkRightToLeft: Story = { args: { mode: 'dark', dir: 'rtl' } }
export const Phone: Story = { args: { size: 320 } }
