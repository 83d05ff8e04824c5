import { ConnectButton, createPortico, NetworkButton, PorticoModal, PorticoProvider } from 'portico'
import { bip122 } from 'portico/bip122'
import { cosmos } from 'portico/cosmos'
import { eip155 } from 'portico/eip155'
import { polkadot } from 'portico/polkadot'
import { solana } from 'portico/solana'
import 'portico/styles.css'
import { walletConnect } from 'portico/walletconnect'
import { createRoot } from 'react-dom/client'
import { tokens } from './setup/lab'
import { everyNetwork, namespaces } from './setup/networks'
import { ActivePanel, NamespacePanel, RawSignPanel } from './parts/NamespacePanels'
import { EventPanel, TroublePanel } from './parts/Panels'
import { Shop } from './parts/Shop'

const { lab } = globalThis
/** Without a project the chains themselves are asked for balances. */
const isAlone = new URLSearchParams(location.search).get('project') === 'none'
const portico = createPortico({
  id: 'every-chain',
  projectId: isAlone ? null : 'lab',
  debug: true,
  ...(!isAlone && { apiUrl: lab.backendUrl, names: { zone: 'portico.test' } }),
  sources: { tokens },
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
