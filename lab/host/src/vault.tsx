import { ConnectButton, createPortico, NetworkButton, PorticoModal, PorticoProvider } from 'portico'
import { eip155 } from 'portico/eip155'
import { createMessenger, createServerStorage, createSiwx } from 'portico/siwx'
import { solana } from 'portico/solana'
import 'portico/styles.css'
import { vault } from 'portico/vault'
import { createRoot } from 'react-dom/client'
import { CallsPanel } from './calls/CallsPanel'
import { ActivePanel, NamespacePanel, RawSignPanel } from './parts/NamespacePanels'
import { Shop } from './parts/Shop'
import { tokens } from './setup/lab'
import { everyNetwork } from './setup/networks'
import { createPools } from './setup/pools'

const { lab } = globalThis
const asked = new URLSearchParams(location.search)
/** Another address of the vault, for tests of what is not there. */
const url = asked.get('vault') ?? lab.vaultUrl

const portico = createPortico({
  id: 'vault',
  projectId: null,
  debug: true,
  sources: { tokens, swaps: createPools() },
  networks: everyNetwork.filter((network) => !('chainNamespace' in network) || network.chainNamespace === 'solana'),
  adapters: [eip155(), solana()],
  embedded: vault({ url }),
  ...(asked.has('sign-in') && {
    siwx: createSiwx({
      messenger: createMessenger({ statement: 'Come aboard The Chandlery.' }),
      storage: createServerStorage({ url: '/auth' }),
      required: true,
    }),
  }),
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
        <CallsPanel />
      </div>
    </Shop>
    <PorticoModal />
  </PorticoProvider>,
)
