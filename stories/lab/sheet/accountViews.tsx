import type { ReactNode } from 'react'
import { AccountView } from '../../../src/views/session/account/AccountView'
import { FailureView } from '../../../src/views/shell/feedback/FailureView'
import { LoadingView } from '../../../src/views/shell/feedback/LoadingView'
import { NetworksView } from '../../../src/views/session/networks/NetworksView'
import { SwitchActiveChainView } from '../../../src/views/session/networks/SwitchActiveChainView'
import { SwitchNetworkView } from '../../../src/views/session/networks/SwitchNetworkView'
import { CompatibleNetworksView } from '../../../src/views/money/receive/CompatibleNetworksView'
import { ReceiveView } from '../../../src/views/money/receive/ReceiveView'
import { SIWXSignMessageView, type SignMessageState } from '../../../src/views/session/signIn/SIWXSignMessageView'
import { Framed } from '../Framed'
import { tokenViews } from './tokenViews'
import { address, balance, choices, networks, shortAddress, signInText, wallet } from '../samples'
import { ethereum, etherMark } from '../marks'

const nothing = () => undefined

const account = (
  <AccountView
    address={address}
    name={shortAddress}
    wallet={wallet}
    network={ethereum}
    balance={balance}
    explorerUrl="https://explorer.example"
    onShowWallets={nothing}
    onReceive={nothing}
    onSend={nothing}
    onCopyAddress={nothing}
    onRefreshBalance={nothing}
    onSwitchNetwork={nothing}
    onDisconnect={nothing}
  />
)

const signIns: readonly SignMessageState[] = [
  { status: 'checking' },
  { status: 'ready', message: signInText },
  { status: 'signing', message: signInText },
  { status: 'ready', message: signInText, problem: 'failed' },
]

/** Views of a connected visitor. */
export const accountViews: readonly ReactNode[] = [
  <Framed key="account" title={(copy) => copy.account.title}>
    {account}
  </Framed>,
  ...signIns.map((state, index) => (
    <Framed key={`sign in ${index}`} title={(copy) => copy.titles.signIn}>
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
  ...tokenViews,
  <Framed key="networks" isDeeper title={(copy) => copy.networks.title}>
    <NetworksView networks={choices} query="" onQueryChange={nothing} onSelect={nothing} />
  </Framed>,
  <Framed key="none" isDeeper title={(copy) => copy.networks.title}>
    <NetworksView networks={[]} query="nowhere" onQueryChange={nothing} onSelect={nothing} />
  </Framed>,
  <Framed key="unsupported" title={(copy) => copy.unsupported.title}>
    <NetworksView
      networks={networks.map((network) => ({ network, isActive: false }))}
      query=""
      onSelect={nothing}
      onDisconnect={nothing}
    />
  </Framed>,
  <Framed key="switch" isDeeper title={(copy) => copy.networks.title}>
    <SwitchNetworkView
      network={{ name: 'OP Mainnet', chainId: '10' }}
      status="opening"
      onCopy={nothing}
      onRetry={nothing}
      onTryAnotherNetwork={nothing}
    />
  </Framed>,
  <Framed key="switch declined" isDeeper title={(copy) => copy.networks.title}>
    <SwitchNetworkView
      network={{ name: 'OP Mainnet', chainId: '10' }}
      status="declined"
      onCopy={nothing}
      onRetry={nothing}
      onTryAnotherNetwork={nothing}
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
  <Framed key="receive" isDeeper title={(copy) => copy.titles.receive}>
    <ReceiveView
      address={address}
      name={shortAddress}
      network={ethereum}
      canRequest
      link={null}
      amount=""
      tokens={[{ name: 'Ether', symbol: 'ETH', icon: etherMark, decimals: 18 }]}
      onAmountChange={nothing}
      onTokenChange={nothing}
      onCopyAddress={nothing}
      onCopyLink={nothing}
      onShare={nothing}
      onShowNetworks={nothing}
    />
  </Framed>,
  <Framed key="good networks" isDeeper title={(copy) => copy.titles.goodNetworks}>
    <CompatibleNetworksView networks={{ status: 'ready', value: networks }} onRetry={nothing} />
  </Framed>,
  <Framed key="loading" title={(copy) => copy.account.title}>
    <LoadingView />
  </Framed>,
  <Framed key="failure" title={(copy) => copy.account.title}>
    <FailureView onRetry={nothing} />
  </Framed>,
]
