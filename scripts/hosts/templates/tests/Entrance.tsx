import { ConnectButton, createPortico, PorticoModal, PorticoProvider, useAccount, type Portico } from 'portico'
import { eip155 } from 'portico/eip155'
import { mainnet } from 'portico/networks'

/** The tests reach no node of this network. */
const offline = { ...mainnet, rpcUrls: { default: { http: ['http://127.0.0.1:9'] } } }

export const createInstance = () => createPortico({ projectId: null, networks: [offline], adapters: [eip155()] })

const Greeting = () => <p>{useAccount()?.address ?? 'Welcome'}</p>

export const Entrance = ({ portico }: { portico: Portico }) => (
  <PorticoProvider portico={portico}>
    <Greeting />
    <ConnectButton />
    <PorticoModal />
  </PorticoProvider>
)
