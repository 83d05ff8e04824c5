import type { ReactNode } from 'react'
import { ApproveTransactionView } from '../../../src/views/session/approvals/ApproveTransactionView'
import { RegisterAccountNameSuccessView } from '../../../src/views/session/names/RegisterAccountNameSuccessView'
import { RegisterAccountNameView } from '../../../src/views/session/names/RegisterAccountNameView'
import { ConnectingWalletConnectBasicView } from '../../../src/views/session/pairing/ConnectingWalletConnectBasicView'
import { AllWalletsView } from '../../../src/views/session/wallets/AllWalletsView'
import { DownloadsView } from '../../../src/views/session/wallets/DownloadsView'
import { GetWalletView } from '../../../src/views/session/wallets/GetWalletView'
import { WhatIsAWalletView } from '../../../src/views/session/wallets/WhatIsAWalletView'
import { Framed } from '../Framed'
import { asked } from '../requests/eip155'
import { address, pairingUri, sampleTiles, wallet } from '../samples'

const nothing = () => undefined

/** Views around the list of wallets, names and requests. */
export const otherViews: readonly ReactNode[] = [
  <Framed key="code alone" title={(copy) => copy.connect.title}>
    <ConnectingWalletConnectBasicView
      state={{ status: 'ready', uri: pairingUri }}
      onRetry={nothing}
      onCopyLink={nothing}
      onShowAllWallets={nothing}
    />
  </Framed>,
  <Framed key="all wallets" isDeeper title={(copy) => copy.allWallets.title}>
    <AllWalletsView
      wallets={sampleTiles(12)}
      status="ready"
      hasMore={false}
      onLoadMore={nothing}
      query=""
      onQueryChange={nothing}
      certifiedOnly={false}
      onCertifiedOnlyChange={nothing}
      count={null}
      onSelect={nothing}
      onRetry={nothing}
      onShowQrCode={nothing}
    />
  </Framed>,
  <Framed key="what" isDeeper title={(copy) => copy.whatIsAWallet.title}>
    <WhatIsAWalletView onGetWallet={nothing} />
  </Framed>,
  <Framed key="get" isDeeper title={(copy) => copy.getWallet.title}>
    <GetWalletView wallets={sampleTiles(5)} onSelect={nothing} onShowAllWallets={nothing} />
  </Framed>,
  <Framed key="downloads" isDeeper title={(copy) => copy.getWallet.title}>
    <DownloadsView
      wallet={{
        ...wallet,
        chromeStore: 'https://extensions.example/harbour',
        appStore: 'https://apps.example/harbour',
      }}
      onSelect={nothing}
      onTryAnotherWallet={nothing}
    />
  </Framed>,
  <Framed key="name" isDeeper title={(copy) => copy.titles.registerName}>
    <RegisterAccountNameView
      zone="portico.test"
      value="alice-id"
      onValueChange={nothing}
      problem={null}
      suggestions={{ status: 'ready', names: [{ name: 'alice-harbour.portico.test', isRegistered: false }] }}
      onSelectSuggestion={nothing}
      onRetrySuggestions={nothing}
      registration={{ status: 'editing' }}
      onSubmit={nothing}
      onCancel={nothing}
      onDone={nothing}
    />
  </Framed>,
  <Framed key="named" isDeeper title={(copy) => copy.titles.registeredName}>
    <RegisterAccountNameSuccessView name="alice.portico.test" address={address} onDone={nothing} />
  </Framed>,
  <Framed key="approve" title={(copy) => copy.titles.approve}>
    <ApproveTransactionView status="loading" request={asked} onReject={nothing} />
  </Framed>,
  <Framed key="approve failed" title={(copy) => copy.titles.approve}>
    <ApproveTransactionView status="failed" request={asked} onReject={nothing} onRetry={nothing} />
  </Framed>,
]
