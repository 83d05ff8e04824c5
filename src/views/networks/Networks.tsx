'use client'
import { useAction, useValue } from '../../hooks/PorticoProvider'
import { networkChoicesAtom, networkQueryAtom, searchNetworks } from '../../state/networks/search'
import { networksAtom } from '../../state/networks/state'
import { selectNetwork } from '../../state/networks/selectNetwork'
import { NetworksView } from './NetworksView'

/** Lists that fit on one screen need no search. */
const searchFrom = 6

/** Choose among the host's networks, connected. */
export default function Networks() {
  const count = useValue(networksAtom).length
  const search = useAction(searchNetworks)
  return (
    <NetworksView
      networks={useValue(networkChoicesAtom)}
      query={useValue(networkQueryAtom)}
      onQueryChange={count < searchFrom ? undefined : search}
      onSelect={useAction(selectNetwork)}
    />
  )
}
