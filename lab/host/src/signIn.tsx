import {
  ConnectButton,
  createPortico,
  NetworkButton,
  PorticoModal,
  PorticoProvider,
  useSession,
  useSignIn,
  useSignOut,
} from 'portico'
import { bip122 } from 'portico/bip122'
import { cosmos } from 'portico/cosmos'
import { eip155 } from 'portico/eip155'
import { polkadot } from 'portico/polkadot'
import { createServerStorage, createMessenger, createSiwx } from 'portico/siwx'
import { solana } from 'portico/solana'
import 'portico/styles.css'
import { walletConnect } from 'portico/walletconnect'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { chains } from './setup/lab'
import { ActivePanel, NamespacePanel } from './parts/NamespacePanels'
import { everyNetwork, namespaces } from './setup/networks'
import { EventPanel } from './parts/Panels'
import { Shop } from './parts/Shop'

const { lab } = globalThis
const settings = new URLSearchParams(location.search)
const isEvmOnly = settings.has('evm')
/** The sign-in server may be on another host. */
const authUrl = settings.get('auth') ?? '/auth'

const portico = createPortico({
  id: 'sign-in',
  projectId: null,
  pairing: walletConnect({ relayUrl: lab.relayUrl }),
  networks: isEvmOnly ? chains : everyNetwork,
  adapters: isEvmOnly ? [eip155()] : [eip155(), solana(), bip122(), polkadot(), cosmos()],
  siwx: createSiwx({
    messenger: createMessenger({ statement: 'Come aboard The Chandlery.' }),
    storage: createServerStorage({ url: authUrl }),
    required: !settings.has('optional'),
  }),
  metadata: { name: 'The Chandlery' },
  embedders: ['http://embedder.localhost'],
})

/** The page's knowledge of the sign-in, and the server's answer. */
function SessionPanel() {
  const { status } = useSession()
  const { signIn } = useSignIn()
  const { signOut } = useSignOut()
  const [said, setSaid] = useState('')
  const ask = async () =>
    setSaid(JSON.stringify(await (await fetch(`${authUrl}/session`, { credentials: 'include' })).json()))
  return (
    <section className="panel" aria-label="Session">
      <h2>Session</h2>
      <dl>
        <dt>Here</dt>
        <dd data-testid="session">{status}</dd>
        <dt>At the server</dt>
        <dd data-testid="server">{said}</dd>
      </dl>
      <p>
        <button onClick={() => void ask()}>Ask the server</button>
        <button onClick={() => signIn()}>Sign in</button>
        <button onClick={() => signOut()}>Sign out</button>
      </p>
    </section>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <PorticoProvider portico={portico}>
    <Shop
      at="/sign-in.html"
      title="Come aboard by name"
      lead="A shop that wants to know who is there: connect, then sign in."
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
        <SessionPanel />
        {namespaces
          .filter(([namespace]) => !isEvmOnly || namespace === 'eip155')
          .map(([namespace, name]) => (
            <NamespacePanel key={namespace} namespace={namespace} name={name} />
          ))}
        <EventPanel />
      </div>
    </Shop>
    <PorticoModal />
  </PorticoProvider>,
)
