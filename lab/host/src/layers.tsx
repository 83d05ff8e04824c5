import { Appearance, PorticoModal, PorticoProvider } from 'portico'
import { createRoot } from 'react-dom/client'
import { HostLayers } from '../../../scripts/hosts/templates/pages/layers/HostLayers'
import { createEntrance } from './setup/portico'

const portico = createEntrance()

// A test opens the modal without a press on this page.
Object.assign(window, { openModal: () => void portico.open() })

createRoot(document.getElementById('root') as HTMLElement).render(
  <PorticoProvider portico={portico}>
    <Appearance>
      <h1>Layers of the shop</h1>
      <HostLayers />
      <PorticoModal />
    </Appearance>
  </PorticoProvider>,
)
