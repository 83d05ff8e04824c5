import { PorticoProvider, useConnect, useWallets } from 'portico'
import { createRoot } from 'react-dom/client'
import { createEntrance } from '../setup/portico'
import { CallsPanel } from './CallsPanel'

const portico = createEntrance()
function Shop() {
  const { connect } = useConnect()
  return (
    <main className="shop">
      {useWallets().map(({ id, name }) => (
        <button key={id} onClick={() => void connect(id)}>
          Connect {name}
        </button>
      ))}
      <CallsPanel />
    </main>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <PorticoProvider portico={portico}>
    <Shop />
  </PorticoProvider>,
)
