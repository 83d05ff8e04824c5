import { createPortico, PorticoModal, PorticoProvider, ConnectButton, useAccount } from 'portico'
import { eip155 } from 'portico/eip155'
import 'portico/styles.css'
import { createRoot } from 'react-dom/client'

const portico = createPortico({
  projectId: null,
  networks: [
    {
      id: 1,
      name: 'Ethereum',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
    },
  ],
  adapters: [eip155()],
})

function Address() {
  return <output id="address">{useAccount()?.address}</output>
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <PorticoProvider portico={portico}>
    <ConnectButton />
    <Address />
    <PorticoModal />
  </PorticoProvider>,
)
