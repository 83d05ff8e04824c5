import { Appearance, PorticoProvider, useAccount, useConnect, useDisconnect, useWallets } from 'portico'
import { ConnectView, Frame } from 'portico/views'
import { createRoot } from 'react-dom/client'
import { createEntrance } from './setup/portico'
import { Shop } from './parts/Shop'

const portico = createEntrance()

/** The host's own flow: our view, its state and its words around it. */
function Checkout() {
  const account = useAccount()
  const wallets = useWallets()
  const { connect, error } = useConnect()
  const { disconnect } = useDisconnect()
  if (account)
    return (
      <section className="panel">
        <h2>Paying from</h2>
        <p data-testid="address">{account.address}</p>
        <button onClick={() => void disconnect()}>Use another wallet</button>
      </section>
    )
  return (
    <>
      <Frame title="Pay with">
        <ConnectView
          wallets={wallets}
          onSelectWallet={connect}
        />
      </Frame>
      <output data-testid="problem">{error?.name}</output>
    </>
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
