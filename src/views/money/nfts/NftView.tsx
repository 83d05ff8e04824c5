'use client'
import { Picture } from '../../../primitives/images/Picture'
import { Stack } from '../../../primitives/layout/Stack'
import { Code } from '../../../primitives/text/Code'
import { DescriptionList } from '../../../primitives/text/DescriptionList'
import { Text } from '../../../primitives/text/Text'
import type { Nft } from '../../../chains/tokens'
import { enNfts } from '../../copy/en/tokens'
import { useWords } from '../../copy/useWords'
import { AddressActions } from '../../parts/tokens/AddressActions'

/** Props of `NftView`; `useNftView` returns them for this instance. */
export interface NftViewProps {
  /** The collectible that is shown. */
  nft: Nft
  /** Name of its network. */
  network: string
  /** Number of items that the account has, where that may be more than one. */
  amount?: string | undefined
  /** Its page in the network's block explorer. */
  explorerUrl?: string | undefined
  /** Copies the address of its contract. */
  onCopyAddress: () => void
}

/** One collectible: its picture, what it is called and said to be, and where it comes from. */
export function NftView({ nft, network, amount, explorerUrl, onCopyAddress }: NftViewProps) {
  const copy = useWords(enNfts).nft
  const { name, collection, description, image, tokenId, address } = nft
  const items = [
    ...(collection ? [{ label: copy.collection, value: collection }] : []),
    { label: copy.tokenId, value: <Code parts={[{ text: tokenId }]} /> },
    ...(amount ? [{ label: copy.amount, value: amount }] : []),
    { label: copy.network, value: network },
    { label: copy.contract, value: <Code grouped parts={[{ text: address }]} /> },
  ]
  return (
    <Stack gap={5}>
      <Picture src={image} name={name} />
      <Stack gap={2}>
        <Text as="p" weight="medium" align="center" dir="auto">
          {name}
        </Text>
        {description && (
          <Text as="p" tone="muted" align="center" dir="auto">
            {description}
          </Text>
        )}
      </Stack>
      <DescriptionList items={items} />
      <Stack gap={2}>
        <AddressActions words={copy} onCopyAddress={onCopyAddress} explorerUrl={explorerUrl} />
      </Stack>
    </Stack>
  )
}
