import { PorticoProvider, useConnect, useSwap, useTransactions, useWallets } from 'portico'
import type { SwapChoice } from 'portico/state'
import { useState } from 'react'
import { formatUnits } from 'viem'
import { createRoot } from 'react-dom/client'
import { createEntrance } from '../setup/portico'

const portico = createEntrance()
const native = 'native'

interface SideProps {
  readonly name: string
  readonly tokens: readonly SwapChoice[]
  readonly token: SwapChoice | null
  readonly onChoose: (address: string | undefined) => void
}

/** A token, of all that can be swapped. */
function Side({ name, tokens, token, onChoose }: SideProps) {
  return (
    <select
      aria-label={name}
      value={token ? (token.address ?? native) : ''}
      onChange={({ target: { value } }) => onChoose(value === native ? undefined : value)}
    >
      <option value="" disabled>
        None
      </option>
      {tokens.map(({ address = native, symbol }) => (
        <option key={address} value={address}>
          {symbol}
        </option>
      ))}
    </select>
  )
}

/** The swap, and the button of its next step. */
function Swap() {
  const { form, tokens, review, editSwap, flipSwap, reviewSwap, confirmSwap, cancelSwap } = useSwap()
  const sent = useTransactions().find(({ hash }) => hash === review?.sent?.hash)
  const [error, fail] = useState('')
  if (!form) return null
  const look = () =>
    reviewSwap().then(
      () => fail(''),
      (reason: Error) => fail(reason.name),
    )
  const all = [...tokens.own, ...tokens.others]
  const { from, to, amount, terms, gap } = form
  const least = review?.terms ?? terms
  const isBusy = review !== null && (review.step === 'asking' || review.step === 'building' || review.isApproving)
  return (
    <section className="panel" aria-label="Swap" data-status={sent?.status ?? review?.step ?? gap ?? 'ready'}>
      <h2>Swap</h2>
      <Side name="From" tokens={all} token={from} onChoose={(address) => editSwap({ from: address })} />
      <button onClick={flipSwap}>Flip</button>
      <Side name="To" tokens={all} token={to} onChoose={(address) => editSwap({ to: address })} />
      <input aria-label="Amount" value={amount} onChange={(event) => editSwap({ amount: event.target.value })} />
      <p data-testid="least">{least && to && formatUnits(least.minValue, (review?.to ?? to).decimals)}</p>
      {!review && <button onClick={() => void look()}>Review</button>}
      {review && !review.sent && (
        <button disabled={isBusy || !review.isArmed} onClick={() => void confirmSwap().catch(() => undefined)}>
          {review.next}
        </button>
      )}
      {review && <button onClick={cancelSwap}>Cancel</button>}
      <p data-testid="error">{review?.isRefused ? 'SwapRefusedError' : error}</p>
      <p data-testid="sent">{sent?.hash}</p>
    </section>
  )
}

/** A swap that the shop draws itself. */
function Page() {
  const { connect } = useConnect()
  return (
    <main className="shop">
      {useWallets().map(({ id, name }) => (
        <button key={id} onClick={() => void connect(id)}>
          Connect {name}
        </button>
      ))}
      <Swap />
    </main>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <PorticoProvider portico={portico}>
    <Page />
  </PorticoProvider>,
)
