'use client'
import { Icon } from '../../../primitives/images/Icon'
import { IconTile } from '../../../primitives/images/IconTile'
import { ListItem } from '../../../primitives/lists/ListItem'

/** Props of `ConnectRow`. */
export interface ConnectRowProps {
  title: string
  onClick: () => void
}

/** Leads to the wallets that can be connected. */
export function ConnectRow({ title, onClick }: ConnectRowProps) {
  return <ListItem image={<IconTile name="plus" />} title={title} end={<Icon name="chevron" />} onClick={onClick} />
}
