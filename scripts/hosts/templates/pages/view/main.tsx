import { ConnectView } from 'portico/views'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <ConnectView
      wallets={[]}
      onSelectWallet={(walletId) => console.info(walletId)}
      onReload={() => location.reload()}
    />
  </StrictMode>,
)
