import {
  PorticoProvider,
  useAccounts,
  useActivity,
  useConnect,
  useFeatures,
  useNfts,
  useReceive,
  useSend,
  useTokens,
  useTransactions,
  useWallets,
} from 'portico'
import { formatBalance } from 'portico/state'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createEntrance } from './setup/portico'

const portico = createEntrance()

/** The answer of a hook, as a list. */
function Answer({ name, status, rows }: { name: string; status: string; rows: readonly ReactNode[] }) {
  return (
    <section className="panel" aria-label={name} data-status={status}>
      <h2>{name}</h2>
      <ul>
        {rows.map((row, index) => (
          <li key={index}>{row}</li>
        ))}
      </ul>
    </section>
  )
}

function Holdings() {
  const tokens = useTokens()
  const nfts = useNfts()
  const { status, activity } = useActivity()
  const accounts = useAccounts()
  const receive = useReceive()
  return (
    <>
      <Answer name="Accounts" status="ready" rows={accounts.map(({ address }) => address)} />
      <Answer
        name="Tokens"
        status={tokens.status}
        rows={(tokens.status === 'ready' ? tokens.value : []).map((token) => `${token.name}${formatBalance(token)}`)}
      />
      <Answer
        name="NFTs"
        status={nfts.status}
        rows={nfts.status === 'ready' ? nfts.value.map((nft) => nft.name) : []}
      />
      <Answer name="Activity" status={status} rows={activity.map((one) => `${one.status} ${one.hash}`)} />
      <Answer name="Receive" status="ready" rows={receive ? [receive.address] : []} />
    </>
  )
}

function Send() {
  const { form, review, isReading, editSend, reviewSend, confirmSend } = useSend()
  const sent = useTransactions().find(({ hash }) => hash === review?.sent?.hash)
  if (!form) return null
  return (
    <section className="panel" aria-label="Send" data-status={sent?.status ?? review?.step ?? form.gap ?? 'ready'}>
      <h2>Send</h2>
      <input aria-label="Amount" value={form.amount} onChange={(event) => editSend({ amount: event.target.value })} />
      <input aria-label="Receiver" value={form.to} onChange={(event) => editSend({ to: event.target.value })} />
      <button disabled={form.gap !== null || isReading} onClick={() => void reviewSend()}>
        Preview Send
      </button>
      {review && (
        <button disabled={!review.isArmed} onClick={() => void confirmSend().catch(() => undefined)}>
          Send
        </button>
      )}
      <p data-testid="sent">{sent?.hash}</p>
    </section>
  )
}

/** The account of a shop that draws all of it itself. */
function Account() {
  const { connect } = useConnect()
  return (
    <main className="shop">
      {useWallets().map(({ id, name }) => (
        <button key={id} onClick={() => void connect(id)}>
          Connect {name}
        </button>
      ))}
      <Answer
        name="Features"
        status={useFeatures() ? 'ready' : 'loading'}
        rows={Object.entries(useFeatures() ?? {}).flatMap(([name, isOn]) => (isOn === true ? [name] : []))}
      />
      <Holdings />
      <Send />
    </main>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <PorticoProvider portico={portico}>
    <Account />
  </PorticoProvider>,
)
