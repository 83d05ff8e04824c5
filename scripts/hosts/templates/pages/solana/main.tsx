import { createPortico, PorticoModal, PorticoProvider } from 'portico'
import { solanaMainnet } from 'portico/networks'
import { solana } from 'portico/solana'
import 'portico/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { OwnButton } from '../parts/OwnButton'

const portico = createPortico({
  projectId: null,
  networks: [solanaMainnet],
  adapters: [solana()],
})

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <PorticoProvider portico={portico}>
      <OwnButton />
      <PorticoModal />
    </PorticoProvider>
  </StrictMode>,
)
