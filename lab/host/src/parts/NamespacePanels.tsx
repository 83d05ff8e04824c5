import {
  useAccount,
  useBalance,
  useDisconnect,
  useModal,
  useNetwork,
  useNetworks,
  useSignMessage,
  useStatus,
  useSwitchNetwork,
  useValue,
  type Namespace,
} from 'portico'
import { activeNamespaceAtom, connectionsAtom } from 'portico/state'
import { useState } from 'react'
import { formatUnits } from 'viem'

/** The namespace in use, and all the networks to go to. */
export function ActivePanel() {
  const namespace = useValue(activeNamespaceAtom)
  const account = useAccount()
  const { network } = useNetwork()
  const { networks } = useNetworks()
  const { switchNetwork, error } = useSwitchNetwork()
  const balance = useBalance()
  const { disconnect } = useDisconnect()
  const { open } = useModal()
  return (
    <section className="panel" aria-label="In use">
      <h2>In use</h2>
      <dl>
        <dt>Kind of chain</dt>
        <dd data-testid="namespace">{namespace}</dd>
        <dt>Status</dt>
        <dd data-testid="status">{useStatus()}</dd>
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
      </dl>
      <p>
        {networks.map(({ caipNetworkId, name }) => (
          <button key={caipNetworkId} onClick={() => switchNetwork(caipNetworkId)}>
            {name}
          </button>
        ))}
      </p>
      <p>
        <button onClick={() => open({ name: 'Connect' })}>Connect another wallet</button>
        <button onClick={() => void disconnect()}>Leave all</button>
      </p>
      <output data-testid="problem">{error?.name}</output>
    </section>
  )
}

/** One namespace, in use or not. */
export function NamespacePanel({ namespace, name }: { namespace: Namespace; name: string }) {
  const connection = useValue(connectionsAtom)[namespace]
  const { disconnect } = useDisconnect()
  const { open } = useModal()
  const isConnected = connection?.status === 'connected'
  return (
    <section className="panel" aria-label={name}>
      <h2>{name}</h2>
      <dl>
        <dt>Status</dt>
        <dd data-testid="status">{connection?.status ?? 'restoring'}</dd>
        <dt>Wallet</dt>
        <dd data-testid="wallet">{isConnected ? connection.wallet.name : 'none'}</dd>
        <dt>Account</dt>
        <dd data-testid="address">{isConnected ? connection.address.split(':')[2] : 'none'}</dd>
        <dt>Network</dt>
        <dd data-testid="network">{isConnected ? connection.networkId : 'none'}</dd>
      </dl>
      <p>
        {isConnected ? (
          <button onClick={() => void disconnect(namespace)}>Leave</button>
        ) : (
          <button onClick={() => open({ name: 'Connect', namespace })}>Connect</button>
        )}
      </p>
    </section>
  )
}

/** Signs with the namespace in use and shows what the wallet answered, as it is. */
export function RawSignPanel() {
  const account = useAccount()
  const { signMessage, status, data, error } = useSignMessage()
  const [text, setText] = useState('Zwölf Klafter Tau ⚓')
  return (
    <section className="panel" aria-label="Sign">
      <h2>Sign an order</h2>
      <label>
        Order
        <textarea rows={3} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <p>
        <button disabled={!account} onClick={() => signMessage(text)}>
          Sign
        </button>
      </p>
      <output data-testid="signature">{status === 'pending' ? 'Waiting for the wallet' : (data ?? error?.name)}</output>
    </section>
  )
}
