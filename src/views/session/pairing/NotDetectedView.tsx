'use client'
import { Button } from '../../../primitives/actions/Button'
import { RemoteImage } from '../../../primitives/images/RemoteImage'
import { Stack } from '../../../primitives/layout/Stack'
import { usePairingCopy } from '../../copy/usePairingCopy'
import { Sentence } from '../../parts/Sentence'

/** Props of `NotDetectedView`; `useNotDetectedView` returns them for this instance. */
export interface NotDetectedViewProps {
  /** The wallet it is about. */
  wallet: { readonly name: string; readonly icon?: string | undefined }
  /** To where the wallet is to be had; absent where it is not known. */
  onGetWallet?: (() => void) | undefined
  /** A wallet that was added shows up in a new page. */
  onReload: () => void
  /** Goes back to choose another wallet. */
  onTryAnotherWallet: () => void
}

/** The chosen wallet is a browser extension that is not installed. */
export function NotDetectedView({ wallet, onGetWallet, onReload, onTryAnotherWallet }: NotDetectedViewProps) {
  const copy = usePairingCopy().notDetected
  return (
    <Stack gap={5}>
      <Stack gap={5} align="center" padding={2}>
        <RemoteImage src={wallet.icon} name={wallet.name} size="l" busy={false} />
        <Sentence title={copy.title(wallet.name)} detail={copy.detail} />
      </Stack>
      <Stack gap={2}>
        {onGetWallet && (
          <Button full onClick={onGetWallet}>
            {copy.get(wallet.name)}
          </Button>
        )}
        <Button full tone={onGetWallet ? 'raised' : 'accent'} onClick={onReload}>
          {copy.reload}
        </Button>
        <Button tone="quiet" full onClick={onTryAnotherWallet}>
          {copy.otherWallet}
        </Button>
      </Stack>
    </Stack>
  )
}
