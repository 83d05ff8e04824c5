import { createPortico, PorticoModal, PorticoProvider } from 'portico'
import { eip155 } from 'portico/eip155'
import { mainnet, optimism } from 'portico/networks'
import { walletConnect } from 'portico/walletconnect'
import 'portico/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { OwnButton } from '../parts/OwnButton'

const portico = createPortico({
  projectId: null,
  networks: [mainnet, optimism],
  adapters: [eip155()],
  pairing: walletConnect({ relayUrl: 'wss://relay.example', projectId: '0123456789abcdef0123456789abcdef' }),
})

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <PorticoProvider portico={portico}>
      <OwnButton />
      <PorticoModal />
    </PorticoProvider>
  </StrictMode>,
)
