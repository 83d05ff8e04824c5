'use client'
import type { ReactNode } from 'react'
import { Button } from '../../../primitives/actions/Button'
import { Icon } from '../../../primitives/images/Icon'
import { IconTile } from '../../../primitives/images/IconTile'
import { List } from '../../../primitives/lists/List'
import { ListItem } from '../../../primitives/lists/ListItem'
import { RemoteImage } from '../../../primitives/images/RemoteImage'
import { Stack } from '../../../primitives/layout/Stack'
import { Text } from '../../../primitives/text/Text'
import { useDirectoryCopy } from '../../copy/useDirectoryCopy'
import { EmptyState } from '../../parts/EmptyState'
import { hostOf } from '../../parts/hostOf'
import { Sentence } from '../../parts/Sentence'

/** Props of `DownloadsView`; `useDownloadsView` returns them for this instance. */
export interface DownloadsViewProps {
  /** The wallet it is about. */
  wallet: {
    readonly name: string
    readonly icon?: string | undefined
    /** Web links; others are left out. */
    readonly chromeStore?: string | undefined
    readonly appStore?: string | undefined
    readonly playStore?: string | undefined
    readonly homepage?: string | undefined
  }
  /** The wallet's image, 80 px; by default from its `icon`. */
  image?: ReactNode
  /** One of the links is followed. */
  onSelect?: ((place: DownloadPlace) => void) | undefined
  /** Asked where there is nothing to download. */
  onTryAnotherWallet: () => void
}

export type DownloadPlace = (typeof places)[number][0]

const places = [
  ['chromeStore', 'extension'],
  ['appStore', 'phone'],
  ['playStore', 'phone'],
  ['homepage', 'globe'],
] as const

/** Download links of one wallet. */
export function DownloadsView({ wallet, image, onSelect, onTryAnotherWallet }: DownloadsViewProps) {
  const copy = useDirectoryCopy().downloads
  const offered = places.filter(([place]) => hostOf(wallet[place]))
  if (offered.length === 0)
    return (
      <EmptyState
        illustration="wallet"
        title={copy.none.title(wallet.name)}
        detail={copy.none.detail}
        action={
          <Button full onClick={onTryAnotherWallet}>
            {copy.none.action}
          </Button>
        }
      />
    )
  return (
    <Stack gap={3}>
      <Stack gap={4} align="center" padding={2}>
        {image ?? <RemoteImage src={wallet.icon} name={wallet.name} size="l" />}
        <Sentence title={copy.title(wallet.name)} detail={copy.detail} />
      </Stack>
      <List
        label={copy.list}
        items={offered}
        itemKey={([place]) => place}
        renderItem={([place, icon]) => (
          <ListItem
            image={<IconTile name={icon} />}
            title={copy[place].title}
            detail={place === 'homepage' ? hostOf(wallet.homepage) : copy[place].detail}
            end={<Icon name="external" />}
            href={wallet[place]}
            onClick={() => onSelect?.(place)}
          />
        )}
      />
      {hostOf(wallet.chromeStore) && (
        <Text as="p" size="note" tone="muted" align="center">
          {copy.thenReload}
        </Text>
      )}
    </Stack>
  )
}
