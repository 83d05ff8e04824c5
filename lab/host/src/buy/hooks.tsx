import { PorticoProvider, useConnect, useOnramp, useWallets } from 'portico'
import { createRoot } from 'react-dom/client'
import { createEntrance } from '../setup/portico'

const portico = createEntrance()

function Buy() {
  const { form, purchase, setPaymentAmount, selectProvider, startOnramp } = useOnramp()
  if (!form) return null
  const buy = (id: string) => {
    selectProvider(id)
    void startOnramp().catch(() => undefined)
  }
  return (
    <section className="panel" aria-label="Buy" data-status={purchase?.status ?? 'idle'}>
      <h2>Buy {form.purchaseCurrency?.symbol}</h2>
      <input
        aria-label="You pay"
        value={form.paymentAmount}
        onChange={(event) => setPaymentAmount(event.target.value)}
      />
      <ul>
        {form.providers.map(({ id, name, quote }) => (
          <li key={id}>
            <button disabled={!quote} onClick={() => buy(id)}>
              {name} {quote?.purchaseAmount}
            </button>
          </li>
        ))}
      </ul>
      {purchase?.url && <a href={purchase.url}>{purchase.provider.name}</a>}
    </section>
  )
}

/** Buying, of hooks alone. */
function Page() {
  const { connect } = useConnect()
  const wallets = useWallets()
  return (
    <main className="shop">
      <h1>Buying of hooks alone</h1>
      {wallets.map(({ id, name }) => (
        <button key={id} onClick={() => void connect(id)}>
          {name}
        </button>
      ))}
      <Buy />
    </main>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <PorticoProvider portico={portico}>
    <Page />
  </PorticoProvider>,
)
