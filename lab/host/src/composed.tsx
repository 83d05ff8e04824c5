import { Appearance, PorticoProvider, useAccount, useDisconnect } from 'portico'
import { ConnectingView, ConnectView, Frame, useConnectingView, useConnectView } from 'portico/views'
import { createRoot } from 'react-dom/client'
import { createEntrance } from './setup/portico'
import { Shop } from './parts/Shop'

const portico = createEntrance()

/** The host's own flow: our views, in its layout and with its words around them. */
function Checkout() {
  const account = useAccount()
  const { disconnect } = useDisconnect()
  const connect = useConnectView()
  const connecting = useConnectingView()
  if (account)
    return (
      <section className="panel">
        <h2>Paying from</h2>
        <p data-testid="address">{account.address}</p>
        <button onClick={() => void disconnect()}>Use another wallet</button>
      </section>
    )
  return (
    <Frame title="Pay with">{connecting ? <ConnectingView {...connecting} /> : <ConnectView {...connect} />}</Frame>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <PorticoProvider portico={portico}>
    <Appearance>
      <Shop
        at="/composed.html"
        title="A checkout of its own"
        lead="Single views in the shop's layout, without the modal."
        storybookUrl={globalThis.lab.storybookUrl}
      >
        <Checkout />
      </Shop>
    </Appearance>
  </PorticoProvider>,
)
