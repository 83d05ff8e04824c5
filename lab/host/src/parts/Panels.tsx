import {
  AccountButton,
  useAccount,
  useBalance,
  useDisconnect,
  useEvents,
  useNetwork,
  useNetworks,
  useProvider,
  useSignMessage,
  useStatus,
  useSwitchNetwork,
  type PorticoEvent,
} from 'portico'
import { useState } from 'react'
import { formatUnits, recoverMessageAddress, type Hex } from 'viem'

/** State that a host reads. */
export function StatePanel() {
  const status = useStatus()
  const account = useAccount()
  const { network } = useNetwork()
  const { networks } = useNetworks()
  const { switchNetwork } = useSwitchNetwork()
  const provider = useProvider('eip155')
  const balance = useBalance()
  const { disconnect } = useDisconnect()
  return (
    <section className="panel">
      <h2>What the shop sees</h2>
      <dl>
        <dt>Status</dt>
        <dd data-testid="status">{status}</dd>
        <dt>Account</dt>
        <dd data-testid="address">{account?.address ?? 'none'}</dd>
        <dt>Network</dt>
        <dd data-testid="network">{network.name}</dd>
        <dt>Balance</dt>
        <dd data-testid="balance">
          {balance.status === 'ready' && balance.value
            ? formatUnits(balance.value.value, balance.value.decimals)
            : balance.status}
        </dd>
        <dt>Provider</dt>
        <dd>{provider ? 'EIP-1193' : 'none'}</dd>
      </dl>
      <p>
        {networks.map((each) => (
          <button key={each.caipNetworkId} onClick={() => switchNetwork(each.caipNetworkId)}>
            {each.name}
          </button>
        ))}{' '}
        {account && <button onClick={() => void disconnect()}>Leave</button>}
      </p>
      <AccountButton />
    </section>
  )
}

/** Signs a text and checks the signature with another library. */
export function SignPanel() {
  const account = useAccount()
  const { signMessage } = useSignMessage()
  const [text, setText] = useState('I would like two coils of rope')
  const [result, setResult] = useState('')
  const sign = async () => {
    setResult('Waiting for the wallet')
    try {
      const signature = (await signMessage(text)) as Hex
      const recovered = await recoverMessageAddress({ message: text, signature })
      setResult(`Signed by ${recovered}`)
    } catch (error) {
      setResult(error instanceof Error ? error.name : String(error))
    }
  }
  return (
    <section className="panel">
      <h2>Sign an order</h2>
      <label>
        Order
        <textarea rows={3} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <p>
        <button disabled={!account} onClick={() => void sign()}>
          Sign
        </button>
      </p>
      <output data-testid="signature">{result}</output>
    </section>
  )
}

/** The event stream. */
export function EventPanel() {
  const [events, setEvents] = useState<readonly PorticoEvent[]>([])
  useEvents((event) => setEvents((before) => [event, ...before].slice(0, 30)))
  return (
    <section className="panel">
      <h2>Events</h2>
      <ul className="log" tabIndex={0} aria-label="Events">
        {events.map((event, index) => (
          <li key={events.length - index}>{event.event}</li>
        ))}
      </ul>
    </section>
  )
}

/** Asks for what cannot be, as a broken shop would, to see what is told of it. */
export function TroublePanel() {
  const { removeNetwork } = useNetworks()
  const fail = () => {
    for (let turn = 0; turn < 1_000; turn += 1) {
      try {
        removeNetwork('eip155:404')
      } catch {
        // The project is told.
      }
    }
  }
  return (
    <section className="panel">
      <h2>Trouble</h2>
      <button onClick={fail}>Fail a thousand times</button>
    </section>
  )
}
