import { createPortico, PorticoModal, PorticoProvider } from 'portico'
import { eip155 } from 'portico/eip155'
import { mainnet } from 'portico/networks'
import 'portico/styles.css'
import { createRoot } from 'react-dom/client'
import { HostLayers } from './HostLayers'

const portico = createPortico({ projectId: null, networks: [mainnet], adapters: [eip155()] })

createRoot(document.getElementById('root') as HTMLElement).render(
  <PorticoProvider portico={portico}>
    <HostLayers />
    <PorticoModal />
  </PorticoProvider>,
)
