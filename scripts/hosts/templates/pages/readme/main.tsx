import { ConnectButton, createPortico, PorticoModal, PorticoProvider } from 'portico'
import { eip155 } from 'portico/eip155'
import { mainnet, optimism } from 'portico/networks'
import 'portico/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

const portico = createPortico({ projectId: null, networks: [mainnet, optimism], adapters: [eip155()] })

/** First example of the README, and nothing else. */
export const Entrance = () => (
  <PorticoProvider portico={portico}>
    <ConnectButton />
    <PorticoModal />
  </PorticoProvider>
)

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Entrance />
  </StrictMode>,
)
