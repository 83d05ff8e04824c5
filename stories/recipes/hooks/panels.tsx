import { useState } from 'react'
import {
  useAccount,
  useAccounts,
  useAction,
  useActivity,
  useApproval,
  useBalance,
  useCapabilities,
  useChainId,
  useConnect,
  useConnections,
  useDisconnect,
  useEvents,
  useFeatures,
  useIdentity,
  useModal,
  useNetwork,
  useNetworks,
  usePairing,
  usePortico,
  useRecentConnections,
  useProvider,
  useReceive,
  useResolveName,
  useSession,
  useSignIn,
  useSend,
  useSendCalls,
  useOnramp,
  useSwap,
  useSendTransaction,
  useSignMessage,
  useSignOut,
  useStatus,
  useSwitchAccount,
  useSwitchNetwork,
  useNfts,
  useTokens,
  useIntents,
  useTransactions,
  useValue,
  useWallets,
  type PorticoEvent,
} from '../../../src'
import { Button } from '../../../src/primitives'
import { open, routeAtom } from '../../../src/state'
import { ActionRow, Answer, Row } from './rows'

/** Hooks that read. */
export function Reading() {
  const nameOf = ({ id, name }: ReturnType<typeof useWallets>[number]) => ({ id, name })
  return (
    <>
      <Answer hook="useStatus()" value={useStatus()} />
      <Answer hook="useAccount()" value={useAccount()} />
      <Answer hook="useAccounts()" value={useAccounts()} />
      <Answer hook="useConnections()" value={useConnections()} />
      <Answer hook="useRecentConnections()" value={useRecentConnections().recentConnections} />
      <Answer hook="useIdentity()" value={useIdentity()} />
      <Answer hook="useBalance()" value={useBalance()} />
      <Answer hook="useProvider()" value={useProvider() ? 'the provider of the wallet' : null} />
      <Answer hook="useWallets()" value={useWallets().map(nameOf)} />
      <Answer hook="useNetwork()" value={useNetwork()} />
      <Answer hook="useChainId()" value={useChainId()} />
      <Answer hook="useSession()" value={useSession()} />
      <Answer hook="usePortico()" value={usePortico().snapshot().connections} />
      <Answer hook="useValue(routeAtom)" value={useValue(routeAtom)} />
    </>
  )
}

/** Hooks that connect and leave. */
export function Connecting() {
  const [wallet] = useWallets()
  const [account] = useAccounts()
  const connecting = useConnect()
  const pairing = usePairing()
  const switching = useSwitchAccount()
  const leaving = useDisconnect()
  return (
    <>
      <Answer hook="useStatus()" value={useStatus()} />
      <ActionRow
        hook="useConnect()"
        label={`Connect ${wallet?.name}`}
        state={connecting}
        call={() => connecting.connect(wallet?.id ?? '')}
      />
      <ActionRow hook="usePairing()" label="Pair with a phone" state={pairing} call={() => pairing.pair()} />
      <ActionRow
        hook="useSwitchAccount()"
        label="Use the first account"
        state={switching}
        call={() => switching.switchAccount(account?.caipAddress ?? 'eip155:1:')}
      />
      <ActionRow hook="useDisconnect()" label="Disconnect" state={leaving} call={() => leaving.disconnect()} />
    </>
  )
}

const payment = { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: 1n }

/** Hooks that sign, and what they ask for. */
export function Signing() {
  const signing = useSignMessage()
  const sending = useSendTransaction()
  const calling = useSendCalls()
  const entering = useSignIn()
  const leaving = useSignOut()
  const resolving = useResolveName()
  const { approval } = useApproval()
  return (
    <>
      <ActionRow
        hook="useSignMessage()"
        label="Sign a message"
        state={signing}
        call={() => signing.signMessage('Two coils of rope')}
      />
      <ActionRow
        hook="useSendTransaction()"
        label="Send a transaction"
        state={sending}
        call={() => sending.sendTransaction(payment)}
      />
      <ActionRow
        hook="useSendCalls()"
        label="Send two calls"
        state={calling}
        call={() => calling.sendCalls({ calls: [payment, payment] })}
      />
      <Answer hook="useCapabilities()" value={useCapabilities()} />
      <Answer hook="useFeatures()" value={useFeatures()} />
      <Answer hook="useTokens()" value={useTokens()} />
      <Answer hook="useNfts()" value={useNfts()} />
      <Answer hook="useTransactions()" value={useTransactions()} />
      <Answer hook="useIntents()" value={useIntents()} />
      <Answer hook="useActivity()" value={useActivity()} />
      <Answer hook="useReceive()" value={useReceive()} />
      <Answer hook="useSend()" value={useSend().form?.gap} />
      <Answer hook="useOnramp()" value={useOnramp().form?.purchaseAmount} />
      <Answer hook="useSwap()" value={useSwap().form?.gap} />
      <ActionRow hook="useSignIn()" label="Sign in" state={entering} call={() => entering.signIn({ headless: true })} />
      <ActionRow hook="useSignOut()" label="Sign out" state={leaving} call={() => leaving.signOut()} />
      <ActionRow
        hook="useResolveName()"
        label="Who is harbour.eth?"
        state={resolving}
        call={() => resolving.resolveName('harbour.eth')}
      />
      <Answer hook="useApproval()" value={approval} />
    </>
  )
}

/** Hooks of networks, the modal and events. */
export function Around() {
  const { networks } = useNetworks()
  const switching = useSwitchNetwork()
  const modal = useModal()
  const show = useAction(open)
  const [events, setEvents] = useState<readonly PorticoEvent[]>([])
  useEvents((event) => setEvents((before) => [event, ...before].slice(0, 3)))
  return (
    <>
      <Answer hook="useNetworks()" value={networks.map(({ name }) => name)} />
      <ActionRow
        hook="useSwitchNetwork()"
        label="Use OP Mainnet"
        state={switching}
        call={() => switching.switchNetwork('eip155:10')}
      />
      <Answer hook="useNetwork()" value={useNetwork().network.name} />
      <Row hook="useModal()">
        <Button tone="raised" onClick={() => void modal.open()}>
          {modal.isOpen ? 'Open' : 'Open the modal'}
        </Button>
      </Row>
      <Row hook="useAction(open)">
        <Button tone="raised" onClick={() => void show({ name: 'Networks' })}>
          Choose a network
        </Button>
      </Row>
      <Answer hook="useEvents(listener)" value={events.map((one) => one.event)} />
    </>
  )
}
