import { ConnectButton, createPortico, PorticoModal, PorticoProvider, useAccount, type Portico } from 'portico'
import { eip155 } from 'portico/eip155'
import { mainnet } from 'portico/networks'

export const createInstance = () => createPortico({ projectId: null, networks: [mainnet], adapters: [eip155()] })

const Greeting = () => <p>{useAccount()?.address ?? 'Welcome'}</p>

export const Entrance = ({ portico }: { portico: Portico }) => (
  <PorticoProvider portico={portico}>
    <Greeting />
    <ConnectButton />
    <PorticoModal />
  </PorticoProvider>
)
