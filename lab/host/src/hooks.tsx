import * as portico from 'portico'
import { eip155 } from 'portico/eip155'
import { createServerStorage, createSiwx } from 'portico/siwx'
import { solana } from 'portico/solana'
import { createRoot } from 'react-dom/client'
import { everyNetwork } from './setup/networks'

const adapters = [eip155(), solana()]
const networks = everyNetwork.slice(0, 3)
const siwx = createSiwx({ storage: createServerStorage({ url: '/auth' }), required: false })
const instance = portico.createPortico({ id: 'hooks', projectId: null, networks, adapters, siwx })

/** One namespace: its account, and the wallets it can be connected with. */
function Connection({ namespace, name }: { namespace: portico.Namespace; name: string }) {
  const account = portico.useAccount({ namespace })
  const { connect, status, error } = portico.useConnect()
  const { disconnect } = portico.useDisconnect()
  return (
    <section className="panel" aria-label={name}>
      <p data-testid="status">{portico.useStatus({ namespace })}</p>
      <p data-testid="address">{account?.address}</p>
      <p data-testid="attempt">{error?.name ?? status}</p>
      {portico.useWallets({ namespace }).map(({ id, name }) => (
        <button key={id} onClick={() => connect(id, { namespace })}>
          Connect {name}
        </button>
      ))}
      <button onClick={() => disconnect(namespace)}>Leave</button>
    </section>
  )
}

function Shop() {
  const { signMessage, data: signature, error } = portico.useSignMessage()
  const { switchNetwork } = portico.useSwitchNetwork()
  const { signIn } = portico.useSignIn()
  const { signOut } = portico.useSignOut()
  return (
    <main className="shop">
      <Connection namespace="eip155" name="Ethereum" />
      <Connection namespace="solana" name="Solana" />
      <p data-testid="network">{portico.useNetwork().network.name}</p>
      {portico.useNetworks().networks.map(({ caipNetworkId, name }) => (
        <button key={caipNetworkId} onClick={() => switchNetwork(caipNetworkId)}>{`Go to ${name}`}</button>
      ))}
      <button onClick={() => signMessage('Zwölf Klafter Tau ⚓')}>Sign</button>
      <p data-testid="signature">{signature ?? error?.name}</p>
      <button onClick={() => signIn({ headless: true })}>Sign in</button>
      <button onClick={() => signOut()}>Sign out</button>
      <p data-testid="session">{portico.useSession().status}</p>
    </main>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <portico.PorticoProvider portico={instance}>
    <Shop />
  </portico.PorticoProvider>,
)
