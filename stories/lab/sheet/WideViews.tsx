import { memo, type ReactNode } from 'react'
import { Header } from '../../../src/primitives/layout/Header'
import { WideCard } from '../../../src/primitives/layout/WideCard'
import { ConnectingView } from '../../../src/views/session/connection/ConnectingView'
import { ConnectView } from '../../../src/views/session/connection/ConnectView'
import { useCopy } from '../../../src/views/copy/useCopy'
import { PairingView } from '../../../src/views/session/pairing/PairingView'
import { AllWalletsView } from '../../../src/views/session/wallets/AllWalletsView'
import { WhatIsAWalletView } from '../../../src/views/session/wallets/WhatIsAWalletView'
import { allRows, pairingUri, sampleTiles, wallets } from '../samples'
import type { FramedProps } from '../Framed'

const nothing = () => undefined

/** A view beside the list of wallets, as the modal shows it with `layout="wide"`. */
function Beside({ title, isDeeper, selectedId, children }: FramedProps & { selectedId?: string | undefined }) {
  const copy = useCopy()
  return (
    <div style={{ inlineSize: 720, maxInlineSize: '100%' }}>
      <WideCard
        asideHeader={<Header title={copy.connect.title} />}
        aside={<ConnectView rows={allRows()} selectedId={selectedId} onSelectWallet={nothing} onReload={nothing} />}
        header={
          <Header
            title={title(copy)}
            backLabel={copy.shell.back}
            closeLabel={copy.shell.close}
            onBack={isDeeper ? nothing : undefined}
            onClose={nothing}
          />
        }
      >
        {children}
      </WideCard>
    </div>
  )
}

const [, picked] = wallets
const wallet = { name: picked?.name ?? '', icon: picked?.icon }
const selectedId = picked?.id
const views: readonly ReactNode[] = [
  <Beside key="explained" title={(copy) => copy.whatIsAWallet.title}>
    <WhatIsAWalletView onGetWallet={nothing} />
  </Beside>,
  <Beside key="asked" isDeeper selectedId={selectedId} title={() => wallet.name}>
    <ConnectingView
      wallet={wallet}
      status="waiting"
      onRetry={nothing}
      onTryAnotherWallet={nothing}
      onCopyDetails={nothing}
    />
  </Beside>,
  <Beside key="declined" isDeeper selectedId={selectedId} title={() => wallet.name}>
    <ConnectingView
      wallet={wallet}
      status="declined"
      onRetry={nothing}
      onTryAnotherWallet={nothing}
      onCopyDetails={nothing}
    />
  </Beside>,
  <Beside key="code" isDeeper selectedId="walletConnect" title={(copy) => copy.connect.walletConnect}>
    <PairingView
      wallet={null}
      tabs={['qr']}
      tab="qr"
      state={{ status: 'ready', uri: pairingUri }}
      onTabChange={nothing}
      hasOpened={false}
      onRetry={nothing}
      onCopyLink={nothing}
      onOpenWallet={nothing}
      onGetWallet={nothing}
      onTryAnotherWallet={nothing}
    />
  </Beside>,
  <Beside key="all" isDeeper selectedId="all" title={(copy) => copy.allWallets.title}>
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
  </Beside>,
]

/** Views beside the list, side by side. */
export const WideViews = memo(function WideViews() {
  return (
    <div style={{ padding: 24, display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'flex-start' }}>{views}</div>
  )
})
