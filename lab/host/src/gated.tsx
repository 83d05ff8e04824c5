import { ConnectButton, createPortico, NetworkButton, PorticoModal, PorticoProvider } from 'portico'
import { withExternal } from 'portico/chains'
import { eip155 } from 'portico/eip155'
import { solana } from 'portico/solana'
import 'portico/styles.css'
import { createRoot } from 'react-dom/client'
import { createTestWallet } from '../../wallet/eip155/createTestWallet'
import { walletIcon } from '../../wallet/icon'
import { labKeys } from '../../wallet/labKeys'
import { AskPanel } from './parts/AskPanel'
import { NamespacePanel, RawSignPanel } from './parts/NamespacePanels'
import { everyNetwork } from './setup/networks'
import { Shop } from './parts/Shop'

const { lab } = globalThis

/** A wallet as a library: it has keys, and leaves the asking to the page. */
const postern = createTestWallet({
  name: 'Postern',
  rdns: 'lab.postern',
  icon: walletIcon(3),
  keys: labKeys,
  chains: lab.chains.map(({ id, name, url }) => ({ id, name, rpcUrl: url })),
  storage: sessionStorage,
  decide: async () => 'approve',
})

const external = {
  id: 'lab.postern',
  name: 'Postern',
  icon: walletIcon(3),
  isGated: true,
  provider: async () => postern.provider,
}

const portico = createPortico({
  id: 'gated',
  projectId: null,
  networks: everyNetwork.filter((network) => !('chainNamespace' in network) || network.chainNamespace === 'solana'),
  adapters: [withExternal(eip155(), [external]), solana()],
  metadata: { name: 'The Chandlery' },
  embedders: ['http://embedder.localhost'],
})

createRoot(document.getElementById('root') as HTMLElement).render(
  <PorticoProvider portico={portico}>
    <Shop
      at="/gated.html"
      title="Ask before you take"
      lead="A wallet that asks nobody, and a gate before it that does."
      storybookUrl={lab.storybookUrl}
      entrance={
        <>
          <NetworkButton />
          <ConnectButton />
        </>
      }
    >
      <div className="grid">
        <AskPanel />
        <RawSignPanel />
        <NamespacePanel namespace="eip155" name="Ethereum" />
        <NamespacePanel namespace="solana" name="Solana" />
      </div>
    </Shop>
    <PorticoModal />
  </PorticoProvider>,
)
