'use client'
import { Button } from '../../../primitives/actions/Button'
import { Icon } from '../../../primitives/images/Icon'

/** Props of `AddressActions`. */
export interface AddressActionsProps {
  words: { readonly copyAddress: string; readonly explorer: string }
  /** Absent where there is no address. */
  onCopyAddress: (() => void) | undefined
  explorerUrl: string | undefined
}

/** Actions for the address of something an account has. */
export function AddressActions({ words, onCopyAddress, explorerUrl }: AddressActionsProps) {
  return (
    <>
      {onCopyAddress && (
        <Button full tone="raised" image={<Icon name="copy" />} onClick={onCopyAddress}>
          {words.copyAddress}
        </Button>
      )}
      <ExplorerButton label={words.explorer} url={explorerUrl} />
    </>
  )
}

/** Leads to a page of the network's block explorer, where it has one. */
export function ExplorerButton({ label, url }: { label: string; url: string | undefined }) {
  if (!url) return null
  return (
    <Button full tone="quiet" image={<Icon name="external" />} href={url}>
      {label}
    </Button>
  )
}
