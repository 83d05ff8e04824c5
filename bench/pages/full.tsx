import { ConnectButton, createPortico, PorticoModal, PorticoProvider } from 'portico'
import { eip155 } from 'portico/eip155'
import { walletConnect } from 'portico/walletconnect'
import 'portico/styles.css'
import { createRoot } from 'react-dom/client'
import { Address, network, prefetch } from './common'

// The list of wallets that comes along is the directory of a page without a project.
const portico = createPortico({
  projectId: null,
  networks: [network],
  adapters: [eip155()],
  pairing: walletConnect({ projectId: 'bench' }),
  prefetch,
})

createRoot(document.getElementById('root') as HTMLElement).render(
  <PorticoProvider portico={portico}>
    <ConnectButton />
    <Address />
    <PorticoModal />
  </PorticoProvider>,
)
