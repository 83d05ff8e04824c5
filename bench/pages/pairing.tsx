import { ConnectButton, createPortico, PorticoModal, PorticoProvider } from 'portico'
import { eip155 } from 'portico/eip155'
import { walletConnect } from 'portico/walletconnect'
import 'portico/styles.css'
import { createRoot } from 'react-dom/client'
import { network } from './common'

const relayUrl = new URLSearchParams(location.search).get('relay') ?? undefined
const portico = createPortico({
  projectId: null,
  networks: [network],
  adapters: [eip155()],
  pairing: walletConnect({ projectId: 'bench', relayUrl }),
})

createRoot(document.getElementById('root') as HTMLElement).render(
  <PorticoProvider portico={portico}>
    <ConnectButton />
    <PorticoModal />
  </PorticoProvider>,
)
