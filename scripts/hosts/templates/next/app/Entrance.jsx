'use client'
import { ConnectButton, createPortico, PorticoModal, PorticoProvider } from 'portico'
import { eip155 } from 'portico/eip155'
import { mainnet, optimism } from 'portico/networks'
import { OwnButton } from './OwnButton'

const portico = createPortico({ projectId: null, networks: [mainnet, optimism], adapters: [eip155()] })

export function Entrance({ initialState }) {
  return (
    <PorticoProvider portico={portico} initialState={initialState}>
      <OwnButton />
      <ConnectButton />
      <PorticoModal />
    </PorticoProvider>
  )
}
