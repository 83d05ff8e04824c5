import { PorticoEmbed, PorticoProvider } from 'portico'
import { createRoot } from 'react-dom/client'
import { StatePanel } from './parts/Panels'
import { createEntrance } from './setup/portico'
import { Shop } from './parts/Shop'

const layout = new URLSearchParams(location.search).get('layout') === 'wide' ? 'wide' : 'card'

createRoot(document.getElementById('root') as HTMLElement).render(
  <PorticoProvider portico={createEntrance()}>
    <Shop
      at="/embedded.html"
      title="The door inside the room"
      lead="All views in place: no overlay, no scroll lock."
      storybookUrl={globalThis.lab.storybookUrl}
    >
      <div className={layout === 'card' ? 'grid' : undefined}>
        <PorticoEmbed layout={layout} />
        <StatePanel />
      </div>
    </Shop>
  </PorticoProvider>,
)
