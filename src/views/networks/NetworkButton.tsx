'use client'
import { useEffect } from 'react'
import { ThemeRoot } from '../../primitives/theme/ThemeRoot'
import { emit } from '../../state/core/events'
import { report } from '../../state/core/report'
import { configAtom } from '../../state/core/runtime'
import { followButtonPicture, networkButtonAtom } from '../../state/networks/networkButton'
import { useAction, useValue } from '../../hooks/PorticoProvider'
import { open } from '../../state/router/stack'
import { EntryBoundary } from '../feedback/EntryBoundary'
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
  const reportError = useAction(report)
  return (
    <ThemeRoot>
      <EntryBoundary onError={reportError} resetKey={props.network}>
        <NetworkButtonView {...props} size={size} />
      </EntryBoundary>
    </ThemeRoot>
  )
}
