import { useState } from 'react'
import type { Misbehaviour } from '../types'

const flags = [
  ['neverAnswers', 'Never answers'],
  ['wrongChains', 'Approves other networks'],
  ['malformedAccounts', 'Approves with nonsense for addresses'],
  ['wrongSignIn', 'Signs in to another app'],
  ['forgedSignIn', 'Signs in with no real signature'],
] as const

const relayKnobs = [
  ['Stall the relay', { stall: true }],
  ['Wake the relay', { stall: false }],
  ['Refuse new connections', { refuse: true }],
  ['Take connections', { refuse: false }],
  ['Cut everybody off', { dropAll: true }],
  ['Swap the next two messages', { reorder: true }],
] as const

interface KnobsProps {
  readonly misbehave: Misbehaviour
  /** Address of the relay over http. */
  readonly relay: string
  readonly attempt: (act: Promise<unknown>) => void
}

/** Settings of the phone and the relay. */
export function Knobs({ misbehave, relay, attempt }: KnobsProps) {
  const [, redraw] = useState(0)
  const change = (part: Partial<Misbehaviour>) => {
    Object.assign(misbehave, part)
    redraw((count) => count + 1)
  }
  const turn = (knob: object) => attempt(fetch(`${relay}/knobs`, { method: 'POST', body: JSON.stringify(knob) }))
  return (
    <section aria-labelledby="knobs">
      <h2 id="knobs">How it behaves</h2>
      {flags.map(([flag, name]) => (
        <label className="switch" key={flag}>
          <input
            type="checkbox"
            checked={misbehave[flag]}
            onChange={(event) => change({ [flag]: event.target.checked })}
          />
          {name}
        </label>
      ))}
      <label>
        Delay in milliseconds
        <input
          type="number"
          min="0"
          value={misbehave.delayMs}
          onChange={(event) => change({ delayMs: Math.max(0, Number(event.target.value) || 0) })}
        />
      </label>
      <h2>The relay</h2>
      <div className="actions">
        {relayKnobs.map(([name, knob]) => (
          <button key={name} onClick={() => turn(knob)}>
            {name}
          </button>
        ))}
      </div>
    </section>
  )
}
