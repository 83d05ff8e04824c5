'use client'
import { Fragment, type ReactNode } from 'react'
import { ListItem } from '../../primitives/lists/ListItem'
import { Tag } from '../../primitives/text/Tag'
import { Text } from '../../primitives/text/Text'
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden'
import type { Network } from '../../chains/network'
import type { NetworkChoice } from '../../state/session/networks/search'
import { useNetworksCopy } from '../copy/useNetworksCopy'

/** Props of `NetworkRow`. */
export interface NetworkRowProps {
  choice: NetworkChoice
  image: ReactNode
  renderEnd?: ((network: Network, end: ReactNode) => ReactNode) | undefined
  onClick: () => void
}

/** A network to choose. */
export function NetworkRow({ choice, image, renderEnd = (_network, end) => end, onClick }: NetworkRowProps) {
  const copy = useNetworksCopy().networks
  const { network, isActive, disabledReason, notGrantedBy, connectsAnew } = choice
  return (
    <ListItem
      image={image}
      title={network.name}
      isName
      detail={factsLine([
        network.testnet && copy.testnet,
        notGrantedBy !== undefined && copy.notGranted(notGrantedBy),
        connectsAnew && copy.connectsAnew,
      ])}
      end={renderEnd(network, isActive && <Tag tone="accent">{copy.active}</Tag>)}
      selected={isActive}
      disabled={disabledReason !== undefined}
      disabledReason={disabledReason && copy[disabledReason]}
      onClick={onClick}
    />
  )
}

/** Facts on one line, told apart by a dot to the eye and by a comma where they are read aloud. */
function factsLine(facts: readonly (string | false | undefined)[]): ReactNode {
  const [first, ...others] = facts.filter((fact) => typeof fact === 'string')
  if (others.length === 0) return first
  return (
    <Text size="note" tone="muted" title={[first, ...others].join(' · ')}>
      {first}
      {others.map((fact) => (
        <Fragment key={fact}>
          <Text size="note" tone="muted" aria-hidden>
            {' · '}
          </Text>
          <VisuallyHidden>, </VisuallyHidden>
          {fact}
        </Fragment>
      ))}
    </Text>
  )
}
