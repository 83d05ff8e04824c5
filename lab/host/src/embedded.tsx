import { PorticoEmbed, PorticoProvider } from 'portico'
import { createRoot } from 'react-dom/client'
import { StatePanel } from './parts/Panels'
import { createEntrance } from './setup/portico'
import { Shop } from './parts/Shop'

createRoot(document.getElementById('root') as HTMLElement).render(
  <PorticoProvider portico={createEntrance()}>
    <Shop
      at="/embedded.html"
      title="The door inside the room"
      lead="All views in place: no overlay, no scroll lock."
      storybookUrl={globalThis.lab.storybookUrl}
    >
      <div className="grid">
        <PorticoEmbed />
        <StatePanel />
      </div>
    </Shop>
  </PorticoProvider>,
)
