import { ConnectButton, PorticoModal, PorticoProvider } from 'portico'
import 'portico/styles.css'
import { createRoot } from 'react-dom/client'
import { Address } from './common'
import { portico } from './instance'

createRoot(document.getElementById('root') as HTMLElement).render(
  <PorticoProvider portico={portico}>
    <ConnectButton />
    <Address />
    <PorticoModal />
  </PorticoProvider>,
)
