import { useEffect, useReducer, useState, useSyncExternalStore } from 'react'
import type { Phone } from '../types'
import { Accounts } from './Accounts'
import { Asks } from './Asks'
import { Knobs } from './Knobs'
import { Pairing } from './Pairing'
import type { Questions } from './questions'
import { Sessions } from './Sessions'

interface AppProps {
  readonly phone: Phone
  readonly questions: Questions
  readonly relayUrl: string
  /** The link the phone was opened with. */
  readonly uri: string | null
}

/** A phone that is a page. */
export function App({ phone, questions, relayUrl, uri }: AppProps) {
  const waiting = useSyncExternalStore(questions.onChange, questions.list)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => phone.onChange(redraw), [phone])
  const attempt = (act: Promise<unknown>) => {
    setFailure(null)
    act.then(redraw, (error: unknown) => setFailure(String((error as { message?: unknown }).message ?? error)))
  }
  const [paid, setPaid] = useState<string | null>(null)
  useEffect(() => {
    if (!uri) return
    const act = uri.startsWith('wc:') ? phone.pair(uri) : phone.pay(uri).then(setPaid)
    act.catch((error: unknown) => setFailure(String((error as { message?: unknown }).message ?? error)))
  }, [phone, uri])
  return (
    <>
      <h1>Lab Phone</h1>
      <p className="quiet">Keys everybody knows, behind the relay of this machine.</p>
      <p role="status" data-testid="problem">
        {failure ?? phone.problem()}
      </p>
      {paid && <p data-testid="paid">{paid}</p>}
      <Asks questions={waiting} />
      <Pairing pair={(given) => attempt(phone.pair(given))} />
      <Sessions phone={phone} attempt={attempt} />
      <Accounts phone={phone} attempt={attempt} />
      <Knobs misbehave={phone.misbehave} relay={relayUrl.replace(/^ws/, 'http')} attempt={attempt} />
    </>
  )
}
