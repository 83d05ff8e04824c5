import { Appearance, PorticoProvider, useAccount } from 'portico'
import * as views from 'portico/views'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createEntrance } from './setup/portico'
import { Shop } from './parts/Shop'

const portico = createEntrance()

/** A part of the account, in a place of the shop's own. */
function Place({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="panel" aria-label={name}>
      <h2>{name}</h2>
      {children}
    </section>
  )
}

const Accounts = () => <views.ProfileWalletsView {...views.useProfileWalletsView()} />
const Tokens = () => <views.TokensView {...views.useTokensView()} />
const Nfts = () => <views.NftsView {...views.useNftsView()} />
const Activity = () => <views.ActivityView {...views.useActivityView()} />

function Receive() {
  const props = views.useReceiveView()
  return props && <views.ReceiveView {...props} />
}

/** The way of sending, one view in the place of another. */
function Send() {
  const [form, preview, sent] = [views.useSendView(), views.useSendPreviewView(), views.useSendConfirmedView()]
  if (sent) return <views.SendConfirmedView {...sent} />
  if (preview.plan) return <views.SendPreviewView {...preview} />
  return form && <views.SendView {...form} onSelectToken={undefined} />
}

const places = { Accounts, Tokens, NFTs: Nfts, Activity, Receive, Send }

/** The account's parts beside each other, without the modal. */
function Account() {
  const connecting = views.useConnectingView()
  const connect = views.useConnectView()
  if (!useAccount()) return connecting ? <views.ConnectingView {...connecting} /> : <views.ConnectView {...connect} />
  return (
    <div className="grid">
      {Object.entries(places).map(([name, View]) => (
        <Place key={name} name={name}>
          <View />
        </Place>
      ))}
    </div>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <PorticoProvider portico={portico}>
    <Appearance>
      <Shop
        at="/account-parts.html"
        title="An account of its own"
        lead="The parts of the account in the shop's layout, without the modal."
        storybookUrl={globalThis.lab.storybookUrl}
      >
        <Account />
      </Shop>
    </Appearance>
  </PorticoProvider>,
)
