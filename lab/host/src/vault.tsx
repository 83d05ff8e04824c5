import { ConnectButton, createPortico, NetworkButton, PorticoModal, PorticoProvider } from 'portico'
import { eip155 } from 'portico/eip155'
import { solana } from 'portico/solana'
import 'portico/styles.css'
import { vault } from 'portico/vault'
import { createRoot } from 'react-dom/client'
import { ActivePanel, NamespacePanel, RawSignPanel } from './parts/NamespacePanels'
import { Shop } from './parts/Shop'
import { tokens } from './setup/lab'
import { everyNetwork } from './setup/networks'

const { lab } = globalThis
/** Another address of the vault, for tests of what is not there. */
const url = new URLSearchParams(location.search).get('vault') ?? lab.vaultUrl

const portico = createPortico({
  id: 'vault',
  projectId: null,
  debug: true,
  sources: { tokens },
  networks: everyNetwork.filter((network) => !('chainNamespace' in network) || network.chainNamespace === 'solana'),
  adapters: [eip155(), solana()],
  embedded: vault({ url }),
  metadata: { name: 'The Chandlery' },
})

createRoot(document.getElementById('root') as HTMLElement).render(
  <PorticoProvider portico={portico}>
    <Shop
      at="/vault.html"
      title="A key of your own"
      lead="For visitors without a wallet: a passkey makes one. Open this page at shop.localhost."
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
        <NamespacePanel namespace="eip155" name="Ethereum" />
        <NamespacePanel namespace="solana" name="Solana" />
      </div>
    </Shop>
    <PorticoModal />
  </PorticoProvider>,
)
