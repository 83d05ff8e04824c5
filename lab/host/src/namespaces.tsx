import { ConnectButton, createPortico, defineNames, NetworkButton, PorticoModal, PorticoProvider } from 'portico'
import { bip122, cosmos, eip155, polkadot, solana, walletConnect } from 'portico/chains'
import 'portico/styles.css'
import { createRoot } from 'react-dom/client'
import { everyNetwork, namespaces } from './networks'
import { ActivePanel, NamespacePanel, RawSignPanel } from './NamespacePanels'
import { EventPanel, TroublePanel } from './Panels'
import { Shop } from './Shop'

const { lab } = globalThis
const portico = createPortico({
  id: 'every-chain',
  projectId: 'lab',
  apiUrl: lab.backendUrl,
  names: defineNames({ zone: 'portico.test' }),
  pairing: walletConnect({ relayUrl: lab.relayUrl }),
  networks: everyNetwork,
  adapters: [eip155(), solana(), bip122(), polkadot(), cosmos()],
  metadata: { name: 'The Chandlery' },
})

createRoot(document.getElementById('root') as HTMLElement).render(
  <PorticoProvider portico={portico}>
    <Shop
      at="/namespaces.html"
      title="Any coin that floats"
      lead="Five kinds of chains behind one entrance, each with a connection of its own."
      storybookUrl={lab.storybookUrl}
      entrance={
        <>
          <NetworkButton />
          <ConnectButton />
        </>
      }
    >
      <div className="grid">
        <ActivePanel />
        <RawSignPanel />
        {namespaces.map(([namespace, name]) => (
          <NamespacePanel key={namespace} namespace={namespace} name={name} />
        ))}
        <EventPanel />
        <TroublePanel />
      </div>
    </Shop>
    <PorticoModal />
  </PorticoProvider>,
)
