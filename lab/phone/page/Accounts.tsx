import { accountNames } from '../keys/keyring'
import type { Phone } from '../types'

/** The accounts in use, and the others. */
export function Accounts({
  phone,
  attempt,
}: {
  readonly phone: Phone
  readonly attempt: (act: Promise<unknown>) => void
}) {
  return (
    <section aria-labelledby="accounts">
      <h2 id="accounts">Accounts</h2>
      <dl>
        {phone.accounts().map(({ namespace, address }) => (
          <div key={namespace}>
            <dt>{namespace}</dt>
            <dd data-testid={`account-${namespace}`}>{address}</dd>
          </div>
        ))}
      </dl>
      <div className="actions">
        {accountNames.map((name, index) => (
          <button
            key={name}
            aria-pressed={phone.accountIndex() === index}
            onClick={() => attempt(phone.useAccount(index))}
          >
            {name}
          </button>
        ))}
      </div>
    </section>
  )
}
