import { Appearance, PorticoProvider, useAccount, useSwap } from 'portico'
import * as views from 'portico/views'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Shop } from '../parts/Shop'
import { createEntrance } from '../setup/portico'

const portico = createEntrance()

type Side = 'from' | 'to'

/** A token for a side, in the place of the form. */
function SelectToken({ side, onDone }: { side: Side; onDone: () => void }) {
  const props = views.useSwapSelectTokenView(side)
  const { editSwap } = useSwap()
  const choose = (token: string | undefined) => {
    editSwap({ [side]: token })
    onDone()
  }
  return props && <views.SwapSelectTokenView {...props} onShowNetworks={undefined} onSelect={choose} />
}

/** The way of swapping, one view in the place of another. */
function Swap() {
  const [side, select] = useState<Side | null>(null)
  const [form, preview, sent] = [views.useSwapView(), views.useSwapPreviewView(), views.useSwapConfirmedView()]
  if (sent) return <views.SwapConfirmedView {...sent} />
  if (preview.plan) return <views.SwapPreviewView {...preview} />
  if (side) return <SelectToken side={side} onDone={() => select(null)} />
  return form && <views.SwapView {...form} onShowNetworks={undefined} onSelectToken={select} />
}

/** The swap alone, without the modal. */
function Place() {
  const connecting = views.useConnectingView()
  const connect = views.useConnectView()
  if (!useAccount()) return connecting ? <views.ConnectingView {...connecting} /> : <views.ConnectView {...connect} />
  return (
    <section className="panel" aria-label="Swap">
      <Swap />
    </section>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <PorticoProvider portico={portico}>
    <Appearance>
      <Shop
        at="/swap.html"
        title="Only the swap"
        lead="One token for another in the shop's layout, without the modal and without an account."
        storybookUrl={globalThis.lab.storybookUrl}
      >
        <Place />
      </Shop>
    </Appearance>
  </PorticoProvider>,
)
