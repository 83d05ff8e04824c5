import { Appearance, ConnectButton, NetworkButton, PorticoModal, PorticoProvider } from 'portico'
import { createRoot } from 'react-dom/client'
import { LookPanel, propsOf, useLook } from './parts/Look'
import { EventPanel, SignPanel, StatePanel } from './parts/Panels'
import { createEntrance } from './setup/portico'
import { Shop } from './parts/Shop'

const portico = createEntrance()

function App() {
  const [look, setLook] = useLook()
  return (
    <PorticoProvider portico={portico}>
      <Appearance {...propsOf(look)}>
        <Shop
          at="/"
          title="Rope, lamps and charts, paid from your own wallet"
          lead="A shop with the turnkey entrance: one button, one modal. Connect the Lab Wallet and try what it does."
          storybookUrl={globalThis.lab.storybookUrl}
          entrance={
            <>
              <NetworkButton />
              <ConnectButton />
            </>
          }
        >
          <div className="grid">
            <StatePanel />
            <SignPanel />
            <LookPanel look={look} onChange={setLook} />
            <EventPanel />
          </div>
        </Shop>
        <PorticoModal />
      </Appearance>
    </PorticoProvider>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />)
