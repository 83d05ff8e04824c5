'use client'
import { useEffect } from 'react'
import { emit } from '../../../state/core/events'
import { configAtom } from '../../../state/core/runtime'
import { followButtonPicture, networkButtonAtom } from '../../../state/session/networks/networkButton'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { open } from '../../../state/shell/router/stack'
import { Entry } from '../../shell/feedback/EntryBoundary'
import { NetworkButtonView, type NetworkButtonViewProps } from './NetworkButtonView'

/**
 * Props of `NetworkButtonView` for this instance.
 * @example
 * <NetworkButtonView {...useNetworkButtonView()} />
 */
export function useNetworkButtonView(): NetworkButtonViewProps {
  const tell = useAction(emit)
  const openModal = useAction(open)
  const followPicture = useAction(followButtonPicture)
  useEffect(() => followPicture(), [followPicture])
  const onClick = () => {
    tell({ type: 'track', event: 'CLICK_NETWORKS', properties: {} })
    openModal({ name: 'Networks' })
  }
  const { enableNetworkSwitch } = useValue(configAtom)
  return { network: useValue(networkButtonAtom), onClick: enableNetworkSwitch ? onClick : undefined }
}

/** The network in use, in the host's page: opens the list of networks, unless the app stays on its own. */
export function NetworkButton({ size }: Pick<NetworkButtonViewProps, 'size'>) {
  const props = useNetworkButtonView()
  return (
    <Entry resetKey={props.network.name} label={props.network.name} onClick={props.onClick}>
      <NetworkButtonView {...props} size={size} />
    </Entry>
  )
}
