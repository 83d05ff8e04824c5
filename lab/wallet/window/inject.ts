import { createTestWallet } from '../createTestWallet'
import { walletIcon } from '../icon'
import { labKeys } from '../labKeys'
import { RpcError } from '../rpcError'
import type { Decision, TestProvider, WalletRequest } from '../types'
import { announce } from '../announce'
import { channelName, readSettings, settingsKey, writeSettings, type Command, type Message } from './channel'

/** The wallet's part in a page, as an extension would put it there. */
const channel = new BroadcastChannel(channelName)
const say = (message: Message) => channel.postMessage(message)

// The first chain only: the second is one the wallet does not know until it is added.
const [first] = globalThis.lab.chains
const wallet = createTestWallet({
  name: 'Lab Wallet',
  rdns: 'lab.portico.wallet',
  icon: walletIcon(0),
  keys: labKeys,
  chains: first ? [{ id: first.id, name: first.name, rpcUrl: first.url }] : [],
  storage: localStorage,
  knobs: readSettings(),
  decide,
})
wallet.announce()

addEventListener('storage', ({ key }) => {
  if (key === settingsKey) Object.assign(wallet.knobs, readSettings())
})
channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if (data.type === 'command') obey(data.command)
})

for (let index = 1; index <= readSettings().extraWallets; index++) announceExtra(index)

function obey(command: Command): void {
  if (command.name === 'useAccount') wallet.useAccount(command.index)
  else if (command.name === 'useChain') wallet.useChain(command.chainId)
  else wallet.disconnect()
}

/** Asks the wallet's person in its own little window; closing it is a refusal. */
function decide(request: WalletRequest): Promise<Decision> {
  const id = crypto.randomUUID()
  const popup = open(`/wallet.html?request=${id}`, `lab-wallet-${id}`, 'popup,width=380,height=620')
  if (!popup) throw new RpcError(-32603, 'The browser blocked the wallet’s window')
  return new Promise((resolve) => {
    const settle = (decision: Decision) => {
      clearInterval(watch)
      channel.removeEventListener('message', hear)
      // Whoever approves a connection has unlocked the wallet to do so.
      if (decision === 'approve' && request.kind === 'connect') writeSettings({ ...readSettings(), isLocked: false })
      resolve(decision)
    }
    const hear = ({ data }: MessageEvent<Message>) => {
      if (data.type === 'ready' && data.id === id) say({ type: 'request', id, request })
      if (data.type === 'decision' && data.id === id) settle(data.decision)
    }
    channel.addEventListener('message', hear)
    const watch = setInterval(() => popup.closed && settle('reject'), 300)
  })
}

/** One of many: made only when it is asked, so that three hundred of them cost a page nothing. */
function announceExtra(index: number): void {
  let made: TestProvider | undefined
  const provider = () =>
    (made ??= createTestWallet({
      name: `Wallet ${index}`,
      rdns: `lab.extra${index}`,
      icon: '',
      keys: labKeys.slice(0, 1),
      chains: globalThis.lab.chains.map(({ id, name, url }) => ({ id, name, rpcUrl: url })),
      decide: async () => 'approve',
    }).provider)
  announce(window, {
    name: `Wallet ${index}`,
    rdns: `lab.extra${index}`,
    icon: walletIcon(index),
    provider: {
      request: (call) => provider().request(call),
      on: (event, listener) => provider().on(event, listener),
      removeListener: (event, listener) => provider().removeListener(event, listener),
    },
  })
}
