import { createStore, Provider } from 'jotai'
import { ConnectButton, PorticoEmbed, PorticoModal, PorticoProvider } from 'portico'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './hostile.css'
import { createEntrance } from './setup/portico'

const portico = createEntrance()

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Provider store={createStore()}>
      <div className="app">
        <section>
          <PorticoProvider portico={portico}>
            <ConnectButton />
            <PorticoEmbed mode="light" />
            <PorticoModal />
          </PorticoProvider>
        </section>
      </div>
    </Provider>
  </StrictMode>,
)
