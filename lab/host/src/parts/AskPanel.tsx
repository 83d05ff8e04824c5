import { useAccount, usePortico } from 'portico'
import { createGatedProvider } from 'portico/state'
import { useMemo, useState } from 'react'
import { examplesFor } from './gatedCalls'

type Call = Parameters<ReturnType<typeof createGatedProvider>['request']>[0]

const foreigner = 'https://chart-room.example'

function failureOf(error: unknown) {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return { code, message }
}

/** Requests of a library, or of an app that the shop embeds, to the gate: all calls of a list at once. */
export function AskPanel() {
  const portico = usePortico()
  const own = useMemo(() => createGatedProvider(portico), [portico])
  const embedded = useMemo(() => createGatedProvider(portico, { origin: foreigner }), [portico])
  const account = useAccount()
  const [isForeign, setIsForeign] = useState(false)
  const [text, setText] = useState('[]')
  const [answers, setAnswers] = useState<readonly string[]>([])
  const examples = examplesFor(account?.address ?? '')
  const ask = () => {
    const calls = JSON.parse(text) as readonly Call[]
    setAnswers(calls.map(() => 'waits'))
    calls.forEach((call, index) => {
      const answer = (value: object) =>
        setAnswers((before) => before.map((one, at) => (at === index ? JSON.stringify(value) : one)))
      const request = (isForeign ? embedded : own).request(call)
      request.then(
        (result) => answer({ result }),
        (error: unknown) => answer(failureOf(error)),
      )
    })
  }
  return (
    <section className="panel" aria-label="Ask">
      <h2>What a library asks</h2>
      <p>
        {Object.entries(examples).map(([name, calls]) => (
          <button key={name} onClick={() => setText(JSON.stringify(calls, null, 2))}>
            {name}
          </button>
        ))}
      </p>
      <label>
        Calls
        <textarea rows={12} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <label>
        <input type="checkbox" checked={isForeign} onChange={(event) => setIsForeign(event.target.checked)} /> An
        embedded app asks
      </label>
      <p>
        <button onClick={ask}>Ask</button>
      </p>
      <ol data-testid="answers">
        {answers.map((answer, index) => (
          <li key={index}>{answer}</li>
        ))}
      </ol>
    </section>
  )
}
