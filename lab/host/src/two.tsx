import { ConnectButton, PorticoModal, PorticoProvider } from 'portico'
import { createRoot } from 'react-dom/client'
import { StatePanel } from './parts/Panels'
import { createEntrance } from './setup/portico'
import { Shop } from './parts/Shop'

const entrances = ['buyer', 'seller'].map((id) => ({ id, portico: createEntrance(id) }))

createRoot(document.getElementById('root') as HTMLElement).render(
  <Shop
    at="/two.html"
    title="Two doors on one page"
    lead="Each with its own state and its own storage."
    storybookUrl={globalThis.lab.storybookUrl}
  >
    <div className="grid">
      {entrances.map(({ id, portico }) => (
        <section key={id} aria-label={id}>
          <PorticoProvider portico={portico}>
            <ConnectButton />
            <StatePanel />
            <PorticoModal />
          </PorticoProvider>
        </section>
      ))}
    </div>
  </Shop>,
)
