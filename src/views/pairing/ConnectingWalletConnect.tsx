'use client'
import { copyPairingLink, pairingViewAtom, pressPairing } from '../../state/pairing/viewModel'
import { useAction, useValue } from '../../hooks/PorticoProvider'
import { back, navigate } from '../../state/router/navigation'
import { copyDetails, reloadPage } from '../../state/feedback/clipboard'
import { startPairing } from '../../state/wallets/select'
import { walletImagesAtom } from '../../state/wallets/walletImages'
import { NotDetectedView } from './NotDetectedView'
import { PairingView } from './PairingView'

/** Pairs with a wallet on another device, connected; without a chosen wallet, with any that scans the code. */
export default function ConnectingWalletConnect() {
  const view = useValue(pairingViewAtom)
  const images = useValue(walletImagesAtom)
  const go = useAction(navigate)
  const goBack = useAction(back)
  const renew = useAction(startPairing)
  const press = useAction(pressPairing)
  const copyLink = useAction(copyPairingLink)
  const copyError = useAction(copyDetails)
  const reload = useAction(reloadPage)
  const { walletId, uri, wallet, state, tabs, tab } = view
  const image = images[wallet?.imageId ?? '']
  const shown = wallet && { name: wallet.name, icon: image === 'loading' || image === 'failed' ? undefined : image }
  const onGet = wallet ? () => go({ name: 'Downloads', walletId: wallet.id }) : undefined
  if (shown && tabs.length === 0)
    return (
      <NotDetectedView
        wallet={shown}
        onGetWallet={onGet}
        onReload={() => reload()}
        onTryAnotherWallet={() => goBack()}
      />
    )
  return (
    <PairingView
      wallet={shown ?? null}
      tabs={tabs}
      tab={tab}
      state={state}
      life={view.life}
      hasOpened={view.hasOpened}
      onTabChange={(next) => press({ type: 'tab', tab: next })}
      onOpenWallet={() => press({ type: 'open', walletId, tab })}
      onRetry={() => renew(walletId)}
      onCopyLink={() => copyLink(uri)}
      onGetWallet={onGet}
      onTryAnotherWallet={() => goBack()}
      onCopyDetails={state.status === 'failed' ? () => copyError(state.error) : undefined}
    />
  )
}
