'use client'
import type { ReactNode } from 'react'
import { List } from '../../../primitives/lists/List'
import { ListItem } from '../../../primitives/lists/ListItem'
import { RemoteImage } from '../../../primitives/images/RemoteImage'
import { Stack } from '../../../primitives/layout/Stack'
import { Tag } from '../../../primitives/text/Tag'
import type { Namespace } from '../../../chains/network'
import { useCopy } from '../../copy/useCopy'
import { Sentence } from '../../parts/Sentence'

/** Props of `SelectChainView`; `useSelectChainView` returns them for this instance. */
export interface SelectChainViewProps {
  /** The wallet it is about. */
  wallet: { readonly name: string; readonly icon?: string | undefined }
  /** The chains that the wallet and the host have in common. */
  chains: readonly {
    readonly namespace: Namespace
    readonly name: string
    readonly icon?: string | undefined
    readonly isConnected: boolean
  }[]
  /** Draws a chain's image, 40 px; by default from its `icon`. */
  renderImage?: ((namespace: Namespace) => ReactNode) | undefined
  /** One of the list was picked; given by its id. */
  onSelect: (namespace: Namespace) => void
}

/** One wallet that speaks to several chains: choose the one to connect. */
export function SelectChainView({ wallet, chains, renderImage, onSelect }: SelectChainViewProps) {
  const copy = useCopy().selectChain
  return (
    <Stack gap={4}>
      <Stack gap={5} align="center" padding={2}>
        <RemoteImage src={wallet.icon} name={wallet.name} size="l" busy={false} />
        <Sentence title={copy.title(wallet.name)} detail={copy.detail} />
      </Stack>
      <List
        label={copy.chains}
        items={chains}
        itemKey={({ namespace }) => namespace}
        renderItem={({ namespace, name, icon, isConnected }) => (
          <ListItem
            image={renderImage?.(namespace) ?? <RemoteImage src={icon} name={name} shape="network" />}
            title={name}
            isName
            end={isConnected && <Tag tone="success">{copy.connected}</Tag>}
            onClick={() => onSelect(namespace)}
          />
        )}
      />
    </Stack>
  )
}
