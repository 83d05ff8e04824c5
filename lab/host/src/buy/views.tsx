import { Appearance, PorticoProvider, useAccount, useValue } from 'portico'
import { routeAtom } from 'portico/state'
import * as views from 'portico/views'
import { createRoot } from 'react-dom/client'
import { Shop } from '../parts/Shop'
import { createEntrance } from '../setup/portico'

const portico = createEntrance()

function Providers() {
  const props = views.useOnRampProvidersView()
  return props && <views.OnRampProvidersView {...props} />
}

function Currencies() {
  const props = views.useOnRampFiatSelectView()
  return props && <views.OnRampFiatSelectView {...props} />
}

function Tokens() {
  const props = views.useOnRampTokenSelectView()
  return props && <views.OnRampTokenSelectView {...props} />
}

/** The way of buying, one view in the place of another. */
function Buy() {
  const { name } = useValue(routeAtom)
  const purchase = views.useBuyInProgressView()
  if (name === 'OnRampFiatSelect') return <Currencies />
  if (name === 'OnRampTokenSelect') return <Tokens />
  return purchase ? <views.BuyInProgressView {...purchase} /> : <Providers />
}

/** Buying alone, in a place of the shop's own. */
function Place() {
  const connecting = views.useConnectingView()
  const connect = views.useConnectView()
  if (!useAccount()) return connecting ? <views.ConnectingView {...connecting} /> : <views.ConnectView {...connect} />
  return (
    <section className="panel" aria-label="Buy">
      <h2>Buy</h2>
      <Buy />
    </section>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <PorticoProvider portico={portico}>
    <Appearance>
      <Shop
        at="/buy.html"
        title="Only buying"
        lead="What visitors buy for money, in the shop's layout, without the modal."
        storybookUrl={globalThis.lab.storybookUrl}
      >
        <Place />
      </Shop>
    </Appearance>
  </PorticoProvider>,
)
