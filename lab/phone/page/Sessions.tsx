import type { Phone, PhoneSession } from '../types'

interface SessionsProps {
  readonly phone: Phone
  readonly attempt: (act: Promise<unknown>) => void
}

/** The apps that are connected. */
export function Sessions({ phone, attempt }: SessionsProps) {
  const sessions = phone.sessions()
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">Connected apps</h2>
      {sessions.length === 0 && <p className="quiet">None.</p>}
      <ul data-testid="sessions">
        {sessions.map((session) => (
          <Session key={session.topic} session={session} phone={phone} attempt={attempt} />
        ))}
      </ul>
    </section>
  )
}

function Session({ session, phone, attempt }: SessionsProps & { readonly session: PhoneSession }) {
  const { topic, app, accounts, network } = session
  const namespaces = new Set(accounts.map((account) => account.split(':', 1)[0]))
  const chains = phone.chains().filter(({ id }) => namespaces.has(id.split(':', 1)[0]))
  return (
    <li data-testid="session">
      <p>
        <strong>{app.name}</strong> <span className="quiet">{app.url}</span>
      </p>
      <label>
        Network of {app.name}
        <select value={network ?? ''} onChange={(event) => attempt(phone.switchNetwork(event.target.value, topic))}>
          <option value="" disabled>
            As the app likes
          </option>
          {chains.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <ul className="addresses">
        {accounts.map((account) => (
          <li key={account}>{account}</li>
        ))}
      </ul>
      <button onClick={() => attempt(phone.disconnect(topic))}>Disconnect {app.name}</button>
    </li>
  )
}
