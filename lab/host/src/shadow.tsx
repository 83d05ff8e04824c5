import { ConnectButton, PorticoEmbed, PorticoModal, PorticoProvider, useAccount } from 'portico'
import { mount } from 'portico/mount'
import styles from 'portico/styles.css?inline'
import { createRoot } from 'react-dom/client'
import { createEntrance } from './setup/portico'

// A micro-frontend: everything is in a shadow root, and so are the styles.
const asked = new URLSearchParams(location.search)
const shadow = document.getElementById('root')!.attachShadow({ mode: asked.has('closed') ? 'closed' : 'open' })
Object.assign(window, { shadow })
const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
shadow.adoptedStyleSheets = [sheet]

const portico = createEntrance()
const kind = asked.get('kind') ?? 'modal'

function Address() {
  return <output data-testid="address">{useAccount()?.address}</output>
}

function App({ place }: { place: Element }) {
  return (
    <PorticoProvider portico={portico}>
      <ConnectButton />
      <Address />
      {kind === 'modal' && <PorticoModal container={place} />}
      {kind === 'embed' && <PorticoEmbed />}
    </PorticoProvider>
  )
}

const place = document.createElement('div')
shadow.append(place)
createRoot(place.appendChild(document.createElement('div'))).render(<App place={place} />)
if (kind === 'mount') mount(portico, { target: place })
