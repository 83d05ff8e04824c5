import { AccountButton, ConnectButton, createPortico, NetworkButton, PorticoModal, PorticoProvider } from 'portico'
import { bip122 } from 'portico/bip122'
import { cosmos } from 'portico/cosmos'
import { eip155 } from 'portico/eip155'
import { bitcoin, cosmosHub, mainnet, polkadotMainnet, solanaMainnet } from 'portico/networks'
import { polkadot } from 'portico/polkadot'
import { createSiwx } from 'portico/siwx'
import { solana } from 'portico/solana'
import { walletConnect } from 'portico/walletconnect'
import 'portico/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { OwnButton } from '../parts/OwnButton'

const portico = createPortico({
  projectId: null,
  networks: [mainnet, solanaMainnet, bitcoin, polkadotMainnet, cosmosHub],
  adapters: [eip155(), solana(), bip122(), polkadot(), cosmos()],
  pairing: walletConnect({ relayUrl: 'wss://relay.example', projectId: '0123456789abcdef0123456789abcdef' }),
  directory: {},
  names: { zone: 'shop.example' },
  siwx: createSiwx(),
})

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <PorticoProvider portico={portico}>
      <OwnButton />
      <ConnectButton />
      <AccountButton />
      <NetworkButton />
      <PorticoModal />
    </PorticoProvider>
  </StrictMode>,
)
