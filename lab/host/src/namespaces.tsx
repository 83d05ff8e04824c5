import { ConnectButton, createPortico, NetworkButton, PorticoModal, PorticoProvider, type Namespace } from 'portico'
import { bip122, cosmos, eip155, polkadot, solana, walletConnect, type NetworkInput } from 'portico/chains'
import 'portico/styles.css'
import { createRoot } from 'react-dom/client'
import { chains } from './lab'
import { ActivePanel, NamespacePanel, RawSignPanel } from './NamespacePanels'
import { EventPanel } from './Panels'
import { Shop } from './Shop'

/** Not read from on this page: only wallets sign there. */
function unread(chainNamespace: Namespace, id: string, name: string, symbol: string, decimals: number): NetworkInput {
  return { id, name, chainNamespace, nativeCurrency: { name, symbol, decimals }, rpcUrls: { default: { http: [] } } }
}

const { lab } = globalThis
const portico = createPortico({
  id: 'every-chain',
  projectId: 'lab',
  apiUrl: lab.backendUrl,
  pairing: walletConnect({ relayUrl: lab.relayUrl }),
  networks: [
    ...chains,
    { ...unread('solana', lab.solana.id, 'Solana', 'SOL', 9), rpcUrls: { default: { http: [lab.solana.url] } } },
    unread('bip122', '000000000019d6689c085ae165831e93', 'Bitcoin', 'BTC', 8),
    unread('polkadot', '91b171bb158e2d3848fa23a9f1c25182', 'Polkadot', 'DOT', 10),
    unread('cosmos', 'cosmoshub-4', 'Cosmos Hub', 'ATOM', 6),
  ],
  adapters: [eip155(), solana(), bip122(), polkadot(), cosmos()],
  metadata: { name: 'The Chandlery' },
})

const namespaces = [
  ['eip155', 'Ethereum'],
  ['solana', 'Solana'],
  ['bip122', 'Bitcoin'],
  ['polkadot', 'Polkadot'],
  ['cosmos', 'Cosmos'],
] as const

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
      </div>
    </Shop>
    <PorticoModal />
  </PorticoProvider>,
)
