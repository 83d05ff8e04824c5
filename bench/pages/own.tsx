import { PorticoModal, PorticoProvider, useModal } from 'portico'
import 'portico/styles.css'
import { createRoot } from 'react-dom/client'
import { Address } from './common'
import { portico } from './instance'

function OwnButton() {
  const { open } = useModal()
  return <button onClick={() => open()}>Connect wallet</button>
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <PorticoProvider portico={portico}>
    <OwnButton />
    <Address />
    <PorticoModal />
  </PorticoProvider>,
)
